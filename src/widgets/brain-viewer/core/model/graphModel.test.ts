import { describe, expect, test } from 'vitest';
import { openSchema } from '../../testing/openSchema.ts';
import { adjacencyOf, directedAdjacencyOf, neighbourhoodOf, pathBetween } from './adjacency.ts';
import { linkId, schemaHash } from './brainGraph.ts';
import { readBrainGraph } from './brainModel.ts';
import { compareGraphs } from './compareGraphs.ts';
import { filterGraph, filterSize } from './filterGraph.ts';
import { groupLabels, maxGroups } from './groupLabels.ts';
import { searchGraph } from './searchGraph.ts';

const northwind = openSchema('northwind');
const adjacency = adjacencyOf(northwind.links);

describe('neighbourhoods and paths', () => {
  test('a neighbourhood grows with its steps', () => {
    expect([...neighbourhoodOf(adjacency, 'Region', 1)].sort()).toEqual(['Region', 'Territory']);
    expect(neighbourhoodOf(adjacency, 'Region', 3).has('Order')).toBe(true);
    expect(neighbourhoodOf(adjacency, 'Region', 2).has('Order')).toBe(false);
  });

  test('a path is a shortest one, whichever way the relations lead', () => {
    expect(pathBetween(adjacency, 'Category', 'Customer')).toEqual([
      'Category',
      'Product',
      'OrderDetail',
      'Order',
      'Customer',
    ]);
    expect(pathBetween(adjacency, 'Order', 'Order')).toEqual(['Order']);
    expect(pathBetween(adjacency, 'Order', 'CustomerDemographic')).toBeUndefined();
  });
});

test('a path as relations lead goes one way alone', () => {
  const directed = directedAdjacencyOf(northwind.links);
  expect(pathBetween(directed, 'Customer', 'Category')).toEqual([
    'Customer',
    'Order',
    'OrderDetail',
    'Product',
    'Category',
  ]);
  expect(pathBetween(directed, 'Category', 'Customer')).toBeUndefined();
});

describe('filters', () => {
  test('without settings the graph is the very same', () => {
    expect(filterGraph(northwind, { minimumCount: 0, hiddenTypes: [] })).toBe(northwind);
  });

  test('relations, labels, counts and unrelated labels can be filtered out', () => {
    const filter = {
      hiddenTypes: ['PLACED'],
      hiddenLabels: ['Region'],
      minimumCount: 5,
      connectedOnly: true,
    };
    const { labels, links } = filterGraph(northwind, filter);
    expect([...labels.keys()].sort()).toEqual([
      ...['Category', 'Employee', 'Order', 'OrderDetail', 'Product', 'Supplier', 'Territory'],
    ]);
    expect(links.some(({ id }) => id === linkId('Customer', 'Order'))).toBe(false);
    expect(filterSize(filter)).toBe(4);
  });
});

describe('the hash of a schema', () => {
  const of = (labels: string[], pairs: [string, string][]) =>
    schemaHash(
      readBrainGraph({
        node_labels: labels,
        relationship_directions: pairs.map(([source_label, target_label]) => ({
          source_label,
          target_label,
          relationship_type: 'T',
        })),
      }),
    );

  test('is that of labels and pairs, in any order and direction', () => {
    expect(
      of(
        ['A', 'B', 'C'],
        [
          ['A', 'B'],
          ['B', 'C'],
        ],
      ),
    ).toBe(
      of(
        ['C', 'A', 'B'],
        [
          ['C', 'B'],
          ['B', 'A'],
        ],
      ),
    );
  });

  test('is another one for other labels or pairs', () => {
    const hashes = [of(['A', 'B'], []), of(['A', 'B'], [['A', 'B']]), of(['A', 'B', 'C'], [])];
    expect(new Set(hashes).size).toBe(3);
  });
});

describe('groups', () => {
  test('two cliques with one link between them are two groups', () => {
    const clique = (names: string[]) =>
      names.flatMap((source) =>
        names.map((target) => ({
          source_label: source,
          relationship_type: 'T',
          target_label: target,
        })),
      );
    const graph = readBrainGraph({
      relationship_directions: [
        ...clique(['A1', 'A2', 'A3', 'A4']),
        ...clique(['B1', 'B2', 'B3']),
        { source_label: 'A1', relationship_type: 'T', target_label: 'B1' },
      ],
    });
    expect(groupLabels(graph).map(({ name, labels }) => [name, [...labels].sort()])).toEqual([
      ['A1', ['A1', 'A2', 'A3', 'A4']],
      ['B1', ['B1', 'B2', 'B3']],
    ]);
  });

  test('hold every label once, and are at most as many as there are colours', () => {
    const graph = openSchema('schemaOrg');
    const groups = groupLabels(graph);
    expect(groups.length).toBeLessThanOrEqual(maxGroups);
    expect(groups.flatMap(({ labels }) => labels).sort()).toEqual([...graph.labels.keys()].sort());
  });
});

test('a comparison tells what came, went and changed', () => {
  const before = readBrainGraph({
    node_counts: { A: 1, B: 2, C: 3 },
    relationship_directions: [
      { source_label: 'A', relationship_type: 'T', target_label: 'B', count: 4 },
      { source_label: 'B', relationship_type: 'T', target_label: 'C', count: 5, store_type: 'x' },
    ],
  });
  const after = readBrainGraph({
    node_counts: { A: 1, B: 7, D: 1 },
    relationship_directions: [
      { source_label: 'A', relationship_type: 'U', target_label: 'D', count: 1 },
      { source_label: 'A', relationship_type: 'T', target_label: 'B', count: 4, store_type: 'x' },
    ],
  });
  expect(compareGraphs(before, after)).toEqual({
    labels: [
      { kind: 'added', label: 'D', before: undefined, after: 1 },
      { kind: 'removed', label: 'C', before: 3, after: undefined },
      { kind: 'changed', label: 'B', before: 2, after: 7 },
    ],
    relations: [
      { kind: 'added', source: 'A', type: 'U', target: 'D', before: undefined, after: 1 },
      { kind: 'removed', source: 'B', type: 'T', target: 'C', before: 5, after: undefined },
    ],
  });
});

describe('search', () => {
  test.each([
    ['medication request', 'MedicationRequest'],
    ['med req', 'MedicationRequest'],
    ['request medication', 'MedicationRequest'],
    ['obsevation', 'Observation'],
    ['obsrevation', 'Observation'],
    ['organizaton', 'Organization'],
  ])('%s finds the label %s', (typed, label) => {
    expect(searchGraph(openSchema('fhir'), typed)[0]?.label).toBe(label);
  });

  test('a short word with an error finds nothing', () => {
    expect(searchGraph(openSchema('chinook'), 'tzk')).toEqual([]);
  });

  test('names come first, then properties, then relations', () => {
    expect(searchGraph(northwind, 'regi').map(({ label, by }) => [label, by?.kind])).toEqual([
      ['Region', undefined],
      ['Territory', 'relation'],
    ]);
    expect(searchGraph(northwind, 'has line')[0]?.by).toEqual({
      kind: 'relation',
      name: 'HAS_LINE',
    });
    expect(searchGraph(northwind, 'home')).toEqual([
      { label: 'Supplier', by: { kind: 'property', name: 'homePage' } },
    ]);
    expect(searchGraph(northwind, '  ')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { BaseBrain, ConnectedBrain } from '../../../../contract/index.ts';
import { exportJson } from '../../exports/exportData.ts';
import { openSchema } from '../../testing/openSchema.ts';
import { isBrainAnswer, readBrainGraph } from './brainModel.ts';
import { linkId } from './brainGraph.ts';

const statistics = {
  total_node_labels: 3,
  total_relationship_types: 3,
  total_nodes: 40,
  total_relationships: 60,
};

const base: BaseBrain = {
  tenant_id: 'tenant',
  extracted_at: '2026-01-02T03:04:05.000Z',
  sample_size: 100,
  node_labels: ['Team', 'Person', 'Holiday'],
  relationship_types: ['LEADS', 'WORKS_IN', 'REPORTS_TO'],
  node_properties: {
    Person: {
      email: { type: 'String', presence_percentage: 62.5, sample_values: ['a@b.example', 7, null] },
      name: { type: 'String', presence_percentage: 100, sample_values: [] },
    },
  },
  node_counts: { Person: 30, Team: 10 },
  relationship_directions: [
    {
      source_label: 'Person',
      relationship_type: 'WORKS_IN',
      target_label: 'Team',
      count: 30,
      store_type: 'tgraph',
    },
    {
      source_label: 'Team',
      relationship_type: 'LED_BY',
      target_label: 'Person',
      count: 10,
      store_type: 'manual_kg',
    },
    {
      source_label: 'Person',
      relationship_type: 'REPORTS_TO',
      target_label: 'Person',
      count: 20,
      store_type: 'tgraph',
    },
  ],
  statistics,
  metadata: {
    uses_property_based_types: true,
    generic_store_labels: ['Entity'],
    extraction_method: 'property_based_schema',
  },
};

const connected: ConnectedBrain = {
  ...base,
  user_id: 'user',
  relationship_directions: base.relationship_directions.map(
    ({ source_label, relationship_type, target_label, count }) => ({
      source_label,
      relationship_type,
      target_label,
      count,
    }),
  ),
  metadata: {
    source: 'unified_graph',
    connection_ids: ['c1'],
    base_node_count: 40,
    base_edge_count: 60,
    external_relationships_count: 0,
    extraction_method: 'unified_graph_conversion',
  },
};

describe('the base schema', () => {
  const graph = readBrainGraph(base);

  test('relations both ways between two labels are one link', () => {
    expect(graph.links.map(({ id, count, direction }) => [id, count, direction])).toEqual([
      [linkId('Team', 'Person'), 40, 'both'],
      [linkId('Person', 'Person'), 20, 'forward'],
    ]);
    expect(graph.links[0]?.relations.map(({ storeType }) => storeType)).toEqual([
      'tgraph',
      'manual_kg',
    ]);
  });

  test('properties are sorted by presence, with samples as they came', () => {
    expect(graph.labels.get('Person')?.properties).toEqual([
      { name: 'name', type: 'String', presence: 1, samples: [] },
      { name: 'email', type: 'String', presence: 0.625, samples: ['a@b.example', 7, null] },
    ]);
  });

  test('a count that is not told is unknown, not zero', () => {
    expect(graph.labels.get('Holiday')?.count).toBeUndefined();
    expect(graph.facts.nodes).toBe(40);
  });
});

test('with connections the store type is unknown and the rest the same', () => {
  const graph = readBrainGraph(connected);
  expect(graph.links.flatMap(({ relations }) => relations.map((one) => one.storeType))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(graph.links.map(({ count }) => count)).toEqual([40, 20]);
  expect(graph.facts.metadata).toContainEqual({ name: 'connection_ids', value: ['c1'] });
});

describe('what has no documented shape', () => {
  test('a brain is found under another key', () => {
    expect(readBrainGraph({ success: true, data: { graph: base } }).labels.size).toBe(3);
  });

  test.each([undefined, null, 7, 'text', [], {}, { node_labels: 'Person' }, { node_labels: [7] }])(
    '%j is an empty graph',
    (answer) => {
      const { labels, links } = readBrainGraph(answer);
      expect([labels.size, links.length]).toEqual([0, 0]);
    },
  );

  test('odd parts are left out and the others kept', () => {
    const graph = readBrainGraph({
      node_labels: ['A', null],
      node_counts: { A: 'many', B: 2 },
      node_properties: { A: 'none', B: { p: 1 } },
      relationship_directions: [
        null,
        { source_label: 'A', target_label: 'B' },
        { source_label: 'A', relationship_type: 'T', target_label: 'C', count: 'x' },
      ],
    });
    expect([...graph.labels.keys()]).toEqual(['A', 'B', 'C']);
    expect(graph.labels.get('A')?.count).toBeUndefined();
    expect(graph.links[0]?.relations[0]?.count).toBeUndefined();
  });
});

test('labels that are named as what every object has keep their counts and properties', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const keyed = (value: string): string =>
    `{${names.map((name) => `"${name}":${value}`).join(',')}}`;
  const profile = '{"type":"String","presence_percentage":50,"sample_values":[]}';
  const answer: unknown = JSON.parse(
    `{"node_labels":${JSON.stringify(names)},"node_counts":${keyed('7')},` +
      `"node_properties":${keyed(keyed(profile))},"relationship_directions":[]}`,
  );
  const { labels } = readBrainGraph(answer);
  for (const name of names) {
    expect(labels.get(name)?.count).toBe(7);
    const properties = labels.get(name)?.properties.map((property) => property.name);
    expect(properties?.toSorted()).toEqual(names.toSorted());
  }
});

describe('a brain without some of its keys', () => {
  const relation = { source_label: 'A', relationship_type: 'T', target_label: 'B' };

  test.each([
    [{ node_labels: ['A', 'B'] }, ['relations', 'properties', 'counts']],
    [{ relationship_directions: [relation] }, ['labels', 'properties', 'counts']],
    [{ ...base, node_counts: undefined }, ['counts']],
    [{ ...base, node_properties: null }, ['properties']],
    [base, undefined],
    [{}, undefined],
  ])('%j tells what is missing', (answer, missing) => {
    expect(readBrainGraph(answer).facts.missing).toEqual(missing);
  });

  test('has unknown figures, not zero', () => {
    const { facts } = readBrainGraph({ node_labels: ['A'], relationship_directions: [relation] });
    expect([facts.nodes, facts.relationships, facts.relationTypes]).toEqual([
      undefined,
      undefined,
      1,
    ]);
    const named = readBrainGraph({ node_labels: ['A'], relationship_types: ['T', 'U'] });
    expect(named.facts.relationTypes).toBe(2);
  });
});

test('the wide schema has a link for each of its pairs', () => {
  const { labels, links } = openSchema('wide');
  expect([labels.size, links.length]).toEqual([47, 780]);
  expect(links.flatMap(({ relations }) => relations)).toHaveLength(1_400);
  const pairs = links.map(({ source, target }) => JSON.stringify([source, target].toSorted()));
  expect(new Set(pairs).size).toBe(780);
});

test('an answer of another shape is told from an empty brain', () => {
  expect(isBrainAnswer({ rows: [{ a: 1 }] })).toBe(false);
  expect(isBrainAnswer({ nodes: [], edges: [] })).toBe(false);
  expect(isBrainAnswer({ data: { node_labels: [] } })).toBe(true);
  expect(isBrainAnswer({})).toBe(true);
});

test('what was exported is read as it was', () => {
  const graph = openSchema('northwind');
  expect(readBrainGraph(JSON.parse(exportJson(graph)))).toEqual(graph);
});

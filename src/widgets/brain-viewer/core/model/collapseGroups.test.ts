import { describe, expect, test } from 'vitest';
import { createBrainGraph } from '../../../../../test/bench/createBrainGraph.ts';
import { openSchema } from '../../testing/openSchema.ts';
import { cardsOf, collapseGroups, groupCardName, suitsGroups, titleOf } from './collapseGroups.ts';
import { groupLabels, maxGroups } from './groupLabels.ts';

const thousand = createBrainGraph(1_000, 2_500);

const nothingOpen = (): boolean => false;

describe('groups as cards', () => {
  test('a thousand labels are drawn as one card for each group, with every relation between two', () => {
    const groups = groupLabels(thousand);
    const cardOf = cardsOf(groups, nothingOpen);
    const drawn = collapseGroups(thousand, { groups, cardOf, titleOf: ({ name }) => name });
    expect(suitsGroups(thousand, groups)).toBe(true);
    expect([...drawn.labels.keys()]).toEqual(groups.map(({ name }) => groupCardName(name)));
    const sizes = [...drawn.labels.values()].map(({ group }) => group?.size ?? 0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1_000);
    const between = thousand.links
      .flatMap(({ relations }) => relations)
      .filter(({ source, target }) => cardOf(source) !== cardOf(target));
    expect(drawn.links.flatMap(({ relations }) => relations)).toHaveLength(between.length);
    expect(new Set(drawn.links.map(({ id }) => id)).size).toBe(drawn.links.length);
  });

  test('an open group is drawn as its labels, linked among themselves and to the other cards', () => {
    const groups = groupLabels(thousand);
    const open = groups[0]?.name ?? '';
    const cardOf = cardsOf(groups, (name) => name === open);
    const drawn = collapseGroups(thousand, { groups, cardOf, titleOf: ({ name }) => name });
    expect(drawn.labels.size).toBe(groups.length - 1 + (groups[0]?.labels.length ?? 0));
    for (const label of groups[0]?.labels ?? []) {
      expect(drawn.labels.get(label)).toBe(thousand.labels.get(label));
    }
    for (const { source, target } of drawn.links) {
      expect([drawn.labels.has(source), drawn.labels.has(target)]).toEqual([true, true]);
    }
  });

  test('small graphs, and large ones that are one group, are drawn as labels', () => {
    for (const name of ['fhir', 'github', 'hub'] as const) {
      const graph = openSchema(name);
      expect(suitsGroups(graph, groupLabels(graph))).toBe(false);
    }
  });
});

describe('groups of a host', () => {
  test('come first under their names, and the other labels are grouped by their relations', () => {
    const graph = openSchema('chinook');
    const labels = [...graph.labels.keys()];
    const groups = groupLabels(graph, [
      { name: 'Music', labels: labels.slice(0, 3), colour: 'rebeccapurple' },
      { name: 'Sales', labels: [...labels.slice(2, 4), 'Nowhere'] },
      { name: 'Nobody', labels: ['Nowhere'] },
    ]);
    expect(groups.slice(0, 2)).toEqual([
      {
        index: 0,
        kind: 'given',
        name: 'Music',
        labels: labels.slice(0, 3),
        colour: 'rebeccapurple',
      },
      { index: 1, kind: 'given', name: 'Sales', labels: labels.slice(3, 4), colour: undefined },
    ]);
    expect(groups.slice(2).every(({ kind }) => kind !== 'given')).toBe(true);
    expect(groups.flatMap((group) => group.labels).toSorted()).toEqual(labels.toSorted());
  });

  test('labels that hang together with none are gathered as what they are', () => {
    const names = ['A', 'B', 'C', 'Alone', 'Lonely'];
    const graph = {
      labels: new Map(names.map((name) => [name, { name, count: 1, properties: [] }])),
      links: openSchema('fan').links.slice(0, 0),
    };
    expect(groupLabels(graph).map(({ kind, name, labels }) => [kind, name, labels])).toEqual([
      ['rest', '', ['A', 'Alone', 'B', 'C', 'Lonely']],
    ]);
  });

  test('are at most as many as colours and patterns can tell apart', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Label ${at}`);
    const pairs = names.filter((_, at) => at % 2 === 0);
    const graph = {
      labels: new Map(names.map((name) => [name, { name, count: 1, properties: [] }])),
      links: pairs.map((source, at) => ({
        id: String(at),
        source,
        target: `Label ${at * 2 + 1}`,
        relations: [],
        count: 0,
        direction: 'forward' as const,
      })),
    };
    const groups = groupLabels(graph);
    expect(groups).toHaveLength(maxGroups);
    expect(groups.at(-1)).toMatchObject({ kind: 'rest', name: '' });
    expect(groups.flatMap(({ labels }) => labels)).toHaveLength(200);
  });
});

test('a title shows what hides or turns in the name of a label', () => {
  expect(titleOf({ name: '\u202Efdp.exe', count: 1, properties: [] })).toBe('[U+202E]fdp.exe');
});

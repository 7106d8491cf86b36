import { expect, test } from 'vitest';
import { openSchema } from '../../testing/openSchema.ts';
import type { BrainGraph } from './brainGraph.ts';
import { readBrainGraph } from './brainModel.ts';
import { createGrouper } from './keepGroups.ts';

/** A graph with a relation more. */
function withRelation(graph: BrainGraph, source: string, target: string): BrainGraph {
  const { labels, links } = readBrainGraph({
    relationship_directions: [
      { source_label: source, relationship_type: 'NEW', target_label: target },
    ],
  });
  return {
    ...graph,
    labels: new Map([...labels, ...graph.labels]),
    links: [...graph.links, ...links],
  };
}

test.each(['fhir', 'github', 'adventureWorks', 'kubernetes', 'wide'] as const)(
  'labels of %s stay in their groups when one relation more is found',
  (name) => {
    const group = createGrouper();
    const graph = openSchema(name);
    const labels = [...graph.labels.keys()];
    const before = group(graph);
    const after = group(withRelation(graph, labels[0] ?? '', labels.at(-1) ?? ''));
    expect(after).toEqual(before);
  },
);

test('a new label joins the group that it is linked to, and what went leaves its group', () => {
  const group = createGrouper();
  const graph = openSchema('github');
  const before = group(graph);
  const [first, second] = before;
  const [gone = '', near = ''] = [first?.labels.at(-1), second?.labels[0]];
  const labels = new Map([...graph.labels].filter(([name]) => name !== gone));
  const after = group(withRelation({ ...graph, labels }, 'Drone', near));
  expect(after[0]?.labels).toEqual(first?.labels.slice(0, -1));
  expect(after[1]?.labels).toEqual([...(second?.labels ?? []), 'Drone']);
});

test('a graph of other labels is grouped again', () => {
  const group = createGrouper();
  group(openSchema('github'));
  expect(group(openSchema('fhir'))).toEqual(createGrouper()(openSchema('fhir')));
});

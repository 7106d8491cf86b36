import { expect, it } from 'vitest';
import { drawBrain } from './drawBrain.ts';

const direction = {
  source_label: 'A<b>',
  relationship_type: '"R"',
  target_label: 'C & D',
  count: 4,
};

it('draws labels with their counts, and relationships with a title, as text alone', () => {
  const html = drawBrain({
    node_labels: ['A<b>', 'C & D'],
    node_counts: { 'A<b>': 3 },
    relationship_directions: [direction],
    statistics: {
      total_node_labels: 2,
      total_relationship_types: 1,
      total_nodes: 3,
      total_relationships: 4,
    },
  });
  expect(html).toContain('<p>2 labels, 3 nodes, 4 relationships</p>');
  expect(html).toContain('>A&#60;b&#62;</text>');
  expect(html).toContain('<title>A&#60;b&#62; &#34;R&#34; C &#38; D: 4</title>');
  expect(html).not.toContain('A<b>');
  expect([...html.matchAll(/font-size="10">(\d+)</g)].map((found) => found[1])).toEqual(['3', '0']);
});

it('leaves out a relationship whose label is not drawn', () => {
  const statistics = {
    total_node_labels: 1,
    total_relationship_types: 1,
    total_nodes: 0,
    total_relationships: 4,
  };
  const html = drawBrain({
    node_labels: ['C & D'],
    node_counts: {},
    relationship_directions: [direction],
    statistics,
  });
  expect(html).not.toContain('<line');
});

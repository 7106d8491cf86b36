import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brain, isConnectedBrain } from './brain.ts';

const keys = {
  tenant_id: 't',
  extracted_at: '2026-03-02T12:00:00Z',
  sample_size: 100,
  node_labels: ['Person'],
  relationship_types: ['REPORTS_TO'],
  node_properties: {
    Person: {
      name: { type: 'String', presence_percentage: 99.5, sample_values: ['Ann', 1, null] },
    },
  },
  node_counts: { Person: 2 },
  relationship_counts: ['any', 'shape'],
  statistics: {
    total_node_labels: 1,
    total_relationship_types: 1,
    total_nodes: 2,
    total_relationships: 1,
  },
};
const direction = {
  source_label: 'Person',
  relationship_type: 'REPORTS_TO',
  target_label: 'Person',
  count: 1,
};
const base = {
  ...keys,
  relationship_directions: [{ ...direction, store_type: 'x' }],
  metadata: {
    uses_property_based_types: true,
    generic_store_labels: ['Entity'],
    extraction_method: 'x',
  },
};
const connected = {
  ...keys,
  user_id: 'u',
  relationship_directions: [direction],
  metadata: {
    source: 'unified_graph',
    connection_ids: ['c'],
    base_node_count: 1,
    base_edge_count: 1,
    external_relationships_count: 0,
    extraction_method: 'unified_graph_conversion',
  },
};

test.each(['constructor', '__proto__', 'toString'])('a label named %s keeps its count', (label) => {
  const node_counts: unknown = JSON.parse(`{"${label}":7}`);
  const read = v.parse(brain, {
    ...keys,
    node_counts,
    relationship_directions: [{ ...direction, store_type: 'edge' }],
    metadata: {
      uses_property_based_types: true,
      generic_store_labels: [],
      extraction_method: 'any',
    },
  });
  expect(Object.entries(read.node_counts)).toEqual([[label, 7]]);
});

test.each([
  ['base schema', base, false],
  ['with connections', connected, true],
  ['with connections, the user left out', { ...connected, user_id: undefined }, true],
  [
    'with connections, another source',
    { ...connected, metadata: { ...connected.metadata, source: 'x' } },
    true,
  ],
  ['with connections, and none related', { ...connected, relationship_directions: [] }, true],
  ['base schema, fields that are not documented', { ...base, more: 1 }, false],
])('isConnectedBrain tells the two shapes of the brain apart: %s', (_, answer, isConnected) => {
  const read = v.parse(brain, answer);
  expect(isConnectedBrain(read)).toBe(isConnected);
  expect(read.node_counts).toEqual({ Person: 2 });
});

test('metadata of the brain that is not documented is kept', () => {
  const answer = { ...base, metadata: { ...base.metadata, version: 3 } };
  expect(v.parse(brain, answer).metadata).toHaveProperty('version', 3);
});

test.each([
  ['a relationship of the base schema without store_type', base, [direction], '0.store_type'],
  ['a count that is text', connected, [{ ...direction, count: '1' }], '0.count'],
])('a brain with %s is refused with its path', (_, answer, relationship_directions, place) => {
  const result = v.safeParse(brain, { ...answer, relationship_directions });
  expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([
    `relationship_directions.${place}`,
  ]);
});

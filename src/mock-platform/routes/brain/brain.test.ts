import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  baseBrain,
  connectedBrain,
  getCombinedBrain,
  performAction,
  type BaseBrain,
  type ConnectedBrain,
} from '../../../contract/index.ts';
import { openPlatform, type OpenedPlatform } from '../../testing/openPlatform.ts';
import { connectionIds } from '../../testing/connectionIds.ts';

const visualization = { action: 'visualization', response_format: 'json' };

function readBase({ read }: OpenedPlatform, fields: object = {}): Promise<BaseBrain> {
  return read(v.strictObject(baseBrain.entries), performAction, {
    json: { ...visualization, ...fields },
  });
}

function readConnected({ read }: OpenedPlatform, fields: object): Promise<ConnectedBrain> {
  const item = v.strictObject(connectedBrain.entries.relationship_directions.item.entries);
  const entries = { ...connectedBrain.entries, relationship_directions: v.array(item) };
  return read(v.strictObject(entries), performAction, { json: { ...visualization, ...fields } });
}

const total = (counts: Iterable<number>): number => [...counts].reduce((sum, one) => sum + one, 0);

describe('action visualization: JSON, base schema', () => {
  it.each([
    ['default', undefined, 60, 150],
    ['default', 300, 300, 750],
    ['empty', 60, 60, 150],
    ['large', undefined, 1000, 2500],
  ] as const)('seed %s, brainLabels %s: %s labels', async (seed, brainLabels, labels, edges) => {
    const answer = await readBase(
      await openPlatform({ seed, ...(brainLabels === undefined ? {} : { brainLabels }) }),
    );
    expect(answer.node_labels).toHaveLength(labels);
    expect(new Set(answer.node_labels).size).toBe(labels);
    expect(answer.relationship_directions).toHaveLength(edges);
  });

  it('node_counts, node_properties, relationship_counts and statistics agree', async () => {
    const opened = await openPlatform();
    const answer = await readBase(opened);
    const { node_labels: labels, relationship_directions: directions, statistics } = answer;
    expect(answer.tenant_id).toBe(opened.platform.credentials.tenantId);
    expect(answer.extracted_at).toBe('2026-03-02T12:00:00.000Z');
    expect(Object.keys(answer.node_counts)).toEqual(labels);
    expect(Object.keys(answer.node_properties)).toEqual(labels);
    const ends = directions.flatMap((one) => [one.source_label, one.target_label]);
    expect(labels).toEqual(expect.arrayContaining(ends));
    expect(labels.filter((label) => !ends.includes(label))).toEqual(['Holiday', 'ExchangeRate']);
    expect(statistics).toEqual({
      total_node_labels: 60,
      total_relationship_types: answer.relationship_types.length,
      total_nodes: total(Object.values(answer.node_counts)),
      total_relationships: total(directions.map(({ count }) => count)),
    });
    const counts = v.parse(v.record(v.string(), v.number()), answer.relationship_counts);
    expect(Object.keys(counts)).toEqual(answer.relationship_types);
    expect(total(Object.values(counts))).toBe(statistics.total_relationships);
  });

  it('label to property to type, presence_percentage, sample_values', async () => {
    const { node_properties } = await readBase(await openPlatform());
    expect(node_properties['Customer']?.['name']).toEqual({
      type: 'String',
      presence_percentage: 100,
      sample_values: ['Saltmarsh Fisheries', 'Hotel Linden', 'Ingrid Solberg'],
    });
    const profiles = Object.values(node_properties).flatMap((one) => Object.values(one));
    const shares = profiles.map((one) => one.presence_percentage);
    expect([Math.min(...shares) > 0, Math.max(...shares)]).toEqual([true, 100]);
  });

  it('is the same for the same random seed, and another for another', async () => {
    const [one, same, other] = await Promise.all(
      [1, 1, 2].map(async (randomSeed) => readBase(await openPlatform({ randomSeed }))),
    );
    expect(one).toEqual(same);
    expect(other?.node_counts).not.toEqual(one?.node_counts);
  });

  it.each([
    [true, 60],
    [false, 58],
    [undefined, 60],
  ])('include_saga_nodes default true: %s', async (include_saga_nodes, labels) => {
    const answer = await readBase(await openPlatform(), { include_saga_nodes });
    const stores = new Set(answer.relationship_directions.map((one) => one.store_type));
    expect(answer.node_labels).toHaveLength(labels);
    expect([...stores].sort()).toEqual(
      labels === 60 ? ['manual_kg', 'saga', 'tgraph'] : ['manual_kg', 'tgraph'],
    );
  });

  it('another organisation has its own brain', async () => {
    const opened = await openPlatform();
    const { otherServiceActorId: serviceActorId } = opened.platform.credentials;
    const bearer = await opened.platform.issueToken({ serviceActorId });
    const answer = await opened.read(baseBrain, performAction, { bearer, json: visualization });
    expect(answer.node_labels).toEqual(['Drill']);
  });
});

describe('action visualization: JSON, with connections', () => {
  it('same keys plus user_id; no store_type; metadata of the unified graph', async () => {
    const opened = await openPlatform();
    const [orders = '', mail = ''] = await connectionIds(opened);
    const answer = await readConnected(opened, { connection_ids: [orders, mail] });
    expect(answer.user_id).toBe(opened.platform.credentials.serviceActorId);
    expect(answer.metadata).toMatchObject({
      source: 'unified_graph',
      connection_ids: [orders, mail],
      extraction_method: 'unified_graph_conversion',
    });
    expect(answer.node_labels).toEqual(expect.arrayContaining(['Order', 'EmailThread']));
  });

  it("base schema plus each connection's edges", async () => {
    const opened = await openPlatform();
    const ids = await connectionIds(opened);
    const settled = { discover_external_relationships: false };
    const whole = await readBase(opened);
    const [first = ''] = ids;
    const one = await readConnected(opened, { connection_ids: [first], ...settled });
    const all = await readConnected(opened, { connection_ids: ids, ...settled });
    const { base_node_count: nodes, base_edge_count: edges } = one.metadata;
    expect(nodes).toBeLessThan(one.statistics.total_nodes);
    expect(edges).toBeLessThan(one.statistics.total_relationships);
    expect(one.statistics.total_nodes).toBeLessThan(all.statistics.total_nodes);
    expect(all.statistics).toEqual(whole.statistics);
    expect(all.metadata).toMatchObject({ base_node_count: nodes, base_edge_count: edges });
  });

  it.each([
    ['connection_ids preferred', [0], 1, [0]],
    ['connection_id legacy, a one-item connection_ids', undefined, 1, [1]],
    ['chosen: an empty list is none', [], 1, [1]],
    ['chosen: an id that comes twice counts once', [2, 2], undefined, [2]],
  ])('%s', async (_, ids, id, used) => {
    const opened = await openPlatform();
    const known = await connectionIds(opened);
    const answer = await readConnected(opened, {
      connection_ids: ids?.map((at) => known[at]),
      connection_id: id === undefined ? undefined : known[id],
    });
    expect(answer.metadata.connection_ids).toEqual(used.map((at) => known[at]));
  });

  it('discover_external_relationships default true; confidence_threshold default high', async () => {
    const opened = await openPlatform();
    const connection_ids = await connectionIds(opened);
    const found = async (fields: object): Promise<number> => {
      const { metadata } = await readConnected(opened, { connection_ids, ...fields });
      return metadata.external_relationships_count;
    };
    const high = await found({ confidence_threshold: 'high' });
    const medium = await found({ confidence_threshold: 'medium' });
    const low = await found({ confidence_threshold: 'low' });
    expect(await found({})).toBe(high);
    expect(await found({ discover_external_relationships: true })).toBe(high);
    expect(await found({ discover_external_relationships: false })).toBe(0);
    expect(high).toBeGreaterThan(0);
    expect(medium).toBeGreaterThan(high);
    expect(low).toBeGreaterThan(medium);
  });

  it('discover_external_relationships forced false when no connections are given', async () => {
    const opened = await openPlatform();
    const fields = { discover_external_relationships: true, confidence_threshold: 'low' };
    expect(await readBase(opened, fields)).toEqual(await readBase(opened));
  });

  it('one connection alone has no cross-connection edges', async () => {
    const opened = await openPlatform();
    const [first = ''] = await connectionIds(opened);
    const fields = { connection_ids: [first], confidence_threshold: 'low' };
    expect((await readConnected(opened, fields)).metadata.external_relationships_count).toBe(0);
  });

  it('include_saga_nodes false holds there too', async () => {
    const opened = await openPlatform();
    const fields = { connection_ids: await connectionIds(opened), include_saga_nodes: false };
    expect((await readConnected(opened, fields)).node_labels).not.toContain('Saga');
  });
});

describe('POST /combined/tenant/{tenantId}: chosen, the base schema of the chosen stores', () => {
  const stores = async (opened: OpenedPlatform, json: object): Promise<string[]> => {
    const params = { tenantId: opened.platform.credentials.tenantId };
    const answer = await opened.read(baseBrain, getCombinedBrain, { params, json });
    return [...new Set(answer.relationship_directions.map((one) => one.store_type))].sort();
  };

  it.each([
    ['all', {}, ['manual_kg', 'saga', 'tgraph']],
    ['include_tgraph false', { include_tgraph: false }, ['manual_kg', 'saga']],
    ['include_manual_kg false', { include_manual_kg: false }, ['saga', 'tgraph']],
    ['include_saga_nodes false', { include_saga_nodes: false }, ['manual_kg', 'tgraph']],
  ])('%s', async (_, json, left) => {
    expect(await stores(await openPlatform(), json)).toEqual(left);
  });
});

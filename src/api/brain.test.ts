import { beforeEach, expect, test } from 'vitest';
import { isConnectedBrain } from '../contract/index.ts';
import { changeBrain, getBrain, getBrainHtml, getBrainView, getCombinedBrain } from './brain.ts';
import { listConnections } from './connectors/connectors.ts';
import { openAnswering, openClient, type OpenedClient } from './testing/openClient.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];
let sent: OpenedClient['sent'];

beforeEach(() => {
  ({ platform, client, sent } = openClient({ seed: 'default' }));
});

/** Reads the bodies of the requests. */
const asked = (): [string, unknown][] => sent.map(([route, body]) => [route, JSON.parse(body)]);

const perform = 'POST /analytics/perform/action';

test('the brain without connections is requested as JSON and read as the base schema', async () => {
  const brain = await getBrain(client);
  expect(asked()).toEqual([[perform, { action: 'visualization', response_format: 'json' }]]);
  expect(isConnectedBrain(brain)).toBe(false);
  expect(brain.statistics.total_node_labels).toBe(60);
  expect(brain.relationship_directions[0]).toHaveProperty('store_type');
});

test('the brain with connections is requested with the selection and read in its own shape', async () => {
  const { connections } = await listConnections(client, 'sql-b');
  const connection_ids = connections.map((one) => one.connection_id);
  const selection = {
    connection_ids,
    discover_external_relationships: false,
    confidence_threshold: 'low',
    include_saga_nodes: false,
  } as const;
  sent.length = 0;
  const brain = await getBrain(client, selection);
  expect(asked()).toEqual([
    [perform, { action: 'visualization', response_format: 'json', ...selection }],
  ]);
  if (!isConnectedBrain(brain)) throw new Error('expected the shape with connections');
  expect(brain.metadata).toMatchObject({ connection_ids, external_relationships_count: 0 });
});

test('the brain as HTML is the text of a document', async () => {
  expect(await getBrainHtml(client, { include_saga_nodes: false })).toMatch(/^<!doctype html>/);
  const body = { action: 'visualization', response_format: 'html', include_saga_nodes: false };
  expect(asked()).toEqual([[perform, body]]);
});

test('a brain view is returned as it came, since its shape is not documented', async () => {
  const fields = { query: 'trucks', view_name: 'Trucks', message_id: 'm1', session_id: 's1' };
  expect(await getBrainView(client, fields)).toMatchObject({ view_name: 'Trucks' });
  expect(asked()).toEqual([[perform, { action: 'views', response_format: 'json', ...fields }]]);
});

test('the combined brain is returned as it came, since its shape is not documented', async () => {
  const { tenantId } = platform.credentials;
  const answer = await getCombinedBrain(client, tenantId, { include_tgraph: false });
  expect(answer).toMatchObject({ tenant_id: tenantId });
  const route = `POST /core-analytics/visualization/combined/tenant/${tenantId}`;
  expect(asked()).toEqual([[route, { include_tgraph: false }]]);
});

test('reading the brain is retried after a server error', async () => {
  platform.faults.add({ route: 'performAction', status: 503, times: 1 });
  await getBrain(client);
  expect(sent).toHaveLength(2);
});

test('an answer that is not a brain is refused with the path of the difference', async () => {
  const node_counts = { Supplier: 'many' };
  const strange = openAnswering({ ...(await getBrain(client)), node_counts });
  await expect(getBrain(strange)).rejects.toThrow('node_counts.*: expected number');
});

test('a brain that does not exist yet is a 404', async () => {
  platform.reset('empty');
  await expect(getBrain(client)).rejects.toMatchObject({ status: 404 });
});

const change = { user_input: 'Jonas Lind works in Sales', session_id: 's1', category: 'people' };

test.each([
  ['version 1', undefined, ''],
  ['version 2', 2, '/public/v2'],
] as const)('changing the brain %s', async (_, version, prefix) => {
  const answer = await changeBrain(client, change, version === undefined ? {} : { version });
  expect(answer).toMatchObject({
    success: true,
    error: 'No Errors',
    results: [{ status: 'applied', action: { new_target_name: 'Sales' } }],
  });
  expect(asked()).toEqual([
    [`POST ${prefix}/analytics/chat`, { action: 'graph_modification', ...change }],
  ]);
});

test.each([
  ['ambiguous', 'Anna Berg works in Sales', 2],
  ['error', 'hello there', undefined],
])(
  'a change of the brain with %s has success as a boolean, never as text',
  async (status, user_input, candidates) => {
    const answer = await changeBrain(client, { user_input });
    expect(answer.success).toBe(false);
    const [result] = answer.results;
    expect(result?.status).toBe(status);
    expect(result?.status === 'ambiguous' ? result.candidates.length : undefined).toBe(candidates);
  },
);

test('a change of the brain without text has no results, but a reason', async () => {
  expect(await changeBrain(client, { user_input: ' ' })).toEqual({
    success: false,
    error: 'user_input is required for graph_modification action',
    response: '',
    reason: 'Missing user_input',
    results: [],
  });
});

test('a change of the brain whose answer was lost is not retried', async () => {
  platform.faults.add({ status: 503 });
  await expect(changeBrain(client, change)).rejects.toMatchObject({ status: 503 });
  expect(sent).toHaveLength(1);
});

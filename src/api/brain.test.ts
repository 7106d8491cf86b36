import { beforeEach, describe, expect, it } from 'vitest';
import { createClient, type BrainstemClient } from '../client/index.ts';
import { isConnectedBrain } from '../contract/index.ts';
import { createMockPlatform, type MockPlatform } from '../mock-platform/index.ts';
import { changeBrain, getBrain, getBrainHtml, getBrainView, getCombinedBrain } from './brain.ts';
import { listConnections } from './connectors.ts';

let platform: MockPlatform;
let client: BrainstemClient;
let sent: [route: string, body: unknown][];

beforeEach(() => {
  platform = createMockPlatform({ pace: 0 });
  sent = [];
  client = createClient({
    baseUrl: platform.credentials.baseUrl,
    getToken: async () => ({ token: await platform.issueToken() }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      sent.push([
        `${request.method} ${new URL(request.url).pathname}`,
        body === '' ? '' : JSON.parse(body),
      ]);
      return platform.fetch(request);
    },
  });
});

const perform = 'POST /public/v1/analytics/perform/action';

describe('seeing the brain', () => {
  it('without connections: JSON is asked for, and the base schema read', async () => {
    const brain = await getBrain(client);
    expect(sent).toEqual([[perform, { action: 'visualization', response_format: 'json' }]]);
    expect(isConnectedBrain(brain)).toBe(false);
    expect(brain.statistics.total_node_labels).toBe(60);
    expect(brain.relationship_directions[0]).toHaveProperty('store_type');
  });

  it('with connections: the selection goes along, and the other shape is read', async () => {
    const { connections } = await listConnections(client, 'sql-b');
    const connection_ids = connections.map((one) => one.connection_id);
    const selection = {
      connection_ids,
      discover_external_relationships: false,
      confidence_threshold: 'low',
      include_saga_nodes: false,
    } as const;
    sent = [];
    const brain = await getBrain(client, selection);
    expect(sent).toEqual([
      [perform, { action: 'visualization', response_format: 'json', ...selection }],
    ]);
    if (!isConnectedBrain(brain)) throw new Error('expected the shape with connections');
    expect(brain.metadata).toMatchObject({ connection_ids, external_relationships_count: 0 });
  });

  it('as HTML: the text of a document', async () => {
    expect(await getBrainHtml(client, { include_saga_nodes: false })).toMatch(/^<!doctype html>/);
    const body = { action: 'visualization', response_format: 'html', include_saga_nodes: false };
    expect(sent).toEqual([[perform, body]]);
  });

  it('a view: what is not shown comes as it is', async () => {
    const fields = { query: 'trucks', view_name: 'Trucks', message_id: 'm1', session_id: 's1' };
    expect(await getBrainView(client, fields)).toMatchObject({ view_name: 'Trucks' });
    expect(sent).toEqual([[perform, { action: 'views', response_format: 'json', ...fields }]]);
  });

  it('combined: what is not shown comes as it is', async () => {
    const { tenantId } = platform.credentials;
    const answer = await getCombinedBrain(client, tenantId, { include_tgraph: false });
    expect(answer).toMatchObject({ tenant_id: tenantId });
    const route = `POST /core-analytics/visualization/combined/tenant/${tenantId}`;
    expect(sent).toEqual([[route, { include_tgraph: false }]]);
  });

  it('a read is tried again after a failure of the server', async () => {
    platform.faults.add({ route: 'performAction', status: 503, times: 1 });
    await getBrain(client);
    expect(sent).toHaveLength(2);
  });

  it('an answer that is no brain tells where', async () => {
    const strange = createClient({
      baseUrl: platform.credentials.baseUrl,
      getToken: async () => ({ token: await platform.issueToken() }),
      fetch: async (input, init) => {
        const answer: unknown = await (await platform.fetch(input, init)).json();
        return Response.json(Object.assign({}, answer, { node_counts: { Supplier: 'many' } }));
      },
    });
    await expect(getBrain(strange)).rejects.toThrow('node_counts.Supplier: expected number');
  });

  it('nothing to show yet is a 404', async () => {
    platform.reset('empty');
    await expect(getBrain(client)).rejects.toMatchObject({ status: 404 });
  });
});

describe('changing the brain', () => {
  const change = { user_input: 'Jonas Lind works in Sales', session_id: 's1', category: 'people' };

  it.each([
    ['version 1', undefined, '/public/v1'],
    ['version 2', 2, '/public/v2'],
  ] as const)('%s', async (_, version, prefix) => {
    const answer = await changeBrain(client, change, version === undefined ? {} : { version });
    expect(answer).toMatchObject({
      success: true,
      error: 'No Errors',
      results: [{ status: 'applied', action: { new_target_name: 'Sales' } }],
    });
    expect(sent).toEqual([
      [`POST ${prefix}/analytics/chat`, { action: 'graph_modification', ...change }],
    ]);
  });

  it.each([
    ['ambiguous', 'Anna Berg works in Sales', 2],
    ['error', 'hello there', undefined],
  ])('%s: success is false, never the text "false"', async (status, user_input, candidates) => {
    const answer = await changeBrain(client, { user_input });
    expect(answer.success).toBe(false);
    const [result] = answer.results;
    expect(result?.status).toBe(status);
    expect(result?.status === 'ambiguous' ? result.candidates.length : undefined).toBe(candidates);
  });

  it('text that is missing: no results, and the reason', async () => {
    expect(await changeBrain(client, { user_input: ' ' })).toEqual({
      success: false,
      error: 'user_input is required for graph_modification action',
      response: '',
      reason: 'Missing user_input',
      results: [],
    });
  });

  it('a change whose answer was lost is not sent again unasked', async () => {
    platform.faults.add({ status: 503 });
    await expect(changeBrain(client, change)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });
});

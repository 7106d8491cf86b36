import { expect, it } from 'vitest';
import { createPlatformClient } from '../../test/platformClient.ts';
import {
  getFileLimits,
  listConnections,
  listMessages,
  listOntologies,
  performAction,
} from '../contract/index.ts';
import { createMockPlatform, type Fixture, type MockPlatformOptions } from './index.ts';

function open(answers: readonly Fixture[], options: MockPlatformOptions = {}) {
  const platform = createMockPlatform({ pace: 0, ...options, fixtures: { version: 1, answers } });
  return { platform, client: createPlatformClient(platform, { retry: { attempts: 0 } }) };
}

const messages = (sessionId: string, text: string): Fixture => ({
  route: 'listMessages',
  about: { session_id: sessionId },
  answer: {
    sessionId,
    messages: [{ id: 'm', role: 'user', content: [{ type: 'text', text }] }],
    running: false,
    requiresAction: false,
  },
});

it('serves an answer to whoever asks about the same, whatever page or filter they ask for', async () => {
  const { client } = open([messages('one', 'First'), messages('two', 'Second')]);
  for (const [session_id, text] of [
    ['one', 'First'],
    ['two', 'Second'],
  ] as const) {
    const query = { max_results: 50, include_partial: true };
    const answer = await client.json(listMessages, { params: { session_id }, query });
    expect(answer.messages[0]?.content).toEqual([{ type: 'text', text }]);
  }
});

it('takes from the seed what was not recorded', async () => {
  const connections: Fixture = {
    route: 'listConnections',
    about: { providerConfigKey: 'sql-b' },
    answer: { connections: [] },
  };
  const { client } = open([connections]);
  const count = async (providerConfigKey: string): Promise<number> =>
    (await client.json(listConnections, { query: { providerConfigKey } })).connections.length;
  expect(await count('sql-b')).toBe(0);
  expect(await count('alpha-mail')).toBeGreaterThan(0);
  expect((await client.json(getFileLimits, {})).max_files).toBe(10);
  const params = { session_id: 'unknown' };
  await expect(client.json(listMessages, { params, query: {} })).rejects.toMatchObject({
    status: 404,
  });
});

it('has everything on the first page', async () => {
  const ontologies: Fixture = {
    route: 'listOntologies',
    about: {},
    answer: { ontologies: [{ ontologyId: 'one' }] },
  };
  const { client } = open([ontologies]);
  const ids = async (page: number): Promise<string[]> =>
    (await client.json(listOntologies, { query: { page } })).map(({ ontologyId }) => ontologyId);
  expect(await ids(1)).toEqual(['one']);
  expect(await ids(2)).toEqual([]);
});

it('asks for a token and a scope all the same, and draws what was asked for as a document', async () => {
  const brain: Fixture = {
    route: 'performAction',
    about: { action: 'visualization', response_format: 'json' },
    answer: { recorded: true },
  };
  const { platform, client } = open([brain]);
  const body = { action: 'visualization', response_format: 'json' } as const;
  expect(await client.json(performAction, { body })).toEqual({ recorded: true });
  const html = await client.html(performAction, { body: { ...body, response_format: 'html' } });
  expect(html).toMatch(/^<!doctype html>/i);
  const url = `${platform.credentials.publicUrl}/analytics/perform/action`;
  const headers = { 'content-type': 'application/json' };
  const answer = await platform.fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  expect(answer.status).toBe(401);
});

it.each([
  ['another version', { version: 2 }, 'version: expected 1'],
  [
    'a route that is none',
    { version: 1, answers: [{ route: 'x', about: {}, answer: 1 }] },
    'route',
  ],
])('refuses fixtures of %s, and says what to do', (_, fixtures, words) => {
  expect(() => createMockPlatform({ fixtures })).toThrow(words);
  expect(() => createMockPlatform({ fixtures })).toThrow('npx brainstem record --answers');
});

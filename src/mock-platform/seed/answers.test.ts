import { expect, it } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import {
  approveFinding,
  deleteSession,
  listConnections,
  listFindings,
  listMessages,
  listOntologies,
  listSessions,
} from '../../contract/index.ts';
import { createMockPlatform, type Fixture } from '../index.ts';

const sessions: Fixture = {
  route: 'listSessions',
  about: {},
  answer: {
    sessions: [
      {
        sessionId: 'one',
        createdAt: '2026-01-05T08:00:00Z',
        lastMessageAt: '2026-01-05T09:00:00.000Z',
      },
    ],
  },
};

const messages: Fixture = {
  route: 'listMessages',
  about: { session_id: 'one' },
  answer: {
    messages: [
      { id: 'a', role: 'user', content: [{ type: 'text', text: 'Who?' }] },
      {
        id: 'b',
        role: 'assistant',
        content: [{ type: 'diagram' }, { type: 'tool-call', toolName: 'ask', args: {} }],
      },
    ],
  },
};

const connections: Fixture = {
  route: 'listConnections',
  about: { providerConfigKey: 'sql-b' },
  answer: { connections: [{ connection_id: 'c', metadata: { connectionName: 'Stock' } }] },
};

const findings: Fixture = {
  route: 'listFindings',
  about: {},
  answer: {
    findings: [
      {
        finding_id: 'f',
        title: 'Cod sells out',
        review_state: 'pending',
        source_refs: [{ connection_id: 'c', title: 'placeholder' }],
      },
      { finding_id: 'g', title: 'Peas do not', review_state: 'rejected', theme: null },
    ],
  },
};

function open(answers: readonly Fixture[]) {
  const platform = createMockPlatform({ pace: 0, seed: { version: 1, answers } });
  return createPlatformClient(platform, { retry: { attempts: 0 } });
}

it('holds the conversations of a recording, which wait and end like any other', async () => {
  const client = open([sessions, messages]);
  const { sessions: listed } = await client.json(listSessions, { query: {} });
  expect(listed).toMatchObject([
    { preview: 'Who?', requiresAction: true, lastMessageAt: '2026-01-05T09:00:00.000Z' },
  ]);
  const params = { session_id: listed[0]?.sessionId ?? '' };
  const answer = await client.json(listMessages, { params, query: {} });
  expect(answer.messages.map(({ content }) => content)).toMatchObject([
    [{ text: 'Who?' }],
    [{ toolName: 'ask' }],
  ]);
  await client.json(deleteSession, { params });
  expect(await client.json(listSessions, { query: {} })).toMatchObject({ sessions: [] });
});

it('reviews the findings of a recording, which name its connections', async () => {
  const client = open([connections, findings]);
  const query = { providerConfigKey: 'sql-b' };
  const connected = await client.json(listConnections, { query });
  expect(connected.connections).toMatchObject([{ metadata: { connectionName: 'Stock' } }]);
  const { findings: listed } = await client.json(listFindings, {});
  expect(listed).toMatchObject([
    { title: 'Cod sells out', connection_ids: [connected.connections[0]?.connection_id] },
    { title: 'Peas do not', review_state: 'rejected', theme: '' },
  ]);
  const finding_id = listed[0]?.finding_id ?? '';
  await client.json(approveFinding, { params: { finding_id }, body: {} });
  expect((await client.json(listFindings, {})).counters).toMatchObject({
    approved: 1,
    rejected: 1,
  });
});

it('takes from its own answers what was not recorded', async () => {
  const client = open([findings]);
  expect((await client.json(listOntologies, { query: {} })).length).toBeGreaterThan(1);
  expect((await client.json(listSessions, { query: {} })).sessions.length).toBeGreaterThan(1);
});

it('refuses a recorded list of another shape, and names the place', () => {
  const answer = { findings: [{ finding_id: 'f' }] };
  expect(() => open([{ ...findings, answer }])).toThrow('listFindings.findings.0.title');
});

import { beforeEach, expect, test } from 'vitest';
import { listMessages, listSessions, listTasks, streamChat } from '../../src/api/index.ts';
import { mintSessionId } from '../../src/contract/index.ts';
import type { BrainstemClient } from '../../src/client/index.ts';
import { browserClock } from '../../src/environment/index.ts';
import { createMockPlatform, type MockPlatform } from '../../src/mock-platform/index.ts';
import { createPlatformClient } from '../platformClient.ts';
import { createRecorder, type Recorder } from '../../src/devtools/createRecorder.ts';

let platform: MockPlatform;
let client: BrainstemClient;
let recorder: Recorder;

function open(fetch: typeof globalThis.fetch = platform.fetch): void {
  client = createPlatformClient(platform, { fetch, retry: { attempts: 1, baseDelay: 0 } });
  recorder = createRecorder(browserClock);
  recorder.follow(client);
}

beforeEach(() => {
  platform = createMockPlatform({ pace: 0 });
  open();
});

const calls = () => recorder.store.getState().calls;

test('a call is recorded with its route, its status and its time', async () => {
  const asked = listSessions(client);
  expect(calls()).toMatchObject([{ outcome: 'running', statuses: [], duration: undefined }]);
  await asked;
  expect(calls()).toMatchObject([
    { route: 'GET /sessions', outcome: 'done', statuses: [200], code: undefined, issues: [] },
  ]);
  expect(calls()[0]?.duration).toBeGreaterThanOrEqual(0);
});

test('a call that is repeated has the status of each answer, and one that fails says what kind of failure it is', async () => {
  platform.faults.add({ status: 503, times: 1 });
  await listSessions(client);
  platform.faults.add({ status: 404 });
  await expect(listSessions(client)).rejects.toThrow();
  expect(calls()).toMatchObject([
    { outcome: 'failed', statuses: [404], code: 'platform' },
    { outcome: 'done', statuses: [503, 200] },
  ]);
});

test('an answer that departs from the contract is recorded with the places, and one that is given up as cancelled', async () => {
  open(() => Promise.resolve(Response.json({ sessions: [{ sessionId: 7 }] })));
  await expect(listSessions(client)).rejects.toThrow();
  expect(calls()).toMatchObject([{ outcome: 'failed', statuses: [200], code: 'decode' }]);
  expect(calls()[0]?.issues.map(({ path }) => path)).toContain('sessions[0].sessionId');
  await expect(listSessions(client, {}, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(calls()[0]).toMatchObject({ outcome: 'cancelled', statuses: [] });
});

test('an answer that was read although it differs from the documents shows where, on its call', async () => {
  const { sessions } = await listSessions(client);
  const previews = sessions.map((session) => ({ ...session, preview: 7 }));
  open(() => Promise.resolve(Response.json({ sessions: previews })));
  await listSessions(client);
  await expect
    .poll(() => calls()[0]?.issues.map(({ path }) => path))
    .toEqual(expect.arrayContaining(['sessions[].preview']));
  expect(calls()[0]).toMatchObject({ outcome: 'done', statuses: [200] });
});

test('a stream passes with all its bytes, which are counted, and says how it ended', async () => {
  const before = await answerOf(platform.fetch);
  const counted = await answerOf();
  expect(counted).toBe(before);
  const [call] = calls();
  expect(call).toMatchObject({ route: 'POST /chat/stream', stream: { state: 'ended' } });
  expect(call?.stream?.bytes).toBeGreaterThan(100);

  platform.faults.add({ route: 'streamChat', cutAfterBytes: 40 });
  await answerOf();
  expect(calls()[0]?.stream?.state).toBe('cut');
  expect(calls()[0]?.stream?.bytes).toBeLessThanOrEqual(40);
  platform.faults.clear();
  const parts = await streamChat(client, { session_id: mintSessionId(), message: 'Why?' });
  await parts.next();
  await parts.return({ finished: false });
  expect(calls()[0]?.stream?.state).toBe('left');
});

test('nothing that was typed, answered or proves who asks is recorded', async () => {
  const token = await client.tokens.get();
  const sessionId = mintSessionId();
  await listTasks(client, { q: 'Zeppelin' });
  await answerOf(undefined, sessionId);
  await listMessages(client, { session_id: sessionId });
  recorder.observer.onEvent({ widget: 'chat', name: 'messageSend', ...{ ids: { sessionId } } });
  const recorded = JSON.stringify(recorder.store.getState());
  expect(calls()).toHaveLength(3);
  for (const secret of ['Zeppelin', token, sessionId]) expect(recorded).not.toContain(secret);
});

test('the 200 latest calls are kept', async () => {
  await Promise.all(Array.from({ length: 205 }, () => listSessions(client)));
  expect(calls()).toHaveLength(200);
  recorder.clear();
  expect(calls()).toEqual([]);
});

test('a client that nobody watches makes the same calls', async () => {
  client.observers?.clear();
  await listSessions(client);
  expect(calls()).toEqual([]);
});

/** The parts of an answer, whole or as far as they came. */
async function answerOf(fetch?: typeof globalThis.fetch, sessionId = mintSessionId()) {
  const own = fetch === undefined ? client : createPlatformClient(platform, { fetch });
  const parts = await streamChat(own, { session_id: sessionId, message: 'Zeppelin' });
  const texts: string[] = [];
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return texts.join('');
    texts.push(...value.map((part) => (part.type === 'text' ? part.text : '')));
  }
}

import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import {
  approveFinding,
  approveFindings,
  connectWithCredentials,
  deleteOntology,
  editFinding,
  listFindings,
  rejectFinding,
  skipFinding,
  streamChat,
  toJsonLines,
} from '../../src/index.ts';
import { createMemoryStorage } from '../../src/environment/index.ts';
import { createTestEnvironment } from '../../src/environment/testing/createTestEnvironment.ts';
import { handedOver, openRecords } from './openRecords.ts';

const pending = (client: Parameters<typeof listFindings>[0]): Promise<string[]> =>
  listFindings(client).then(({ findings }) => findings.map(({ finding_id }) => finding_id));

test('says who, when, what and what became of it, and nothing that was typed', async () => {
  const environment = createTestEnvironment();
  const { client, records, platform } = openRecords({}, { environment });
  const [finding_id = ''] = await pending(client);
  await editFinding(client, { finding_id, user_request: 'Call it Drill Bits' });
  await streamChat(client, { session_id: 'web-1', message: 'Drill Bits?' });
  await handedOver();
  const hash: unknown = expect.stringMatching(/^sha256:[0-9a-f]{64}$/);
  const id: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(records[0]).toEqual({
    id,
    at: '2026-01-01T00:00:00.000Z',
    action: 'finding.edit',
    target: finding_id,
    route: 'POST /findings/{finding_id}/edit',
    subject: platform.credentials.serviceActorId,
    by: 'person',
    evidence: 'unknown',
    outcome: 'done',
    before: 'unknown',
    request: hash,
    after: hash,
  });
  expect(records[1]).toMatchObject({ action: 'chat.send', target: 'web-1', after: 'unknown' });
  expect(toJsonLines(records)).not.toContain('Drill');
  expect(toJsonLines(records).split('\n')).toHaveLength(3);
});

test('hashes what was sent as canonical JSON, which a server can repeat', async () => {
  const { client, records } = openRecords();
  const record = { before: { b: [1, { 9: undefined, 10: 'ü' }], '-1': null, 9: 0.5, 10: '"' } };
  const skip = { finding_id: 'f-1', is_skipped: true };
  await skipFinding(client, skip, { record }).catch(() => undefined);
  await handedOver();
  const hash = (json: string): string =>
    `sha256:${createHash('sha256').update(json).digest('hex')}`;
  expect(records[0]).toMatchObject({
    request: hash('{"body":{"is_skipped":true},"params":{"finding_id":"f-1"}}'),
    before: hash(String.raw`{"-1":null,"10":"\"","9":0.5,"b":[1,{"10":"ü"}]}`),
  });
});

test('says unknown where the page has no secure context', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    const { client, records } = openRecords(
      {},
      { getToken: () => Promise.resolve({ token: 'opaque' }) },
    );
    await approveFinding(client, 'f-1', { record: { before: { title: 'Drill' } } }).catch(() => {});
    await handedOver();
    expect(records).toMatchObject([
      { before: 'unknown', request: 'unknown', after: 'unknown', subject: 'unknown' },
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('adds content where the host asks for it, and never a secret', async () => {
  const { client, records } = openRecords({ content: true });
  const record = { before: { title: 'Drills' }, reason: 'Too vague' };
  await editFinding(client, { finding_id: 'f', user_request: 'Say more' }, { record }).catch(
    () => undefined,
  );
  await connectWithCredentials(client, {
    providerConfigKey: 'private-api-bearer',
    credentials: { type: 'API_KEY', apiKey: 'horse staple' },
  }).catch(() => undefined);
  await handedOver();
  expect(records[0]).toMatchObject({
    reason: 'Too vague',
    content: { before: { title: 'Drills' }, request: { body: { user_request: 'Say more' } } },
  });
  expect(JSON.stringify(records)).not.toContain('staple');
});

test('a call that was repeated, or renewed its token, is one record', async () => {
  const { client, records, platform } = openRecords({}, { retry: { baseDelay: 0 } });
  await pending(client);
  platform.faults.add({ status: 503, times: 2 });
  await deleteOntology(client, 'cold-chain').catch(() => undefined);
  platform.expireTokens();
  await rejectFinding(client, 'f-1').catch(() => undefined);
  await handedOver();
  expect(records.map(({ action }) => action)).toEqual(['ontology.delete', 'finding.reject']);
});

test('a bulk of 1,000 makes 1,000 records, each with its own finding', async () => {
  const storage = createMemoryStorage();
  const { client, records } = openRecords({ storage });
  const ids = Array.from({ length: 1_000 }, (_, index) => `finding-${index}`);
  for (let first = 0; first < ids.length; first += 100) {
    await approveFindings(client, ids.slice(first, first + 100)).catch(() => undefined);
  }
  await handedOver();
  expect(records).toHaveLength(1_000);
  expect(new Set(records.map(({ id }) => id)).size).toBe(1_000);
  expect(records.map(({ target }) => target)).toEqual(ids);
});

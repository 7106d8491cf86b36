import { beforeEach, expect, test } from 'vitest';
import {
  approveFinding,
  approveFindings,
  editFinding,
  getFinding,
  listApprovedFindings,
  listFindings,
  listRejectedFindings,
  rejectFinding,
  skipFinding,
  streamFindingEdit,
} from './findings.ts';
import { openClient, type OpenedClient } from './testing/openClient.ts';

let platform: OpenedClient['platform'];
let client: OpenedClient['client'];
let sent: OpenedClient['sent'];

beforeEach(() => {
  ({ platform, client, sent } = openClient({ seed: 'default' }));
});

async function ids(): Promise<[string, string, string]> {
  const { findings } = await listFindings(client);
  sent.length = 0;
  const [a, b, c] = findings.map((finding) => finding.finding_id);
  if (a === undefined || b === undefined || c === undefined) throw new Error('expected findings');
  return [a, b, c];
}

test('the finding functions reach the ten documented routes', async () => {
  const [a, b, c] = await ids();
  await approveFinding(client, a);
  await rejectFinding(client, b);
  await approveFindings(client, [c]);
  await skipFinding(client, { finding_id: a, is_skipped: true });
  await editFinding(client, { finding_id: a, user_request: 'Title: New' });
  for await (const batch of await streamFindingEdit(client, {
    finding_id: b,
    user_request: 'x',
  })) {
    expect(batch.length).toBeGreaterThan(0);
  }
  expect((await getFinding(client, a)).finding.title).toBe('New');
  expect((await listApprovedFindings(client)).counters).toMatchObject({ approved: 5 });
  expect((await listRejectedFindings(client)).counters).toMatchObject({ rejected: 3 });
  await listFindings(client);
  const base = '/core-analytics/validation/findings';
  expect(sent).toEqual([
    [`POST ${base}/${a}/approve`, '{}'],
    [`POST ${base}/${b}/reject`, '{}'],
    [`POST ${base}/approve-bulk`, JSON.stringify({ finding_ids: [c] })],
    [`PATCH ${base}/${a}/skip`, '{"is_skipped":true}'],
    [`POST ${base}/${a}/edit`, JSON.stringify({ finding_id: a, user_request: 'Title: New' })],
    [`POST ${base}/${b}/edit/stream`, JSON.stringify({ finding_id: b, user_request: 'x' })],
    [`GET ${base}/${a}`, ''],
    [`GET ${base}/approved`, ''],
    [`GET ${base}/rejected`, ''],
    [`GET ${base}`, ''],
  ]);
});

test('the events of a streamed edit come in order with their data as text', async () => {
  const [finding_id] = await ids();
  const types: string[] = [];
  const request = { finding_id, user_request: 'Title: New' };
  for await (const batch of await streamFindingEdit(client, request)) {
    types.push(...batch.map(({ type, data }) => `${type} ${typeof data}`));
  }
  expect(types).toEqual([...Array<string>(4).fill('progress string'), 'complete string']);
});

test('a streamed edit that is cut off returns the cause', async () => {
  const [finding_id] = await ids();
  platform.faults.add({ route: 'streamFindingEdit', cutAfterBytes: 30 });
  const events = await streamFindingEdit(client, { finding_id, user_request: 'Shorter' });
  expect(await events.next()).toMatchObject({
    done: true,
    value: { cause: new TypeError('terminated') },
  });
});

test('an approval whose answer was lost is not retried', async () => {
  const [finding_id] = await ids();
  platform.faults.add({ status: 503 });
  await expect(approveFinding(client, finding_id)).rejects.toMatchObject({ status: 503 });
  expect(sent).toHaveLength(1);
});

test('fields of a finding that are not documented are kept', async () => {
  const [finding_id] = await ids();
  await skipFinding(client, { finding_id, is_skipped: true });
  expect((await getFinding(client, finding_id)).finding['is_skipped']).toBe(true);
});

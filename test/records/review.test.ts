import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createRecords, type DecisionRecord, type RecordsOptions } from '../../src/client/index.ts';
import { createTestEnvironment } from '../../src/environment/testing/createTestEnvironment.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { createFindingsTransport } from '../../src/query/index.ts';
import { createPlatformClient } from '../../src/testing/createPlatformClient.ts';
import { createReview } from '../../src/widgets/findings-review/core/createReview.ts';
import { handedOver } from './openRecords.ts';

/** Opens a review whose decisions wait five seconds, with the pending findings. */
async function openReview(options: RecordsOptions = {}) {
  const platform = createMockPlatform({ pace: 0 });
  const environment = createTestEnvironment();
  const records: DecisionRecord[] = [];
  const client = createPlatformClient(platform, {
    environment,
    retry: { attempts: 0 },
    records: createRecords({ onRecord: (given) => void records.push(...given), ...options }),
  });
  const transport = createFindingsTransport(client, new QueryClient());
  const review = createReview({ transport, holdFor: 5_000, environment });
  const end = review.mount();
  const { current } = await transport.lists();
  const findings = current.findings.filter(({ review_state }) => review_state === 'pending');
  const ids = findings.map(({ finding_id }) => finding_id);
  const outcomes = (): string[] =>
    records.map(({ action, outcome, reason }) => [action, outcome, reason].join(' ').trim());
  const advance = async (milliseconds: number): Promise<void> => {
    environment.advance(milliseconds);
    await review.actions.settled();
    await handedOver();
  };
  return { platform, records, review, ...review.actions, findings, ids, outcomes, advance, end };
}

test('a decision carries its reason, its time and the references that were on screen', async () => {
  const { findings, records, decide, show, setReason, advance } = await openReview({
    reason: 'optional',
  });
  const [first, second] = findings;
  if (first === undefined || second === undefined) throw new Error('expected pending findings');
  const hide = show(first);
  decide('approve', [first.finding_id]);
  setReason('  Two sources agree ');
  hide();
  await advance(2_000);
  decide('reject', [second.finding_id]);
  await advance(5_000);
  const evidence: unknown = expect.arrayContaining([`node:${String(first.node_ids[0])}`]);
  const before: unknown = expect.stringMatching(/^sha256:/);
  expect(records).toMatchObject([
    {
      action: 'finding.approve',
      target: first.finding_id,
      at: '2026-01-01T00:00:00.000Z',
      reason: 'Two sources agree',
      evidence,
      before,
      outcome: 'done',
    },
    {
      action: 'finding.reject',
      target: second.finding_id,
      at: '2026-01-01T00:00:02.000Z',
      evidence: [],
    },
  ]);
  expect(records[1]).not.toHaveProperty('reason');
});

test('a decision that is undone in time says so, and a skip and its undo are one record each', async () => {
  const { ids, records, outcomes, decide, skip, undo, undoAll, advance } = await openReview();
  decide('approve', ids.slice(0, 3));
  undo();
  decide('reject', ids.slice(3, 4));
  decide('approve', ids.slice(4, 5));
  undoAll();
  skip(ids[5] ?? '', true);
  await advance(0);
  undo();
  await advance(60_000);
  await expect.poll(() => records.length).toBe(7);
  expect(outcomes().toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'finding.approve undone'),
    'finding.reject undone',
    'finding.skip done',
    'finding.unskip done',
  ]);
  for (const { outcome, route } of records) expect(route === undefined).toBe(outcome === 'undone');
});

test('with a required reason nothing is sent without one, and leaving the page undoes it', async () => {
  const { ids, outcomes, decide, setReason, advance, end } = await openReview({
    reason: 'required',
  });
  decide('approve', ids.slice(0, 1));
  await advance(60_000);
  expect(outcomes()).toEqual([]);
  setReason('Checked by phone');
  await advance(5_000);
  decide('reject', ids.slice(1, 2));
  setReason(' ');
  end();
  await expect
    .poll(outcomes)
    .toEqual(['finding.approve done Checked by phone', 'finding.reject undone']);
});

test('approvals that are refused together and sent alone are one record each', async () => {
  const { platform, ids, outcomes, records, decide, advance } = await openReview();
  platform.faults.add({ route: 'approveFindings', status: 409, times: 1 });
  decide('approve', ids.slice(0, 4));
  await advance(20_000);
  await expect.poll(outcomes).toEqual(Array.from({ length: 4 }, () => 'finding.approve done'));
  expect(records.map(({ target }) => target).toSorted()).toEqual(ids.slice(0, 4).toSorted());
});

test('decisions that a refusal keeps from being sent are one record each', async () => {
  const { platform, ids, records, decide, advance } = await openReview();
  platform.faults.add({ route: 'rejectFinding', status: 429, retryAfter: 3_600 });
  const many = ids.slice(0, 10);
  decide('reject', many);
  await advance(20_000);
  await expect.poll(() => records.length).toBe(many.length);
  expect(records.map(({ target }) => target).toSorted()).toEqual(many.toSorted());
  for (const { outcome } of records) expect(outcome).toBe('failed');
});

import { describe, expect, it } from 'vitest';
import {
  approveFinding,
  approveFindings,
  getFinding,
  listApprovedFindings,
  listFindings,
  listRejectedFindings,
  rejectFinding,
  skipFinding,
  type FindingList,
} from '../../../contract/index.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const list = listFindings.response.schema;
const detail = getFinding.response.schema;

async function firstIn({ read }: OpenedPlatform, state: string): Promise<string> {
  const { findings } = await read(list, listFindings);
  return findings.find((finding) => finding.review_state === state)?.finding_id ?? '';
}

async function stateOf({ read }: OpenedPlatform, finding_id: string): Promise<string> {
  return (await read(detail, getFinding, { params: { finding_id } })).review_state;
}

const idsOf = ({ findings }: FindingList): string[] => findings.map((one) => one.finding_id);

describe('lists', () => {
  it.each([
    ['default', 24, { pending: 19, approved: 3, rejected: 2, reviewed: 5, total: 24 }],
    ['empty', 0, { pending: 0, approved: 0, rejected: 0, reviewed: 0, total: 0 }],
    ['large', 3000, { pending: 2375, approved: 375, rejected: 250, reviewed: 625, total: 3000 }],
  ] as const)(
    'GET /findings of the %s seed: status ok, count, counters',
    async (seed, count, counters) => {
      const { read } = await openPlatform({ seed });
      const answer = await read(list, listFindings);
      expect(answer).toMatchObject({ status: 'ok', count, counters });
      expect(new Set(idsOf(answer)).size).toBe(count);
    },
  );

  it.each([
    ['approved', listApprovedFindings, 3],
    ['rejected', listRejectedFindings, 2],
  ] as const)('GET /findings/%s: same shape, those only', async (state, endpoint, count) => {
    const { read } = await openPlatform();
    const answer = await read(list, endpoint);
    expect(answer).toMatchObject({ status: 'ok', count, counters: { total: 24 } });
    expect(answer.findings).toHaveLength(count);
    expect(answer.findings.every((finding) => finding.review_state === state)).toBe(true);
  });

  it('findings have the fields of the table', async () => {
    const { read, platform } = await openPlatform();
    const { findings } = await read(list, listFindings);
    expect(findings[0]).toMatchObject({
      tenant_id: platform.credentials.tenantId,
      title: 'Saltmarsh Fisheries delivers late on Mondays',
      theme: 'Suppliers',
      confidence: 0.92,
      status: 'completed',
      review_state: 'pending',
      node_ids: ['supplier:saltmarsh-fisheries'],
    });
    expect(findings[0]?.connection_ids).toHaveLength(2);
  });
});

describe('GET /findings/{finding_id}', () => {
  it('adds processing and finding', async () => {
    const opened = await openPlatform();
    const finding_id = await firstIn(opened, 'pending');
    const answer = await opened.read(detail, getFinding, { params: { finding_id } });
    expect(answer).toMatchObject({
      status: 'ok',
      finding_id,
      processing: false,
      review_state: 'pending',
      finding: { finding_id },
    });
  });
});

describe('the finding review table', () => {
  it.each([
    ['approve', approveFinding, 'approved', listApprovedFindings],
    ['reject', rejectFinding, 'rejected', listRejectedFindings],
  ] as const)('pending | POST %s | empty body | listed', async (_, endpoint, state, listing) => {
    const opened = await openPlatform();
    const finding_id = await firstIn(opened, 'pending');
    const before = await opened.read(list, listFindings);
    expect((await opened.call(endpoint, { params: { finding_id }, json: {} })).status).toBe(200);
    expect(await stateOf(opened, finding_id)).toBe(state);
    const after = await opened.read(list, listing);
    expect(idsOf(after)).toContain(finding_id);
    expect(after.counters).toEqual({
      ...before.counters,
      pending: before.counters.pending - 1,
      reviewed: before.counters.reviewed + 1,
      [state]: before.counters[state] + 1,
    });
  });

  it('pending | POST /findings/approve-bulk | ids in finding_ids | approved', async () => {
    const opened = await openPlatform();
    const { findings } = await opened.read(list, listFindings);
    const finding_ids = findings.slice(0, 3).map((one) => one.finding_id);
    expect((await opened.call(approveFindings, { json: { finding_ids } })).status).toBe(200);
    const approved = await opened.read(list, listApprovedFindings);
    expect(idsOf(approved)).toEqual(expect.arrayContaining(finding_ids));
    expect(approved.counters).toMatchObject({ pending: 16, approved: 6 });
  });

  it.each([
    ['pending', true],
    ['approved', true],
    ['rejected', false],
  ])('%s | PATCH skip | is_skipped | unchanged review state, flag set', async (state, flag) => {
    const opened = await openPlatform();
    const params = { finding_id: await firstIn(opened, state) };
    const before = await opened.read(list, listFindings);
    const sent = await opened.call(skipFinding, { params, json: { is_skipped: flag } });
    expect(sent.status).toBe(200);
    const { review_state, finding } = await opened.read(detail, getFinding, { params });
    expect([review_state, finding['is_skipped']]).toEqual([state, flag]);
    expect((await opened.read(list, listFindings)).counters).toEqual(before.counters);
  });

  it.each([
    ['approved', approveFinding],
    ['approved', rejectFinding],
    ['rejected', approveFinding],
    ['rejected', rejectFinding],
  ] as const)('%s | $name | chosen: 409 and unchanged', async (state, endpoint) => {
    const opened = await openPlatform();
    const finding_id = await firstIn(opened, state);
    const answer = await opened.call(endpoint, { params: { finding_id }, json: {} });
    expect(await refusalOf(answer)).toEqual([409, `The finding is ${state} already`]);
    expect(await stateOf(opened, finding_id)).toBe(state);
  });

  it('bulk leaves rejected ones, chosen', async () => {
    const opened = await openPlatform();
    const finding_ids = [await firstIn(opened, 'rejected'), await firstIn(opened, 'pending')];
    expect((await opened.call(approveFindings, { json: { finding_ids } })).status).toBe(200);
    expect(await stateOf(opened, finding_ids[0] ?? '')).toBe('rejected');
    expect(await stateOf(opened, finding_ids[1] ?? '')).toBe('approved');
  });

  it('bulk with an unknown id approves none, chosen', async () => {
    const opened = await openPlatform();
    const pending = await firstIn(opened, 'pending');
    const json = { finding_ids: [pending, 'nothing'] };
    expect((await opened.call(approveFindings, { json })).status).toBe(404);
    expect(await stateOf(opened, pending)).toBe('pending');
  });
});

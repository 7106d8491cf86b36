import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  approveFinding,
  approveFindings,
  baseBrain,
  editFinding,
  listFindings,
  performAction,
  rejectFinding,
  type Finding,
} from '../../../contract/index.ts';
import { openPlatform, type OpenedPlatform } from '../../testing/openPlatform.ts';

const visualization = { action: 'visualization', response_format: 'json' };

async function countsOf({ read }: OpenedPlatform): Promise<Record<string, number>> {
  return (await read(baseBrain, performAction, { json: visualization })).node_counts;
}

async function pendingAbout({ read }: OpenedPlatform, label: string): Promise<Finding[]> {
  const { findings } = await read(listFindings.response.schema, listFindings);
  const starts = ({ node_ids: [id] }: Finding): boolean =>
    v.parse(v.string(), id).startsWith(label);
  return findings.filter((one) => one.review_state === 'pending' && starts(one));
}

describe("approving changes the brain's counts: chosen, one node for each that it is about", () => {
  it.each([
    ['supplier', 'Supplier'],
    ['contract', 'Contract'],
    ['customer', 'Customer'],
    ['truck', 'Truck'],
  ])('a finding about %s', async (prefix, label) => {
    const opened = await openPlatform();
    const before = await countsOf(opened);
    const [finding] = await pendingAbout(opened, prefix);
    const params = { finding_id: finding?.finding_id ?? '' };
    expect((await opened.call(approveFinding, { params, json: {} })).status).toBe(200);
    expect(await countsOf(opened)).toEqual({ ...before, [label]: (before[label] ?? 0) + 1 });
  });

  it('in bulk', async () => {
    const opened = await openPlatform();
    const before = await countsOf(opened);
    const finding_ids = (await pendingAbout(opened, 'product')).map((one) => one.finding_id);
    expect(finding_ids.length).toBeGreaterThan(1);
    await opened.call(approveFindings, { json: { finding_ids } });
    const raised = (before['Product'] ?? 0) + finding_ids.length;
    expect(await countsOf(opened)).toEqual({ ...before, Product: raised });
  });

  it('rejecting and editing do not, nor does approving what is approved', async () => {
    const opened = await openPlatform();
    const [one, other] = await pendingAbout(opened, 'supplier');
    const params = { finding_id: one?.finding_id ?? '' };
    await opened.call(approveFinding, { params, json: {} });
    const before = await countsOf(opened);
    expect((await opened.call(approveFinding, { params, json: {} })).status).toBe(409);
    const rejected = { finding_id: other?.finding_id ?? '' };
    await opened.call(rejectFinding, { params: rejected, json: {} });
    const json = { ...params, user_request: 'Shorter' };
    expect((await opened.call(editFinding, { params, json })).status).toBe(200);
    expect(await countsOf(opened)).toEqual(before);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  approveFinding,
  baseBrain,
  connectedBrain,
  enqueueSync,
  findingList,
  listFindings,
  performAction,
  postAnalyticsChat,
  type Endpoint,
} from '../contract/index.ts';
import { connectByConsent, metadataOf } from './testing/connecting.ts';
import { openPlatform, type OpenedPlatform } from './testing/openPlatform.ts';

const visualization = { action: 'visualization', response_format: 'json' };

async function counts({ read }: OpenedPlatform): Promise<Record<string, number>> {
  return (await read(baseBrain, performAction, { json: visualization })).node_counts;
}

async function reviewOf({ read }: OpenedPlatform): Promise<v.InferOutput<typeof findingList>> {
  return read(findingList, listFindings);
}

describe('one consistent world', () => {
  it('a source is connected, chosen, synced: findings arrive, the brain grows, approving counts', async () => {
    const opened = await openPlatform();
    const { platform, call, read } = opened;
    const before = { counts: await counts(opened), review: await reviewOf(opened) };

    const connectionId = await connectByConsent(opened, 'alpha-drive');
    const selectedSheets = [{ id: 'sheet-prices', name: 'Prices' }];
    await metadataOf(opened, connectionId, 'alpha-drive').write({ selectedSheets });
    await call(enqueueSync, { json: { connectionId, providerKey: 'alpha-drive' } });
    expect((await reviewOf(opened)).count).toBe(before.review.count);
    platform.clock.advance(40);

    const review = await reviewOf(opened);
    expect(review.counters.pending).toBe(before.review.counters.pending + 2);
    const own = review.findings.filter(({ connection_ids }) => connection_ids[0] === connectionId);
    expect(own.length).toBe(2);
    const synced = await counts(opened);
    expect(synced.Delivery).toBe((before.counts.Delivery ?? 0) + 24);
    const json = { ...visualization, connection_ids: [connectionId] };
    const connected = await read(connectedBrain, performAction, { json });
    const types = connected.relationship_directions.map((one) => one.relationship_type);
    expect(types).toContain('MAKES');

    const finding = own.find(({ node_ids }) => node_ids.includes('customer:hotel-linden'));
    await call(approveFinding, { params: { finding_id: finding?.finding_id ?? '' }, json: {} });
    const approved = await reviewOf(opened);
    expect(approved.counters.pending).toBe(review.counters.pending - 1);
    expect(approved.counters.approved).toBe(review.counters.approved + 1);
    expect((await counts(opened)).Customer).toBe((synced.Customer ?? 0) + 1);
  });

  it('a sentence changes what the next picture shows', async () => {
    const opened = await openPlatform();
    const relations = async (): Promise<number> =>
      (await opened.read(baseBrain, performAction, { json: visualization })).statistics
        .total_relationships;
    const before = await relations();
    const changed = await say(opened, postAnalyticsChat, 'Oatfield Mill supplies Smoked trout');
    expect(changed).toMatchObject({ success: 'true', summary: { applied: 1 } });
    expect(await relations()).toBe(before + 1);
  });
});

async function say(
  { read }: OpenedPlatform,
  endpoint: Endpoint,
  user_input: string,
): Promise<unknown> {
  return read(v.unknown(), endpoint, { json: { action: 'graph_modification', user_input } });
}

import { describe, expect, test } from 'vitest';
import { decidedIds } from './reviewState.ts';
import { undoTime } from './decisions/undoTime.ts';
import { undoMs, openLoaded } from '../testing/openReview.ts';

describe('a decision', () => {
  test('is sent when its time is over, and not before', async () => {
    const { review, at, advance, states } = await openLoaded();
    review.actions.decide('approve', [at(0)]);
    await advance(undoMs - 1);
    expect((await states()).get(at(0))).toBe('pending');
    await advance(1);
    expect((await states()).get(at(0))).toBe('approved');
  });

  test('waits while somebody is about to undo it, and its time starts again afterwards', async () => {
    const { review, at, advance, states } = await openLoaded();
    review.actions.decide('reject', [at(0)]);
    review.actions.pause(true);
    await advance(undoMs * 3);
    review.actions.pause(false);
    await advance(undoMs - 1);
    expect((await states()).get(at(0))).toBe('pending');
    await advance(1);
    expect((await states()).get(at(0))).toBe('rejected');
  });

  test('waits while the page is hidden, where nobody could undo it', async () => {
    const { review, at, advance, states, environment } = await openLoaded();
    review.actions.decide('approve', [at(0)]);
    environment.setVisible(false);
    review.actions.pause(true);
    await advance(undoMs * 3);
    review.actions.pause(false);
    await advance(undoMs * 3);
    expect((await states()).get(at(0))).toBe('pending');
    environment.setVisible(true);
    await advance(undoMs - 1);
    expect((await states()).get(at(0))).toBe('pending');
    await advance(1);
    expect((await states()).get(at(0))).toBe('approved');
  });

  test('on many findings can be undone for longer than one on a single finding', async () => {
    const { review, ids, advance, states } = await openLoaded();
    review.actions.decide('approve', ids);
    const time = undoTime(ids.length, undoMs);
    expect(time).toBeGreaterThan(undoMs);
    await advance(time - 1);
    const now = await states();
    expect(ids.filter((id) => now.get(id) !== 'pending')).toEqual([]);
    await advance(1);
    expect((await states()).get(ids[0] ?? '')).toBe('approved');
  });

  test('counts once, however often it is asked for', async () => {
    const { review, at, state } = await openLoaded();
    expect(review.actions.decide('approve', [at(0), at(0)])).toBe(1);
    expect(review.actions.decide('reject', [at(0)])).toBe(0);
    expect(state().pending).toHaveLength(1);
  });

  test('that is undone brings back the failure of the one before', async () => {
    const { platform, review, at, state, advance } = await openLoaded();
    platform.faults.add({ route: 'approveFindings', cutAfterBytes: 0, times: 1 });
    review.actions.decide('approve', [at(0), at(1)]);
    await advance(undoTime(2, undoMs));
    const failed = state().failures;
    expect([...failed.keys()]).toEqual([at(0), at(1)]);
    review.actions.decide('approve', [at(0)]);
    expect([...state().failures.keys()]).toEqual([at(1)]);
    review.actions.undo();
    expect(state().failures.get(at(0))).toEqual(failed.get(at(0)));
    review.actions.decide('reject', [at(0), at(1)]);
    review.actions.undoAll();
    expect(new Map([...state().failures].sort())).toEqual(new Map([...failed].sort()));
    expect(state().pending).toEqual([]);
  });

  test('of none is none', async () => {
    const { review, state, advance, states, ids } = await openLoaded();
    expect(review.actions.decide('approve', [])).toBe(0);
    await advance(undoMs);
    expect(state().pending).toEqual([]);
    expect(ids.every((id) => id !== '')).toBe(true);
    const now = await states();
    expect(ids.map((id) => now.get(id))).toEqual(ids.map(() => 'pending'));
  });

  test('is sent at once when the widget is left', async () => {
    const { review, at, stop, states } = await openLoaded();
    review.actions.decide('approve', [at(0)]);
    review.actions.decide('reject', [at(1)]);
    stop();
    await review.actions.settled();
    const now = await states();
    expect([now.get(at(0)), now.get(at(1))]).toEqual(['approved', 'rejected']);
  });

  test('is sent at once when the page is left or loaded again', async () => {
    const { review, at, environment, states } = await openLoaded();
    review.actions.decide('approve', [at(0)]);
    review.actions.decide('reject', [at(1)]);
    environment.leave();
    await review.actions.settled();
    const now = await states();
    expect([now.get(at(0)), now.get(at(1)), now.get(at(2))]).toEqual([
      'approved',
      'rejected',
      'pending',
    ]);
  });
});

describe('a bulk', () => {
  test('whose approval is refused together goes finding by finding, and names the one', async () => {
    const { review, ids, state, advance, elsewhere } = await openLoaded();
    await elsewhere.approve(ids[3] ?? '');
    review.actions.decide('approve', [...ids.slice(0, 3), 'unknown']);
    await advance(undoTime(4, undoMs));
    expect([...state().failures.keys()]).toEqual(['unknown']);
    expect(state().acknowledged.size).toBe(3);
  });

  test('of rejections can be stopped, and the rest stays pending', async () => {
    const { review, ids, state, states } = await openLoaded();
    const counts: number[] = [];
    const stop = review.store.subscribe(({ outbox: [batch] }) => {
      if (batch === undefined) return;
      counts.push(batch.done);
      if (batch.done > 0 && !batch.isStopped) review.actions.stop();
    });
    review.actions.decide('reject', ids);
    review.actions.flush();
    await review.actions.settled();
    stop();
    expect(counts).toContain(12);
    expect(state().stopped).toEqual({ decision: 'reject', done: 12, total: ids.length });
    const now = await states();
    expect(ids.filter((id) => now.get(id) === 'rejected')).toEqual(ids.slice(0, 12));
    expect([...decidedIds(state())].sort()).toEqual(ids.slice(0, 12).sort());
  });

  test('that fails in part keeps what failed, and retries only that', async () => {
    const { platform, review, ids, state, advance, states } = await openLoaded();
    platform.faults.add({ route: 'rejectFinding', status: 500, times: 2 });
    review.actions.decide('reject', ids.slice(0, 5));
    await advance(undoTime(5, undoMs));
    expect(state().failures.size).toBe(2);
    const [first = ''] = state().failures.keys();
    review.actions.retry([first]);
    await review.actions.settled();
    expect(state().failures.size).toBe(1);
    expect(state().failures.has(first)).toBe(false);
    review.actions.retry();
    await review.actions.settled();
    expect(state().failures.size).toBe(0);
    const now = await states();
    expect(ids.slice(0, 5).map((id) => now.get(id))).toEqual(Array(5).fill('rejected'));
  });
});

test('a scope that is missing stops everything and takes nothing for decided', async () => {
  const { platform, transport, review, ids, at, state, advance } = await openLoaded();
  platform.faults.add({
    route: 'rejectFinding',
    status: 403,
    message: 'Missing required scope: brain:write',
  });
  review.actions.decide('reject', ids.slice(0, 3));
  await advance(undoTime(3, undoMs) - 1);
  review.actions.decide('approve', [at(5)]);
  await advance(1);
  expect(transport.missingScope()).toBe('brain:write');
  expect(decidedIds(state()).size).toBe(0);
  expect(review.actions.decide('approve', [at(6)])).toBe(0);
});

describe('a skip', () => {
  test('is sent at once, and undo takes it back before any decision', async () => {
    const { review, at, state, transport } = await openLoaded();
    const flag = async () =>
      (await transport.lists()).current.findings.find((one) => one.finding_id === at(1))?.[
        'is_skipped'
      ];
    review.actions.decide('approve', [at(0)]);
    review.actions.skip(at(1), true);
    await review.actions.settled();
    expect(await flag()).toBe(true);
    review.actions.undo();
    await review.actions.settled();
    expect(await flag()).toBe(false);
    expect(state().pending).toHaveLength(1);
    review.actions.undo();
    expect(state().pending).toHaveLength(0);
  });

  test('that fails is shown as it was, and can be sent again', async () => {
    const { platform, review, at, state, errors } = await openLoaded();
    platform.faults.add({ route: 'skipFinding', status: 500, times: 1 });
    review.actions.skip(at(0), true);
    await review.actions.settled();
    expect(state().skips.size).toBe(0);
    expect(state().failedSkip).toMatchObject({ id: at(0), isSkipped: true });
    expect(errors).toHaveLength(1);
    review.actions.skip(at(0), true);
    await review.actions.settled();
    expect(state().failedSkip).toBeUndefined();
    await review.actions.refresh();
    expect(state().skips.size).toBe(0);
  });
});

test('the host hears of a decision and a skip once the platform has taken them, and of no other', async () => {
  const { review, platform, at, advance } = await openLoaded();
  const heard: unknown[] = [];
  review.on('decision', (decision) => heard.push(decision));
  review.on('skip', (skip) => heard.push(skip));
  platform.faults.add({ route: 'rejectFinding', status: 500, times: 1 });
  review.actions.decide('reject', [at(0)]);
  review.actions.decide('approve', [at(1)]);
  review.actions.skip(at(2), true);
  expect(heard).toEqual([]);
  await advance(undoMs);
  // Both are on their way at once, and either can be answered first.
  expect(heard).toHaveLength(2);
  expect(heard).toContainEqual({ findingId: at(2), isSkipped: true });
  expect(heard).toContainEqual({ findingIds: [at(1)], decision: 'approve' });
});

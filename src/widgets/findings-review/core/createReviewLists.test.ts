import { describe, expect, test } from 'vitest';
import { undoTime } from './decisions/undoTime.ts';
import { undoMs, openLoaded } from '../testing/openReview.ts';

describe('the platform’s lists are right', () => {
  test('about an answer that was lost on its way', async () => {
    const { platform, review, at, state, advance } = await openLoaded();
    platform.faults.add({ route: 'approveFinding', cutAfterBytes: 0, times: 1 });
    review.actions.decide('approve', [at(0)]);
    await advance(undoMs);
    expect([...state().failures.keys()]).toEqual([at(0)]);
    await review.actions.refresh();
    expect(state().failures.size).toBe(0);
    expect(state().remote.size).toBe(0);
  });

  test('about a rejection whose answer was lost, when an approval was chosen afterwards', async () => {
    const { platform, review, at, state, advance, states } = await openLoaded();
    platform.faults.add({ route: 'rejectFinding', cutAfterBytes: 0, times: 1 });
    review.actions.decide('reject', [at(0)]);
    await advance(undoMs);
    review.actions.decide('approve', [at(0)]);
    await advance(undoMs);
    await review.actions.refresh();
    expect((await states()).get(at(0))).toBe('rejected');
    expect([...state().remote]).toEqual([]);
    expect([...state().firstHolds]).toEqual([[at(0), 'rejected']]);
    review.actions.dismiss();
    expect(state().firstHolds.size).toBe(0);
  });

  test('about a rejection whose answer was lost, while an approval is held', async () => {
    const { platform, review, at, state, advance } = await openLoaded();
    platform.faults.add({ route: 'rejectFinding', cutAfterBytes: 0, times: 1 });
    review.actions.decide('reject', [at(0)]);
    await advance(undoMs);
    review.actions.decide('approve', [at(0)]);
    await review.actions.refresh();
    expect(state().pending).toEqual([]);
    expect([...state().remote]).toEqual([]);
    expect([...state().firstHolds]).toEqual([[at(0), 'rejected']]);
  });

  test('about an approval whose answer was lost, without a notice when it is chosen again', async () => {
    const { platform, review, at, state, advance } = await openLoaded();
    platform.faults.add({ route: 'approveFinding', cutAfterBytes: 0, times: 1 });
    review.actions.decide('approve', [at(0)]);
    await advance(undoMs);
    review.actions.decide('approve', [at(0)]);
    await review.actions.refresh();
    expect(state().pending).toEqual([]);
    expect([...state().remote]).toEqual([]);
    expect([...state().firstHolds, ...state().failures]).toEqual([]);
  });

  test('about a finding that somebody else decided while it was held', async () => {
    const { review, at, state, advance, elsewhere, states, transport } = await openLoaded();
    review.actions.decide('approve', [at(0)]);
    await elsewhere.reject(at(0));
    await transport.lists();
    await expect.poll(() => state().remote.size).toBe(1);
    expect([...state().remote]).toEqual([[at(0), { status: 'rejected', own: 'unsent' }]]);
    expect(state().pending).toEqual([]);
    expect(review.actions.findingOf(at(0))?.title).toBeTypeOf('string');
    await advance(undoMs);
    expect((await states()).get(at(0))).toBe('rejected');
  });

  test('about one that was approved together with others and is not', async () => {
    const { review, ids, state, advance, elsewhere } = await openLoaded();
    await elsewhere.reject(ids[0] ?? '');
    review.actions.decide('approve', ids.slice(0, 3));
    await advance(undoTime(3, undoMs));
    await review.actions.refresh();
    expect([...state().remote]).toEqual([[ids[0], { status: 'rejected', own: 'late' }]]);
    expect([...state().done.keys()]).toEqual(ids.slice(1, 3));
    expect(state().acknowledged.size).toBe(0);
  });
});

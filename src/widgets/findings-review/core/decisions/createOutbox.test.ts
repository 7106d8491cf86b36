import { expect, test } from 'vitest';
import type { FindingList } from '../../../../contract/index.ts';
import { createLaggingPlatform } from '../../testing/laggingPlatform.ts';
import { decidedIds } from '../reviewState.ts';
import { createReview, type Review } from '../createReview.ts';

const holdFor = 5_000;
const ids = ['a', 'b', 'c', 'd'];

async function open() {
  const platform = createLaggingPlatform(ids, holdFor);
  await platform.transport.lists();
  let current: FindingList | undefined;
  platform.transport.observeCurrent((list) => (current = list));
  /** Returns the ids of the findings that a review shows as pending. */
  const pendingIn = (review: Review): string[] => {
    const decided = decidedIds(review.store.getState());
    return (current?.findings ?? [])
      .filter(({ finding_id: id, review_state }) => review_state === 'pending' && !decided.has(id))
      .map(({ finding_id }) => finding_id);
  };
  const counters = () => current?.counters;
  return { ...platform, pendingIn, counters };
}

test('a decision stays decided when the page is left and entered again before the lists know of it', async () => {
  const { openReview, advance, pendingIn, counters, taken } = await open();
  const first = openReview();
  first.review.actions.decide('reject', ['a']);
  first.leave();
  await advance(600);
  const { review } = openReview();
  expect(pendingIn(review)).toEqual(['b', 'c', 'd']);
  expect(counters()).toMatchObject({ pending: 3, rejected: 1 });
  expect(review.actions.decide('approve', ['a'])).toBe(0);
  await advance(20_000);
  expect([...review.store.getState().remote]).toEqual([]);
  expect(taken).toEqual([{ id: 'a', state: 'rejected' }]);
});

test('decisions that were made without a network are sent once it is back, and fail nowhere', async () => {
  const { openReview, advance, environment, taken, pendingIn } = await open();
  const { review } = openReview();
  environment.setOnline(false);
  for (const id of ['a', 'b', 'c']) review.actions.decide('approve', [id]);
  await advance(20_000);
  expect(review.store.getState().failures.size).toBe(0);
  expect(pendingIn(review)).toEqual(['d']);
  environment.setOnline(true);
  await advance(2_000);
  expect(taken.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(review.store.getState().failures.size).toBe(0);
});

test('a finding that two reviews of a page hold is decided once, as it was decided last', async () => {
  const { openReview, advance, taken } = await open();
  const { review: first } = openReview();
  const { review: second } = openReview();
  first.actions.decide('reject', ['a', 'c']);
  await advance(1_000);
  second.actions.decide('approve', ['a']);
  expect(first.store.getState().pending.map(({ ids }) => ids)).toEqual([['c']]);
  await advance(20_000);
  expect(taken.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
    { id: 'a', state: 'approved' },
    { id: 'c', state: 'rejected' },
  ]);
  expect([...second.store.getState().firstHolds]).toEqual([]);
});

test('what one of two reviews of a page decides counts as done in both, once the lists know of it', async () => {
  const { openReview, advance } = await open();
  const { review: first } = openReview();
  const { review: second } = openReview();
  first.actions.decide('reject', ['a']);
  second.actions.decide('approve', ['b']);
  await advance(20_000);
  for (const { store } of [first, second]) {
    expect(store.getState().acknowledged.size).toBe(0);
    expect(new Set(store.getState().done.keys())).toEqual(new Set(['a', 'b']));
  }
});

test('a colleague who decides meanwhile is named, and not this user', async () => {
  const { openReview, advance, environment, decideElsewhere } = await open();
  const { review } = openReview();
  environment.setOnline(false);
  review.actions.decide('approve', ['a']);
  await advance(10_000);
  decideElsewhere('a', 'rejected');
  environment.setOnline(true);
  await advance(20_000);
  expect([...review.store.getState().remote]).toEqual([['a', { status: 'rejected', own: 'late' }]]);
  expect(review.store.getState().failures.size).toBe(0);
});

test('an acknowledged decision isn’t called lost while the lists lag', async () => {
  const { openReview, advance, setLag, pendingIn, counters } = await open();
  setLag(2_000);
  const { review } = openReview();
  review.actions.decide('approve', ['a']);
  review.actions.flush();
  for (let step = 0; step < 20; step += 1) {
    await advance(500);
    expect(review.store.getState().failures.size).toBe(0);
    expect(pendingIn(review)).toEqual(['b', 'c', 'd']);
  }
  expect(counters()).toMatchObject({ pending: 3, approved: 1 });
});

test('a decision that the platform acknowledged and never shows is told once its time is over', async () => {
  const { openReview, advance, setLag } = await open();
  setLag(1_000_000);
  const { review } = openReview();
  review.actions.decide('approve', ['a']);
  review.actions.flush();
  await advance(10_000);
  expect(review.store.getState().failures.size).toBe(0);
  await advance(30_000);
  await review.actions.refresh();
  expect([...review.store.getState().failures]).toEqual([
    ['a', { decision: 'approve', error: undefined }],
  ]);
});

test('a limit of three seconds loses none of thirty rejections, and each is taken once', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `finding-${index}`);
  const { openReview, advance, limitFor, taken, transport } = createLaggingPlatform(many, holdFor);
  await transport.lists();
  const { review } = openReview();
  limitFor(3_000);
  review.actions.decide('reject', many);
  review.actions.flush();
  await advance(15_000);
  expect(review.store.getState().failures.size).toBe(0);
  expect(taken.map(({ id }) => id).toSorted()).toEqual(many.toSorted());
});

test('what one user decided isn’t sent in the name of the next', async () => {
  const { openReview, advance, environment, taken, client } = await open();
  const { review } = openReview();
  environment.setOnline(false);
  review.actions.decide('approve', ['a']);
  review.actions.flush();
  client.tokens.logout();
  void client.tokens.retry();
  environment.setOnline(true);
  await advance(5_000);
  expect(taken).toEqual([]);
  expect(review.store.getState().outbox).toEqual([]);
});

test('what one user could still undo isn’t sent in the name of the next', async () => {
  const { openReview, advance, taken, client } = await open();
  const { review, leave } = openReview();
  review.actions.decide('approve', ['a']);
  client.tokens.logout();
  void client.tokens.retry();
  leave();
  const next = openReview();
  await advance(20_000);
  expect(taken).toEqual([]);
  expect(next.review.store.getState().failures.size).toBe(0);
});

test('a sign-out ends the sending of rejections, which the next user’s token would carry', async () => {
  const many = Array.from({ length: 12 }, (_, index) => `finding-${index}`);
  const { advance, environment, taken, transport, client } = createLaggingPlatform(many, holdFor);
  let isSignedOut = false;
  const reject: typeof transport.reject = async (...given) => {
    await transport.reject(...given);
    if (isSignedOut) return;
    isSignedOut = true;
    client.tokens.logout();
    void client.tokens.retry();
  };
  const review = createReview({ transport: { ...transport, reject }, holdFor, environment });
  review.actions.decide('reject', many);
  review.actions.flush();
  await advance(2_000);
  expect(taken).toHaveLength(4);
});

test('findings that were approved one by one are sent in one request, and rejected ones each in its own', async () => {
  const { transport, environment, advance, taken } = await open();
  const requests: unknown[] = [];
  const noting =
    <T>(send: (given: T) => Promise<unknown>) =>
    (given: T): Promise<unknown> => {
      requests.push(given);
      return send(given);
    };
  const review = createReview({
    transport: {
      ...transport,
      approve: noting(transport.approve),
      reject: noting(transport.reject),
      approveAll: noting(transport.approveAll),
    },
    holdFor,
    environment,
  });
  const leave = review.mount();
  for (const id of ['a', 'c', 'b']) review.actions.decide('approve', [id]);
  review.actions.decide('reject', ['d']);
  review.actions.flush();
  await advance(holdFor);
  leave();
  expect(requests).toEqual([['a', 'c', 'b'], 'd']);
  expect(taken).toHaveLength(4);
});

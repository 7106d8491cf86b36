import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leftOutOf, setUnreadableCount } from '../client/index.ts';
import { mutationOptions, pollWhile, queryOptions } from './options.ts';

/** Returns what the cache keeps of an answer, and of the next one. */
function keepTwo<T>(first: T, second: T): { first: T | undefined; second: T | undefined } {
  const cache = new QueryClient();
  const queryKey = ['brainstem', 'client', 'answer'];
  const query = cache
    .getQueryCache()
    .build(cache, cache.defaultQueryOptions(queryOptions({ queryKey, queryFn: () => first })));
  query.setData(first);
  const kept = cache.getQueryData<T>(queryKey);
  query.setData(second);
  return { first: kept, second: cache.getQueryData<T>(queryKey) };
}

test('an answer that is equal to the one before is kept', () => {
  const { first, second } = keepTwo({ items: [{ id: 'a' }] }, { items: [{ id: 'a' }] });
  expect(first).toEqual({ items: [{ id: 'a' }] });
  expect(second).toBe(first);
});

test('a list in an item that lacks entries still says how many', () => {
  const answer = (missing: number) => {
    const options = ['Rotterdam'];
    setUnreadableCount(options, missing);
    return { items: [{ options }] };
  };
  const { second } = keepTwo(answer(1), answer(2));
  expect(leftOutOf(second?.items[0]?.options)).toBe(2);
});

test('an answer of 20,000 nested lists is compared', () => {
  const deep = (): unknown => JSON.parse(`${'['.repeat(20_000)}1${']'.repeat(20_000)}`);
  expect(keepTwo(deep(), deep()).second).toBeInstanceOf(Array);
});

test('a mutation whose widget is gone is looked after once a second, and forgotten a second after its end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  const cache = new QueryClient();
  const observer = new MutationObserver(cache, mutationOptions({ mutationFn: () => promise }));
  const stop = observer.subscribe(() => undefined);
  const ended = observer.mutate();
  stop();
  const start = Date.now();
  for (let turn = 0; turn < 5; turn += 1) vi.advanceTimersToNextTimer();
  expect(Date.now() - start).toBe(5000);
  expect(cache.getMutationCache().getAll()).toHaveLength(1);
  resolve();
  await ended;
  vi.advanceTimersByTime(1000);
  expect(cache.getMutationCache().getAll()).toEqual([]);
});

/** Follows a sync, and returns the seconds until each next request. */
function follow() {
  const poll = pollWhile<{ status: string }>(({ status }) => status !== 'completed');
  let data = { status: 'in_progress' };
  let dataUpdateCount = 0;
  const wait = (isInvalidated = false): number =>
    Number(poll.refetchInterval({ state: { data, dataUpdateCount, isInvalidated } })) / 1_000;
  return {
    wait,
    /** Answers as before, so often, and returns the wait after each. */
    answerSame: (times: number): number[] =>
      Array.from({ length: times }, () => {
        dataUpdateCount += 1;
        return wait();
      }),
    answer: (status: string): number => {
      data = { status };
      dataUpdateCount += 1;
      return wait();
    },
    returnToPage: () =>
      poll.refetchOnWindowFocus({ state: { data, dataUpdateCount, isInvalidated: false } }),
  };
}

test('a sync that hangs is asked after less and less often, and once a minute in the end', () => {
  const { wait, answerSame } = follow();
  expect(wait()).toBe(1);
  const slower = answerSame(12);
  expect(slower).toEqual([...slower].sort((a, b) => a - b));
  expect(slower.slice(0, 3)).toEqual([1.5, 2.25, 3.375]);
  expect(answerSame(3)).toEqual([60, 60, 60]);
});

test('news of a sync makes it quick again, and its end stops it', () => {
  const { answer, answerSame } = follow();
  answerSame(20);
  expect(answer('knowledge_graph_sync')).toBe(1);
  expect(answerSame(2)).toEqual([1.5, 2.25]);
  expect(answer('completed')).toBe(0);
});

test('an action and a return to the page ask quickly again', () => {
  const { wait, answerSame, returnToPage } = follow();
  answerSame(20);
  expect(wait(true)).toBe(1);
  expect(answerSame(2)).toEqual([1.5, 2.25]);
  answerSame(20);
  expect(wait()).toBe(60);
  expect(returnToPage()).toBe(true);
  expect(wait()).toBe(1);
});

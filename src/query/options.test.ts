import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { leftOutOf, setLeftOut } from '../client/index.ts';
import { queryOptions } from './options.ts';

/** What the cache keeps of an answer, and of the next one. */
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
    setLeftOut(options, missing);
    return { items: [{ options }] };
  };
  const { second } = keepTwo(answer(1), answer(2));
  expect(leftOutOf(second?.items[0]?.options)).toBe(2);
});

test('an answer of 20,000 nested lists is compared', () => {
  const deep = (): unknown => JSON.parse(`${'['.repeat(20_000)}1${']'.repeat(20_000)}`);
  expect(keepTwo(deep(), deep()).second).toBeInstanceOf(Array);
});

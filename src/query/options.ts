import {
  hashKey,
  replaceEqualDeep,
  type DefaultError,
  type InfiniteData,
  type InfiniteQueryObserverOptions,
  type MutationObserverOptions,
  type QueryClient,
  type QueryKey,
  type QueryKeyWithDataTag,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import { hasStatus, leftOutOf, type BrainstemClient } from '../client/index.ts';
import { isRecord } from '../contract/index.ts';

/**
 * Returns a key under the kit's root. Each client's answers are separate, and a sign-out removes
 * everything under `['brainstem', client.key]`.
 */
export function platformKey<const T extends readonly unknown[]>(
  client: BrainstemClient,
  ...rest: T
): readonly ['brainstem', string, ...T] {
  return ['brainstem', client.key, ...rest];
}

/** In milliseconds. */
export const minute = 60_000;

/**
 * Defaults of every query, set on the query itself so that they also apply in a host's own
 * QueryClient. The platform client handles retries and offline requests itself.
 */
const queryDefaults = {
  retry: false,
  networkMode: 'always',
  staleTime: 15_000,
  structuralSharing: shareStructure,
} as const;

/**
 * Mutation variables contain user input, so they leave the cache within a second. Not at once: TanStack
 * Query looks again after each `gcTime` while a mutation runs that nothing observes.
 */
const mutationDefaults = { retry: false, networkMode: 'always', gcTime: 1000 } as const;

/** Shares equal data's structure, except for lists that lack items: a copy loses their count. */
function shareStructure(before: unknown, answer: unknown): unknown {
  return lacksItems(before) || lacksItems(answer) ? answer : replaceEqualDeep(before, answer);
}

/** Returns true if any list in an answer lacks items. Iterative, since answers can be deep. */
function lacksItems(answer: unknown): boolean {
  const unread = [answer];
  while (unread.length > 0) {
    const value = unread.pop();
    if (Array.isArray(value) && leftOutOf(value) > 0) return true;
    const below = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
    for (const one of below) {
      if (typeof one === 'object') unread.push(one);
    }
  }
  return false;
}

/** Types options for `useQuery`, `QueryObserver` and `QueryClient`, and adds our defaults. */
export function queryOptions<T, const K extends QueryKey>(
  options: QueryObserverOptions<T, DefaultError, T, T, K>,
): QueryObserverOptions<T, DefaultError, T, T, K> & QueryKeyWithDataTag<K, T>;
export function queryOptions(options: object): object {
  return { ...queryDefaults, ...options };
}

/** The infinite-query variant of {@link queryOptions}. */
export function infiniteQueryOptions<T, const K extends QueryKey, P>(
  options: InfiniteQueryObserverOptions<T, DefaultError, InfiniteData<T, P>, K, P>,
): InfiniteQueryObserverOptions<T, DefaultError, InfiniteData<T, P>, K, P> &
  QueryKeyWithDataTag<K, InfiniteData<T, P>>;
export function infiniteQueryOptions(options: object): object {
  return { ...queryDefaults, ...options };
}

/** Types a mutation's options for `useMutation` and `MutationObserver`, and adds our defaults. */
export function mutationOptions<T, V = void, R = unknown>(
  options: MutationObserverOptions<T, DefaultError, V, R>,
): MutationObserverOptions<T, DefaultError, V, R> {
  return { ...mutationDefaults, ...options };
}

/**
 * Calls the listener with a query's cached data, and whenever it changes. Doesn't fetch.
 *
 * @returns A function that stops it.
 */
export function observeData<T, const K extends readonly unknown[]>(
  queryClient: QueryClient,
  queryKey: QueryKeyWithDataTag<K, T>['queryKey'],
  listener: (data: T) => void,
): () => void {
  let last: T | undefined;
  const notify = (): void => {
    const data = queryClient.getQueryData<T>(queryKey);
    if (data === undefined || data === last) return;
    last = data;
    listener(data);
  };
  notify();
  return onQueryUpdate(queryClient, queryKey, notify);
}

/**
 * Calls the listener whenever a query's cached data or state changes.
 *
 * @returns A function that stops it.
 */
export function onQueryUpdate(
  queryClient: QueryClient,
  queryKey: QueryKey,
  listener: () => void,
): () => void {
  const hash = hashKey(queryKey);
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) listener();
  });
}

/** The parts of a query that determine its polling. */
interface PolledQuery<T> {
  state: { data: T | undefined; dataUpdateCount: number; isInvalidated: boolean };
}

export interface PollOptions<T> {
  refetchInterval: (query: PolledQuery<T>) => number | false;
  refetchOnWindowFocus: (query: PolledQuery<T>) => boolean;
}

/** The first and shortest polling interval, in milliseconds. */
const fastest = 1_000;
const slowest = minute;

/** The growth of the interval after each unchanged answer. */
const growth = 1.5;

/** The update count at which an answer was first seen; equal answers are one object. */
const firstSeen = new WeakMap<object, number>();

/**
 * Polls a query while something in its data is in progress: after a second, since most syncs are
 * short, then with exponential backoff up to a minute while nothing changes. A change, an
 * invalidation and a return to the page reset the interval.
 */
export function pollWhile<T extends object>(isUnderWay: (data: T) => boolean): PollOptions<T> {
  return {
    refetchInterval({ state: { data, dataUpdateCount, isInvalidated } }) {
      if (data === undefined || !isUnderWay(data)) return false;
      const first = isInvalidated ? undefined : firstSeen.get(data);
      if (first === undefined) firstSeen.set(data, dataUpdateCount);
      const quiet = dataUpdateCount - (first ?? dataUpdateCount);
      return Math.min(slowest, fastest * growth ** quiet);
    },
    refetchOnWindowFocus({ state: { data } }) {
      if (data !== undefined) firstSeen.delete(data);
      return true;
    },
  };
}

/**
 * Waits for a deletion. A 404 means that it is done, such as by an attempt whose answer was lost.
 */
export async function orGone<T>(deletion: Promise<T>): Promise<T | undefined> {
  try {
    return await deletion;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

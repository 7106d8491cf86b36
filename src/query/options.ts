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
import { leftOutOf, type BrainstemClient } from '../client/index.ts';
import { isRecord } from '../contract/index.ts';

/**
 * The root of every key of the kit. A client's answers lie apart from those of any other client of
 * the page, and a sign-out removes all that lies under `['brainstem', client.key]`.
 */
export function platformKey<const T extends readonly unknown[]>(
  client: BrainstemClient,
  ...rest: T
): readonly ['brainstem', string, ...T] {
  return ['brainstem', client.key, ...rest];
}

/**
 * Defaults of every query of the kit, set on the query itself so that they hold in a host's own
 * QueryClient too. The platform's client retries by itself what may be retried, and what it asks
 * for while offline is its own decision.
 */
const queryDefaults = {
  retry: false,
  networkMode: 'always',
  staleTime: 15_000,
  structuralSharing: shareStructure,
} as const;

/** A mutation's variables hold what a person typed, so that none stays in the cache. */
const mutationDefaults = { retry: false, networkMode: 'always', gcTime: 0 } as const;

/** Keeps what is equal from before, but for lists that lack something: a copy doesn't know of it. */
function shareStructure(before: unknown, answer: unknown): unknown {
  return lacksItems(before) || lacksItems(answer) ? answer : replaceEqualDeep(before, answer);
}

/** Returns true if any list in an answer lacks items. Without recursion: an answer may be deep. */
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

/** Types a query's options for `useQuery`, `QueryObserver` and `QueryClient`, with our defaults. */
export function queryOptions<T, const K extends QueryKey>(
  options: QueryObserverOptions<T, DefaultError, T, T, K>,
): QueryObserverOptions<T, DefaultError, T, T, K> & QueryKeyWithDataTag<K, T>;
export function queryOptions(options: object): object {
  return { ...queryDefaults, ...options };
}

/** {@link queryOptions} for a list that is fetched page by page. */
export function infiniteQueryOptions<T, const K extends QueryKey, P>(
  options: InfiniteQueryObserverOptions<T, DefaultError, InfiniteData<T, P>, K, P>,
): InfiniteQueryObserverOptions<T, DefaultError, InfiniteData<T, P>, K, P> &
  QueryKeyWithDataTag<K, InfiniteData<T, P>>;
export function infiniteQueryOptions(options: object): object {
  return { ...queryDefaults, ...options };
}

/** Types a mutation's options for `useMutation` and `MutationObserver`, with our defaults. */
export function mutationOptions<T, V = void, R = unknown>(
  options: MutationObserverOptions<T, DefaultError, V, R>,
): MutationObserverOptions<T, DefaultError, V, R> {
  return { ...mutationDefaults, ...options };
}

/**
 * Calls the listener with what a query has in the cache, and again each time that changes. Fetches
 * nothing.
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
 * Calls the listener each time the data or the state of a query changes in the cache.
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

/** The parts of a query that decide when to fetch again. */
interface PolledQuery<T> {
  state: { data: T | undefined; dataUpdateCount: number; isInvalidated: boolean };
}

/** Options of a query that is fetched again and again. */
export interface PollOptions<T> {
  refetchInterval: (query: PolledQuery<T>) => number | false;
  refetchOnWindowFocus: (query: PolledQuery<T>) => boolean;
}

/** The first and shortest interval of fetching something under way again, in milliseconds. */
const fastest = 1_000;
const slowest = 60_000;

/** The factor by which each answer without news lengthens the interval. */
const growth = 1.5;

/** The count of an answer's updates when it was first seen: equal answers are one object. */
const firstSeen = new WeakMap<object, number>();

/**
 * Polls a query while something in its data is under way: a second later, since most syncs are
 * short, and then more and more slowly, down to once a minute, while nothing moves. News, an action
 * that invalidates the query, and a person who comes back to the page make it quick again.
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

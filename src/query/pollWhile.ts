/** What is known of a query when it is decided when to ask again. */
interface PolledQuery<T> {
  state: { data: T | undefined; dataUpdateCount: number; isInvalidated: boolean };
}

/** Options of a query that is fetched again and again. */
export interface PollOptions<T> {
  refetchInterval: (query: PolledQuery<T>) => number | false;
  refetchOnWindowFocus: (query: PolledQuery<T>) => boolean;
}

/** How often something under way is fetched again at first, and at least, in milliseconds. */
const fastest = 3_000;
const slowest = 60_000;

/** Answers without news after which it is asked less and less often. */
const quickPolls = 5;
const growth = 1.5;

/** The count of an answer's updates when it was first seen: equal answers are one object. */
const firstSeen = new WeakMap<object, number>();

/**
 * Polls a query while something in its data is under way: every three seconds while things move, and
 * more and more slowly, down to once a minute, while nothing does. News, an action that invalidates
 * the query, and a person who comes back to the page make it quick again.
 */
export function pollWhile<T extends object>(isUnderWay: (data: T) => boolean): PollOptions<T> {
  return {
    refetchInterval({ state: { data, dataUpdateCount, isInvalidated } }) {
      if (data === undefined || !isUnderWay(data)) return false;
      const first = isInvalidated ? undefined : firstSeen.get(data);
      if (first === undefined) firstSeen.set(data, dataUpdateCount);
      const quiet = dataUpdateCount - (first ?? dataUpdateCount);
      return Math.min(slowest, fastest * growth ** Math.max(0, quiet - quickPolls));
    },
    refetchOnWindowFocus({ state: { data } }) {
      if (data !== undefined) firstSeen.delete(data);
      return true;
    },
  };
}

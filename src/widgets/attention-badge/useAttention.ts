import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { hasStatus, isBrainstemError, isTokenError } from '../../client/errors/index.ts';
import type { ConnectionMetadata } from '../../contract/index.ts';
import { useBrainstem, useConnectionLists, type RefetchOptions } from '../../provider/index.ts';
import {
  attentionOf,
  consentQueries,
  findingsQuery,
  hasAuthError,
  hasSyncFailed,
  sessionsQuery,
  tasksQuery,
  type ListedConnections,
  type TaskPage,
} from '../../query/index.ts';

/** The counts of {@link useAttention}. Disabled ones send no requests. */
export interface AttentionOptions {
  /** Counts pending findings. @default true */
  findings?: boolean;
  /** Counts conversations that await a reply. @default true */
  conversations?: boolean;
  /** Counts connections that failed or need new consent. @default true */
  connections?: boolean;
  /** Counts the user's to-do list. @default true */
  tasks?: boolean;
}

/** The counts of items that need attention. Undefined while loading or if unreadable. */
export interface Attention {
  /** Pending findings, from the platform's counter. */
  findings: number | undefined;
  /** Conversations that await a reply, among the 20 latest. */
  conversations: number | undefined;
  /** Connections whose sync failed or that need new consent. */
  connections: number | undefined;
  /** The user's to-do list, as counted by the platform. */
  tasks: number | undefined;
  /** The sum of the known counts. */
  total: number;
  /**
   * True if the total may be too low: lists of connections are loading, or a count failed and is
   * retried every minute.
   */
  isPartial: boolean;
}

/** The polling interval in milliseconds. */
const interval = 60_000;

/** After a refusal, polling stops until the page is reloaded. */
const quiet = {
  refetchInterval: ({ state }: { state: { error: unknown } }) =>
    isRefusal(state.error) ? false : interval,
  retryOnMount: false,
  refetchOnWindowFocus: false,
} as const;

/** Returns true if the user has no access, so that retrying is pointless. */
function isRefusal(error: unknown): boolean {
  return (
    isTokenError(error) ||
    hasStatus(error, 401, 403, 404) ||
    (isBrainstemError(error) && error.code === 'configuration')
  );
}

/** Returns true if a count failed temporarily. */
const isMissing = ({ error }: { error: unknown }): boolean => error !== null && !isRefusal(error);

/**
 * Counts the items that need the user's attention, for a badge in a page's navigation. Counts are
 * independent: one without access stays undefined. Requests are shared with the page's widgets.
 *
 * Routes and scopes: `GET /findings` (`brain:read`), `GET /sessions`, the connections' lists and
 * metadata (`connectors:read`), `GET {app_url}/api/tasks/todo` (the app's session).
 *
 * @example
 * const { findings, total } = useAttention({ tasks: false });
 */
export function useAttention({
  findings = true,
  conversations = true,
  connections = true,
  tasks = true,
}: AttentionOptions = {}): Attention {
  const { client, queryClient } = useBrainstem();
  const review = useQuery(
    { ...findingsQuery(client, 'current'), ...quiet, enabled: findings },
    queryClient,
  );
  const sessions = useInfiniteQuery(
    { ...sessionsQuery(client), ...quiet, enabled: conversations },
    queryClient,
  );
  const todo = useInfiniteQuery(
    { ...tasksQuery(client, 'todo', {}), ...quiet, enabled: tasks },
    queryClient,
  );
  const broken = useBrokenConnections(connections);
  const [page] = todo.data?.pages ?? [];
  const counts = {
    findings: findings ? review.data?.counters.pending : undefined,
    conversations: conversations
      ? sessions.data?.pages[0]?.sessions.filter((each) => each.requiresAction).length
      : undefined,
    connections: broken.count,
    tasks: tasks ? countTasks(page, todo.hasNextPage) : undefined,
  };
  const total = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const isPartial = broken.isPartial || [review, sessions, todo].some(isMissing);
  return { ...counts, total, isPartial };
}

/** Returns the total, or undefined if the response has none and more pages may follow. */
function countTasks(page: TaskPage | undefined, hasMore: boolean): number | undefined {
  return page?.total ?? (hasMore ? undefined : page?.tasks.length);
}

/**
 * Counts the connections of the loaded lists. A list without failures is refetched when the user
 * returns to the page, or after ten minutes or more.
 */
function useBrokenConnections(isWanted: boolean): {
  count: number | undefined;
  isPartial: boolean;
} {
  const { client, queryClient } = useBrainstem();
  const lists = useConnectionLists(() => isWanted, paceOfList);
  const all = (isWanted ? lists.connections : undefined) ?? [];
  const queries = consentQueries(client, all).map((query, place) => ({
    ...query,
    ...paceOfConsent(lists.count + place),
  }));
  const consents = useQueries({ queries }, queryClient);
  return {
    count: isWanted && lists.connections ? attentionOf(all, consents).size : undefined,
    isPartial:
      isWanted &&
      (lists.isReading ||
        lists.errors.some((error) => !isRefusal(error)) ||
        consents.some(({ data, error }) => data === undefined && !isRefusal(error))),
  };
}

/** Returns a long polling interval, staggered so that lists aren't fetched in the same minute. */
const rarely = (place: number): number => 10 * interval + (place * interval) / 2;

/** Polls a list with a failed sync every minute, and an empty one rarely, regardless of focus. */
function paceOfList(place: number): RefetchOptions {
  const isEmpty = (data: ListedConnections | undefined) => data?.connections.length === 0;
  return {
    staleTime: ({ state: { data } }) => (isEmpty(data) ? rarely(place) : interval),
    refetchOnWindowFocus: ({ state: { data } }) => data !== undefined && !isEmpty(data),
    refetchInterval({ state: { data, error } }) {
      if (error !== null) return isRefusal(error) ? false : interval;
      const isWatched = data?.connections.some(hasSyncFailed) === true;
      return isWatched ? interval : rarely(place);
    },
  };
}

function paceOfConsent(place: number) {
  return {
    staleTime: interval,
    refetchInterval: ({ state: { data } }: { state: { data: ConnectionMetadata | undefined } }) =>
      hasAuthError(data) ? interval : rarely(place),
  };
}

import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { isBrainstemError, isPlatformError, isTokenError } from '../../client/errors/index.ts';
import type { ConnectionMetadata } from '../../contract/index.ts';
import { useBrainstem, useConnectionLists, type ListPace } from '../../provider/index.ts';
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

/**
 * The parts that {@link useAttention} counts. Turn off those that a page doesn't show: nothing is
 * requested for them.
 */
export interface AttentionOptions {
  /** Counts pending findings. @default true */
  findings?: boolean;
  /** Counts conversations that wait for an answer. @default true */
  conversations?: boolean;
  /** Counts connections that failed, or need consent again. @default true */
  connections?: boolean;
  /** Counts the person's to-do list. @default true */
  tasks?: boolean;
}

/** The counts of what waits for a person. Undefined: not known yet, or not readable. */
export interface Attention {
  /** Pending findings, by the platform's counter. */
  findings: number | undefined;
  /** Conversations that wait for an answer, among the 20 latest. */
  conversations: number | undefined;
  /** Connections whose sync failed, or whose consent has to be given again. */
  connections: number | undefined;
  /** The person's to-do list, as the platform counts it. */
  tasks: number | undefined;
  /** The sum of those that are known. */
  total: number;
  /**
   * True if more may wait: lists of connections are still to come, or a part couldn't be counted
   * just now, and is asked for each minute.
   */
  isPartial: boolean;
}

/** The interval between two counts, in milliseconds. */
const interval = 60_000;

/** After a refusal, nothing is asked again before the page is loaded again. */
const quiet = {
  refetchInterval: ({ state }: { state: { error: unknown } }) =>
    isRefusal(state.error) ? false : interval,
  retryOnMount: false,
  refetchOnWindowFocus: false,
} as const;

/** Returns whether this person may not read it, which the next minute doesn't change. */
function isRefusal(error: unknown): boolean {
  return (
    isTokenError(error) ||
    (isPlatformError(error) && [401, 403, 404].includes(error.status)) ||
    (isBrainstemError(error) && error.code === 'configuration')
  );
}

/** Returns whether a count that was known, or could be, is missing for now. */
const isMissing = ({ error }: { error: unknown }): boolean => error !== null && !isRefusal(error);

/**
 * Counts what waits for the person, for a badge in a page's navigation. Each count is independent:
 * one that the token or the session may not read stays undefined, and the others are there.
 * Requests are shared with the page's widgets.
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

/** The answer may lack a total, and then a full page may not be all. */
function countTasks(page: TaskPage | undefined, hasMore: boolean): number | undefined {
  return page?.total ?? (hasMore ? undefined : page?.tasks.length);
}

/**
 * Counts the connections of the lists that have come. One list that is all right costs a request when
 * the person comes back, or every ten minutes and more.
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

/** Asks for what is all right rarely, and never for all of it in the same minute. */
const rarely = (place: number): number => 10 * interval + (place * interval) / 2;

/** One where a sync failed is asked for each minute, and an empty one rarely, focus or not. */
function paceOfList(place: number): ListPace {
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

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as api from '../api/index.ts';
import type { SessionId, SessionSummary } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { chatKeys, sessionsQuery } from './chatQueries.ts';

/** The session list as a host draws it. */
export interface SessionsState {
  /** By last activity. Undefined until the first page came. */
  sessions: readonly SessionSummary[] | undefined;
  /** Why the list could not be fetched; what was fetched before stays. */
  error: Error | null;
  isFetching: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Fetches the next page. */
  loadMore: () => void;
  /** Fetches the list anew. */
  refetch: () => void;
  /** Deletes a session. It leaves the list at once, and comes back if the platform refuses. */
  remove: (id: SessionId) => Promise<void>;
}

/** How often the list is fetched anew while a session in it is answering, in milliseconds. */
const runningInterval = 4_000;

/** The sessions of the signed-in user: `GET /sessions`, `DELETE /sessions/{session_id}`. */
export function useSessions(): SessionsState {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  const options = sessionsQuery(client);
  const list = useInfiniteQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.sessions.some((session) => session.running)) === true
        ? runningInterval
        : false,
  });

  const remove = useMutation({
    mutationFn: (id: SessionId) => api.deleteSession(client, id),
    gcTime: 0,
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey: options.queryKey });
      const before = queries.getQueryData(options.queryKey);
      queries.setQueryData(options.queryKey, (data) =>
        data === undefined
          ? data
          : {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                sessions: page.sessions.filter((session) => session.sessionId !== id),
              })),
            },
      );
      return { before };
    },
    onError: (_error, _id, context) => void queries.setQueryData(options.queryKey, context?.before),
    onSuccess: (_answer, id) => queries.removeQueries({ queryKey: chatKeys.messages(client, id) }),
    onSettled: () => queries.invalidateQueries({ queryKey: options.queryKey }),
  });

  const sessions = useMemo(() => uniqueSessions(list.data?.pages), [list.data]);
  return {
    sessions,
    error: list.error,
    isFetching: list.isFetching,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    refetch: () => void list.refetch(),
    remove: async (id) => {
      await remove.mutateAsync(id);
    },
  };
}

/** A session that rose while pages were fetched stands on two of them. The first holds. */
function uniqueSessions(
  pages: readonly { sessions: SessionSummary[] }[] | undefined,
): SessionSummary[] | undefined {
  if (pages === undefined) return undefined;
  const byId = new Map<SessionId, SessionSummary>();
  for (const session of pages.flatMap((page) => page.sessions)) {
    if (!byId.has(session.sessionId)) byId.set(session.sessionId, session);
  }
  return [...byId.values()];
}

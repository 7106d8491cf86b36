import { useMemo } from 'react';
import type { SessionId, SessionSummary } from '../../../contract/index.ts';
import { usePlatformInfiniteQuery, usePlatformMutation } from '../../../provider/index.ts';
import { deleteSessionMutation, sessionsQuery } from '../../../query/index.ts';

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
  /** Fetches the list again. */
  refetch: () => void;
  /** Deletes a session. It leaves the list at once, and comes back if the platform refuses. */
  remove: (id: SessionId) => Promise<void>;
}

/** The sessions of the signed-in user: `GET /sessions`, `DELETE /sessions/{session_id}`. */
export function useSessions(): SessionsState {
  const list = usePlatformInfiniteQuery(sessionsQuery);
  const remove = usePlatformMutation(deleteSessionMutation);
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

/** A session that moved up while pages were fetched is on two of them. The first counts. */
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

import { useEffect, useMemo } from 'react';
import type { SessionId, SessionSummary } from '../../../contract/index.ts';
import {
  usePlatformInfiniteQuery,
  usePlatformMutation,
  usePlatformQuery,
} from '../../../provider/index.ts';
import {
  deleteSessionMutation,
  joinById,
  saveSessionMetaMutation,
  sessionMetaQuery,
  sessionsQuery,
  withUnreadableCount,
  type SessionMeta,
  type SessionMetaStore,
} from '../../../query/index.ts';

/** A session with the host's name and pin. */
export interface ListedSession extends SessionSummary, SessionMeta {}

/** Options of {@link useSessions}. */
export interface UseSessionsOptions {
  /** The host's store of names and pins. @default none: sessions have neither */
  sessionMeta?: SessionMetaStore | undefined;
}

/** The session list. */
export interface SessionsState {
  /** Pinned ones first, each group by last activity. Undefined until the first page has loaded. */
  sessions: readonly ListedSession[] | undefined;
  /** The error of the last fetch. Earlier sessions are kept. */
  error: Error | null;
  isFetching: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Fetches the next page. */
  loadMore: () => void;
  /** Refetches the list. */
  refetch: () => void;
  /** Deletes a session with an optimistic update, rolled back if the platform refuses. */
  remove: (id: SessionId) => Promise<void>;
  /** The error of the host's store when reading, or saving the last change. */
  metaError: Error | null;
  /** True while the host's store is read or written. */
  isSyncingMeta: boolean;
  /** Reads the host's store, or saves the last change, again. */
  retryMeta: () => void;
  /** Renames or pins a session in the host's store. Omitted fields stay unchanged. */
  changeMeta: (id: SessionId, change: SessionMeta) => void;
}

/** The maximum number of sessions fetched to find pinned ones. */
const soughtForPins = 100;

/** Lists the signed-in user's sessions: `GET /sessions`, `DELETE /sessions/{session_id}`. */
export function useSessions({ sessionMeta }: UseSessionsOptions = {}): SessionsState {
  const list = usePlatformInfiniteQuery(sessionsQuery);
  const remove = usePlatformMutation(deleteSessionMutation);
  const kept = usePlatformQuery((client) => sessionMetaQuery(client, sessionMeta));
  const save = usePlatformMutation((client) => saveSessionMetaMutation(client, sessionMeta));
  const meta = sessionMeta === undefined ? undefined : kept.data;
  const sessions = useMemo(() => listSessions(list.data?.pages, meta), [list.data, meta]);

  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const seeksPins =
    hasNextPage &&
    !isFetching &&
    !isError &&
    sessions !== undefined &&
    sessions.length < soughtForPins &&
    countPins(Object.values(meta ?? {})) > countPins(sessions);
  useEffect(() => {
    if (seeksPins) void fetchNextPage();
  }, [seeksPins, fetchNextPage]);

  return {
    sessions,
    error: list.error,
    isFetching,
    hasMore: hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    refetch: () => void list.refetch(),
    async remove(id) {
      await remove.mutateAsync(id);
      if (meta?.[id] !== undefined) save.mutate({ sessionId: id, meta: undefined });
    },
    metaError: kept.error ?? save.error,
    isSyncingMeta: kept.isFetching || save.isPending,
    retryMeta() {
      if (kept.error !== null) void kept.refetch();
      else if (save.variables !== undefined) save.mutate(save.variables);
    },
    changeMeta: (id, change) => save.mutate({ sessionId: id, meta: { ...meta?.[id], ...change } }),
  };
}

/** Merges pages with the host's data. A session that moved between fetches is on two pages. */
function listSessions(
  pages: readonly { sessions: SessionSummary[] }[] | undefined,
  meta: Readonly<Record<SessionId, SessionMeta>> | undefined,
): readonly ListedSession[] | undefined {
  if (pages === undefined) return undefined;
  const lists = pages.map((page) => page.sessions);
  const all = joinById(({ sessionId }) => sessionId, ...lists).map((session): ListedSession => ({
    ...session,
    ...meta?.[session.sessionId],
  }));
  const ordered = [...all.filter(({ pinned }) => pinned), ...all.filter(({ pinned }) => !pinned)];
  return withUnreadableCount(ordered, ...lists);
}

function countPins(sessions: readonly SessionMeta[]): number {
  return sessions.filter(({ pinned }) => pinned === true).length;
}

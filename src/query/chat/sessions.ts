import type { InfiniteData, QueryClient } from '@tanstack/query-core';
import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId, SessionPage, SessionSummary } from '../../contract/index.ts';
import { infiniteQueryOptions, mutationOptions, orGone } from '../options.ts';
import { chatKeys } from './chatKeys.ts';
import { runningInterval } from './runningInterval.ts';

/** The size of the list's first page, which the user waits for, and of later ones. */
const sessionsPerPage = { first: 20, further: 100 };

const firstPage: string | null = null;

/**
 * Fetches the session list by page: `GET /sessions`. A repeated token ends the list. Polls while a
 * listed session is answering.
 */
export function sessionsQuery(client: BrainstemClient) {
  return infiniteQueryOptions({
    queryKey: chatKeys.sessions(client),
    queryFn: ({ pageParam, signal }) =>
      api.listSessions(
        client,
        pageParam === null
          ? { max_results: sessionsPerPage.first }
          : { max_results: sessionsPerPage.further, next_token: pageParam },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextToken }, _pages, _last, earlier) =>
      earlier.includes(nextToken || null) ? undefined : nextToken,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.sessions.some((session) => session.running)) === true
        ? runningInterval
        : false,
  });
}

/**
 * Creates a function that remembers how much of the list is loaded, and returns one that drops what
 * came since, such as for a search: each refetch, such as after a message, would fetch it again.
 */
export function createSessionListTrimmer(client: BrainstemClient, queryClient: QueryClient) {
  const { queryKey } = sessionsQuery(client);
  return () => {
    const loaded = queryClient.getQueryData(queryKey)?.pages.length ?? 1;
    return async (): Promise<void> => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (data) =>
          data && {
            pages: data.pages.slice(0, loaded),
            pageParams: data.pageParams.slice(0, loaded),
          },
      );
    };
  };
}

/**
 * Deletes a session: `DELETE /sessions/{session_id}`. Removes it from the list optimistically, and
 * restores it on failure. One that the platform doesn't have counts as deleted.
 */
export function deleteSessionMutation(client: BrainstemClient) {
  const { queryKey } = sessionsQuery(client);
  return mutationOptions({
    mutationFn: (id: SessionId) => orGone(api.deleteSession(client, id)),
    onMutate: async (id, { client: queryClient }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (data) =>
        changeSessions(data, (sessions) => without(sessions, id)),
      );
      return { before };
    },
    onError: (_error, id, prepared, { client: queryClient }) =>
      void queryClient.setQueryData(queryKey, (data) =>
        changeSessions(data, (sessions, page) => {
          const before = prepared?.before?.pages[page]?.sessions ?? [];
          const at = before.findIndex(({ sessionId }) => sessionId === id);
          // Not the whole list of before: others may have been deleted or begun since.
          return without(sessions, id).toSpliced(at, 0, ...before.slice(at, at + 1));
        }),
      ),
    onSuccess(_answer, id, _prepared, { client: queryClient }) {
      const messages = { queryKey: chatKeys.messages(client, id) };
      queryClient.removeQueries({ ...messages, type: 'inactive' });
      // Tells a chat that shows them.
      void queryClient.invalidateQueries(messages);
    },
    onSettled: (_answer, _error, _id, _prepared, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey }),
  });
}

function without(sessions: readonly SessionSummary[], id: SessionId): SessionSummary[] {
  return sessions.filter(({ sessionId }) => sessionId !== id);
}

function changeSessions(
  data: InfiniteData<SessionPage, string | null> | undefined,
  change: (sessions: SessionSummary[], page: number) => SessionSummary[],
): InfiniteData<SessionPage, string | null> | undefined {
  return (
    data && {
      ...data,
      pages: data.pages.map((page, index) => ({ ...page, sessions: change(page.sessions, index) })),
    }
  );
}

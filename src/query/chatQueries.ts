import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { SessionId, UploadedFile } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

const root = (client: Client) => ['brainstem', client.key, 'chat'] as const;

/** Keys of the chat's server state, for reading and invalidating. */
export const chatKeys = {
  sessions: (client: Client) => [...root(client), 'sessions'] as const,
  messages: (client: Client, id: SessionId) => [...root(client), 'messages', id] as const,
  files: (client: Client, id: SessionId) => [...root(client), 'files', id] as const,
  limits: (client: Client) => [...root(client), 'limits'] as const,
};

/** Sessions that one page of the list holds. */
const sessionsPerPage = 20;

/** The session list, page after page: `GET /sessions`. */
export function sessionsQuery(client: Client) {
  return infiniteQueryOptions({
    queryKey: chatKeys.sessions(client),
    queryFn: ({ pageParam, signal }) =>
      api.listSessions(
        client,
        { max_results: sessionsPerPage, ...(pageParam === null ? {} : { next_token: pageParam }) },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
}

const firstPage: string | null = null;

/** A session's messages with a turn that is under way: `GET /sessions/{session_id}/messages`. */
export function messagesQuery(client: Client, id: SessionId) {
  return queryOptions({
    queryKey: chatKeys.messages(client, id),
    queryFn: ({ signal }) =>
      api.listMessages(client, { session_id: id, include_partial: true }, { signal }),
  });
}

/** The live file limits: `GET /chat/files/limits`. */
export function fileLimitsQuery(client: Client) {
  return queryOptions({
    queryKey: chatKeys.limits(client),
    queryFn: ({ signal }) => api.getFileLimits(client, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** The files of a session: `GET /chat/files`. Fetched anew whenever they are looked at. */
export function sessionFilesQuery(client: Client, id: SessionId) {
  return queryOptions({
    queryKey: chatKeys.files(client, id),
    queryFn: async ({ signal }): Promise<readonly UploadedFile[]> =>
      (await api.listFiles(client, id, { signal })).files,
    staleTime: 0,
  });
}

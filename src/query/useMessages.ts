import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SessionId, SessionMessages } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { messagesQuery } from './chatQueries.ts';

/** How often a session that runs elsewhere is fetched anew, in milliseconds. */
const runningInterval = 4_000;

/**
 * The stored messages of a session: `GET /sessions/{session_id}/messages`.
 *
 * @param id - The session, or undefined for one that the platform does not know yet.
 * @param options - `poll`: whether to fetch anew while the session runs and nobody streams it here.
 */
export function useMessages(
  id: SessionId | undefined,
  { poll }: { poll: boolean },
): UseQueryResult<SessionMessages> {
  const { client } = useBrainstem();
  return useQuery({
    ...messagesQuery(client, id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state }) =>
      poll && state.data?.running === true ? runningInterval : false,
  });
}

import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId } from '../../contract/index.ts';
import { queryOptions } from '../options.ts';
import { chatKeys } from './chatKeys.ts';
import { runningInterval } from './runningInterval.ts';

/**
 * Fetches a session's messages, including a turn in progress:
 * `GET /sessions/{session_id}/messages`.
 *
 * @param options - `poll`: true to poll while the session runs and isn't streamed here.
 */
export function messagesQuery(
  client: BrainstemClient,
  id: SessionId,
  { poll = false }: { poll?: boolean } = {},
) {
  return queryOptions({
    queryKey: chatKeys.messages(client, id),
    queryFn: ({ signal }) =>
      api.listMessages(client, { session_id: id, include_partial: true }, { signal }),
    refetchInterval: ({ state }) =>
      poll && state.data?.running === true ? runningInterval : false,
  });
}

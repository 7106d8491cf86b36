import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId } from '../../contract/index.ts';
import { queryOptions } from '../options.ts';
import { chatKeys } from './chatKeys.ts';
import { runningInterval } from './runningInterval.ts';

/**
 * A session's messages, with a turn that is under way: `GET /sessions/{session_id}/messages`.
 *
 * @param options - `poll`: whether to fetch again while the session runs and nobody streams it here.
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

import type { BrainstemClient } from '../../client/index.ts';
import type { SessionId } from '../../contract/index.ts';
import { platformKey } from '../options.ts';

/** Keys of the chat's server state, for reading and invalidating. */
export const chatKeys = {
  sessions: (client: BrainstemClient) => platformKey(client, 'chat', 'sessions'),
  messages: (client: BrainstemClient, id: SessionId) => platformKey(client, 'chat', 'messages', id),
  files: (client: BrainstemClient, id: SessionId) => platformKey(client, 'chat', 'files', id),
  limits: (client: BrainstemClient) => platformKey(client, 'chat', 'limits'),
  memory: (client: BrainstemClient) => platformKey(client, 'chat', 'memory'),
  meta: (client: BrainstemClient) => platformKey(client, 'chat', 'session-meta'),
};

import type { QueryClient } from '@tanstack/query-core';
import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import {
  emailSyncConfig,
  readPart,
  watchState,
  type Connection,
  type EmailSyncConfig,
  type MailASettings,
  type WatchState,
} from '../../contract/index.ts';
import { connectionKeys, invalidateConnections } from '../connectors.ts';
import { minute, queryOptions } from '../options.ts';

/** Fetches the mailbox of a mail-A connection: `GET /connect/integrations/mail-a-profile`. */
export function mailAProfileQuery(client: BrainstemClient, connectionId: string) {
  return queryOptions({
    queryKey: [...connectionKeys.content(client, connectionId), 'mail-profile'] as const,
    queryFn: ({ signal }) => api.getMailAProfile(client, connectionId, { signal }),
    staleTime: minute,
  });
}

/** The platform's routes for mailbox settings. */
export interface MailATransport {
  /**
   * Sets the synced parts of a mailbox: `GET` and `POST /connect/integrations/connection-metadata`.
   * Rejects with a MetadataConflictError if somebody else changed a setting since it was read.
   */
  save: (connectionId: string, settings: MailASettings & { seen: object }) => Promise<void>;
  /** Toggles the push of new mail: `POST /mail-a/watch/enable` and `POST /mail-a/watch/disable`. */
  setWatch: (connectionId: string, isOn: boolean) => Promise<void>;
}

/** Binds a mailbox's routes to a client and its cache. Both wait until the change is refetched. */
export function createMailATransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): MailATransport {
  client = client.forUser();
  const refresh = (connectionId: string): Promise<void> =>
    invalidateConnections(client, queryClient, { providerConfigKey: 'alpha-mail', connectionId });
  return {
    async save(connectionId, settings) {
      try {
        await api.saveMailASettings(client, { connectionId, ...settings });
      } finally {
        await refresh(connectionId);
      }
    },
    async setWatch(connectionId, isOn) {
      try {
        await (isOn ? api.enableMailAWatch : api.disableMailAWatch)(client, connectionId);
      } finally {
        await refresh(connectionId);
      }
    },
  };
}

/** The synced parts of a mailbox, and the state of its push. */
export interface MailAState {
  /** Undefined until first written: nothing is synced. */
  config: EmailSyncConfig | undefined;
  watch: WatchState | undefined;
}

export function readMailAState(metadata: Connection['metadata']): MailAState {
  return {
    config: readPart(emailSyncConfig, metadata['emailSyncConfig']),
    watch: readPart(watchState, metadata['watchState']),
  };
}

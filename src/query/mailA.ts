import * as v from 'valibot';
import * as api from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import {
  emailSyncConfig,
  watchState,
  type Connection,
  type EmailSyncConfig,
  type MailASettings,
  type WatchState,
} from '../contract/index.ts';
import { connectionKeys, invalidateConnections } from './connectors.ts';
import { mutationOptions, queryOptions } from './options.ts';

/** The mailbox behind a mail-A connection: `GET /connect/integrations/mail-a-profile`. */
export function mailAProfileQuery(client: BrainstemClient, connectionId: string) {
  return queryOptions({
    queryKey: [...connectionKeys.content(client, connectionId), 'mail-profile'] as const,
    queryFn: ({ signal }) => api.getMailAProfile(client, connectionId, { signal }),
    staleTime: 60_000,
  });
}

/**
 * Says what of a mailbox is synced: `GET` and `POST /connect/integrations/connection-metadata`.
 * Rejects with a MetadataConflictError when somebody else changed a setting since it was seen.
 */
export function saveMailASettingsMutation(client: BrainstemClient, connectionId: string) {
  return mutationOptions({
    mutationFn: (settings: MailASettings & { seen?: object }) =>
      api.saveMailASettings(client, { connectionId, ...settings }),
    onSettled: (_saved, _error, _settings, _prepared, { client: queryClient }) =>
      invalidateConnections(client, queryClient, {
        providerConfigKey: 'alpha-mail',
        connectionId,
      }),
  });
}

/** Switches the push of new mail: `POST /mail-a/watch/enable` and `POST /mail-a/watch/disable`. */
export function mailAWatchMutation(client: BrainstemClient, connectionId: string) {
  return mutationOptions<unknown, boolean>({
    mutationFn: (isOn) =>
      isOn
        ? api.enableMailAWatch(client, connectionId)
        : api.disableMailAWatch(client, connectionId),
    onSettled: (_switched, _error, _isOn, _prepared, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey: connectionKeys.connection(client, connectionId) }),
  });
}

/** What of a mailbox is synced, and whether new mail is pushed. */
export interface MailAState {
  /** Undefined before it was written once: then nothing is synced. */
  config: EmailSyncConfig | undefined;
  watch: WatchState | undefined;
}

/** Reads a mail-A connection's metadata. */
export function mailAStateIn(metadata: Connection['metadata']): MailAState {
  const config = v.safeParse(emailSyncConfig, metadata['emailSyncConfig']);
  const watch = v.safeParse(watchState, metadata['watchState']);
  return {
    config: config.success ? config.output : undefined,
    watch: watch.success ? watch.output : undefined,
  };
}

import * as v from 'valibot';
import {
  MetadataConflictError,
  type BrainstemClient,
  type CallOptions,
} from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type {
  DisabledWatch,
  EnabledWatch,
  MailAProfile,
  MailASettings,
  SavedMetadata,
} from '../../contract/index.ts';
import { mergeFields, updateConnectionMetadata, type Metadata } from './connectionMetadata.ts';

/** Fetches the mailbox of a mail-A connection: `GET /connect/integrations/mail-a-profile`. */
export async function getMailAProfile(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<MailAProfile> {
  const query = { connectionId };
  return (await client.json(contract.getMailAProfile, { query }, options)).profile;
}

/**
 * Sets the synced parts of a mailbox: reads the metadata, merges the settings into its
 * `emailSyncConfig` and writes it back (`GET` and
 * `POST /connect/integrations/connection-metadata`). Nothing syncs before the first write; then
 * Inbox and Sent do.
 *
 * @param settings.seen - The settings that the user saw, if any.
 * @throws MetadataConflictError if somebody else changed one of the settings since.
 */
export function saveMailASettings(
  client: BrainstemClient,
  { connectionId, seen, ...settings }: { connectionId: string; seen?: object } & MailASettings,
  options?: CallOptions,
): Promise<SavedMetadata> {
  const ref = { connectionId, providerConfigKey: 'alpha-mail' };
  const update = (metadata: Metadata): Metadata => {
    const config = v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), metadata[field]);
    const known = seen === undefined ? undefined : { ...seen };
    const { merged, conflicts } = mergeFields(config, { fields: settings, seen: known });
    if (conflicts.length > 0) {
      const named = conflicts.map((name) => `${field}.${name}`);
      throw new MetadataConflictError(named, metadata);
    }
    return { ...metadata, [field]: merged };
  };
  return updateConnectionMetadata(client, ref, update, options);
}

const field = 'emailSyncConfig';

/** Enables the push of new mail: `POST /mail-a/watch/enable`. */
export function enableMailAWatch(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<EnabledWatch> {
  return client.json(contract.enableMailAWatch, { body: { connectionId } }, options);
}

/** Disables the push of new mail: `POST /mail-a/watch/disable`. */
export function disableMailAWatch(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<DisabledWatch> {
  return client.json(contract.disableMailAWatch, { body: { connectionId } }, options);
}

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

/** The mailbox behind a mail-A connection: `GET /connect/integrations/mail-a-profile`. */
export async function getMailAProfile(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<MailAProfile> {
  const query = { connectionId };
  return (await client.json(contract.getMailAProfile, { query }, options)).profile;
}

/**
 * Says what of a mailbox is synced: reads the metadata, merges the settings into its
 * `emailSyncConfig` and writes it whole (`GET` and `POST /connect/integrations/connection-metadata`).
 * Inbox and Sent are synced; nothing is before this was written once.
 *
 * @param settings.seen - The settings that the person saw, if any.
 * @throws MetadataConflictError when somebody else changed one of the settings since.
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

/** Has new mail pushed from now on: `POST /mail-a/watch/enable`. */
export function enableMailAWatch(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<EnabledWatch> {
  return client.json(contract.enableMailAWatch, { body: { connectionId } }, options);
}

/** Ends the push of new mail: `POST /mail-a/watch/disable`. */
export function disableMailAWatch(
  client: BrainstemClient,
  connectionId: string,
  options?: CallOptions,
): Promise<DisabledWatch> {
  return client.json(contract.disableMailAWatch, { body: { connectionId } }, options);
}

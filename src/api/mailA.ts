import type { BrainstemClient, CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type {
  DisabledWatch,
  EnabledWatch,
  MailAProfile,
  MailASettings,
  SavedMetadata,
} from '../contract/index.ts';

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
 * Says what of a mailbox is synced: `POST /connect/integrations/connection-metadata` with an
 * `emailSyncConfig`. Inbox and Sent are synced; nothing is before this was written once.
 */
export function saveMailASettings(
  client: BrainstemClient,
  { connectionId, ...emailSyncConfig }: { connectionId: string } & MailASettings,
  options?: CallOptions,
): Promise<SavedMetadata> {
  const body = { connectionId, providerConfigKey: 'alpha-mail', metadata: { emailSyncConfig } };
  return client.json(contract.saveConnectionMetadata, { body }, options);
}

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

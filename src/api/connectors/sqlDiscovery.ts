import type { BrainstemClient, CallOptions } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type {
  CheckSourceBody,
  ConfigureSyncBody,
  DiscoverStreamsBody,
  PublishSchemaBody,
} from '../../contract/index.ts';

/**
 * Begins to check whether a database can be reached: `POST {app_url}/api/sql/check-connection`. As
 * all functions of schema discovery it goes with the app user's session cookie, never with a token,
 * and the client needs an `appUrl`.
 *
 * @returns The platform's answer; its shape is not documented, nor where it names the check.
 * @throws DecodeError before anything is sent when `sourceConfig` has no tunnel.
 */
export function checkSource(
  client: BrainstemClient,
  body: CheckSourceBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.checkSource, { body }, options);
}

/** Fetches a check's progress: `GET {app_url}/api/sql/check-connection`. Shape: not documented. */
export function getSourceCheck(
  client: BrainstemClient,
  checkId: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.getSourceCheck, { query: { checkId } }, options);
}

/** Lists a database's streams: `POST {app_url}/api/sql/discover-streams`. Shape: not documented. */
export function discoverStreams(
  client: BrainstemClient,
  body: DiscoverStreamsBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.discoverStreams, { body }, options);
}

/** Says what is to be synced: `POST {app_url}/api/sql/configure-sync`. The shape is not documented. */
export function configureSync(
  client: BrainstemClient,
  body: ConfigureSyncBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.configureSync, { body }, options);
}

/** Publishes what was configured: `POST {app_url}/api/sql/publish-schema`. Shape: not documented. */
export function publishSchema(
  client: BrainstemClient,
  body: PublishSchemaBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.publishSchema, { body }, options);
}

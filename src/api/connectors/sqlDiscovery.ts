import type { BrainstemClient, CallOptions } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import type {
  CheckSourceBody,
  ConfigureSyncBody,
  DiscoverStreamsBody,
  PublishSchemaBody,
} from '../../contract/index.ts';

/**
 * Starts checking a database's connection: `POST {app_url}/api/sql/check-connection`. Like all of
 * schema discovery, it sends the app user's session cookie, never a token, and requires the
 * client's `appUrl`.
 *
 * @returns The platform's answer; neither its shape nor the place of the check's id is documented.
 * @throws DecodeError before sending if `sourceConfig` has no tunnel.
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

/** Sets the parts to sync: `POST {app_url}/api/sql/configure-sync`. Shape: not documented. */
export function configureSync(
  client: BrainstemClient,
  body: ConfigureSyncBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.configureSync, { body }, options);
}

/** Publishes the configuration: `POST {app_url}/api/sql/publish-schema`. Shape: not documented. */
export function publishSchema(
  client: BrainstemClient,
  body: PublishSchemaBody,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.publishSchema, { body }, options);
}

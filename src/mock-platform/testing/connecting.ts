import * as v from 'valibot';
import {
  connectionMetadata,
  connectSession,
  createConnectSession,
  getConnectionMetadata,
  saveConnectionMetadata,
} from '../../contract/index.ts';
import type { OpenedPlatform } from './openPlatform.ts';

/** Connects by consent and returns the connection's id. */
export async function connectByConsent(
  { platform, read }: OpenedPlatform,
  integration: string,
): Promise<string> {
  const session = v.strictObject({ sessionToken: v.string() });
  const { sessionToken } = await read(session, createConnectSession, { json: { integration } });
  return platform.consent(sessionToken);
}

/** Access to a connection's metadata. */
export interface OpenedMetadata {
  read: () => Promise<Record<string, unknown>>;
  write: (metadata: Record<string, unknown>) => Promise<Response>;
}

/**
 * Opens a connection's metadata.
 *
 * @param bearer - A token that outlives the test's actions. @default the opened platform's
 */
export function metadataOf(
  { call, read, token }: OpenedPlatform,
  connectionId: string,
  providerConfigKey: string,
  bearer = token,
): OpenedMetadata {
  const ref = { connectionId, providerConfigKey };
  return {
    read: async () => {
      const answer = await read(connectionMetadata, getConnectionMetadata, { bearer, query: ref });
      return answer.metadata;
    },
    write: (metadata) => call(saveConnectionMetadata, { bearer, json: { ...ref, metadata } }),
  };
}

/** Connects by stored credentials and returns the connection's id from the response. */
export async function connectByCredentials(
  { read }: OpenedPlatform,
  json: Record<string, unknown>,
): Promise<string> {
  const { connectionId, connection } = await read(connectSession, createConnectSession, { json });
  const id = connectionId ?? connection?.connection_id;
  if (id === undefined) throw new Error('expected a connection');
  return id;
}

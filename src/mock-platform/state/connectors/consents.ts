import {
  addConnection,
  findConnection,
  type ConnectionsState,
  type StoredConnection,
} from './connections.ts';

/** A started consent, which waits for the user at the provider. */
export interface Consent {
  readonly organisationId: string;
  readonly integration: string;
  /** The connection to renew, if any. */
  readonly connectionId: string | undefined;
}

/** The pending consents by session token. */
export type Consents = Map<string, Consent>;

export interface ConsentsState extends ConnectionsState {
  readonly consents: Consents;
}

export function addConsent(world: ConsentsState, consent: Consent): string {
  const sessionToken = `connect_${world.random.hex(32)}`;
  world.consents.set(sessionToken, consent);
  return sessionToken;
}

/**
 * Grants a consent: creates the connection, or renews the named one. A token works once.
 *
 * @returns Undefined if no such consent is pending.
 */
export function grantConsent(
  world: ConsentsState,
  sessionToken: string,
  now: number,
): StoredConnection | undefined {
  const consent = world.consents.get(sessionToken);
  if (consent === undefined) return undefined;
  world.consents.delete(sessionToken);
  const { organisationId, integration, connectionId } = consent;
  const known =
    connectionId === undefined ? undefined : findConnection(world, organisationId, connectionId);
  if (known !== undefined) {
    known.authError = null;
    return known;
  }
  return addConnection(world, { organisationId, provider_config_key: integration }, now);
}

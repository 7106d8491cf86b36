import type { ConnectionsState } from './connections.ts';
import { addConnection, findConnection, type StoredConnection } from './connections.ts';

/** A consent that was begun and waits for the person at the provider. */
export interface Consent {
  readonly organisationId: string;
  readonly integration: string;
  /** The connection to renew, if any. */
  readonly connectionId: string | undefined;
}

/** The consents that wait, by session token. */
export type Consents = Map<string, Consent>;

/** The consents that wait for a person, and the connections that they make. */
export interface ConsentsState extends ConnectionsState {
  readonly consents: Consents;
}

/** Begins a consent. */
export function addConsent(world: ConsentsState, consent: Consent): string {
  const sessionToken = `connect_${world.random.hex(32)}`;
  world.consents.set(sessionToken, consent);
  return sessionToken;
}

/**
 * The person consents at the provider: makes the connection, or renews the one that was named. A
 * token works once.
 *
 * @returns Undefined when no such consent waits.
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

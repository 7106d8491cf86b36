import type { Clock } from './clock.ts';
import type { CallbackDelivery } from './environment.ts';
import type { Faults } from './faults/faults.ts';
import type { TokenOptions } from './access/issueToken.ts';
import type { SeedName } from './seed/seedName.ts';
import type { PhoneScan } from './state/connectors/pairings.ts';

/** The values that the platform gives a partner, and its sessions' credentials. */
export interface MockCredentials {
  readonly baseUrl: string;
  /** `{baseUrl}/public/v1` */
  readonly publicUrl: string;
  readonly appUrl: string;
  readonly organisationId: string;
  readonly tenantId: string;
  /** Has every provisioning scope. */
  readonly apiKey: string;
  readonly apiKeyId: string;
  /** Has every capability. */
  readonly serviceActorId: string;
  /** Has only the scopes that read: `analytics:read`, `brain:read` and `connectors:read`. */
  readonly readOnlyServiceActorId: string;
  /** Another organisation, inaccessible with the API key. */
  readonly otherOrganisationId: string;
  /** A service actor of the other organisation. */
  readonly otherServiceActorId: string;
  readonly userJwt: string;
  /** The user of the user JWT and of the app session. */
  readonly userId: string;
  /**
   * The web-app session cookie, as `name=value`. In process there is no cookie jar: requests with
   * `credentials: 'include'` carry it until {@link MockPlatform.signOutOfApp} is called.
   */
  readonly appSessionCookie: string;
  /** The bearer token of the mail provider's push notifications. */
  readonly mailProviderToken: string;
  /** The token of delegated onboarding. Unknown to the empty seed, which has no delegations. */
  readonly delegationToken: string;
}

/** An in-memory platform. */
export interface MockPlatform {
  /** Answers like the platform. Pass it as `fetch`. */
  readonly fetch: typeof globalThis.fetch;
  readonly faults: Faults;
  readonly clock: Clock;
  /** Depends on `randomSeed` only, not on the seed. */
  readonly credentials: MockCredentials;
  /** Async chat callbacks so far. */
  readonly callbacks: readonly CallbackDelivery[];
  /**
   * Restores the seed, removes faults and resets the clock.
   *
   * @param seed - The new seed. @default the seed that it was created with
   */
  reset(seed?: SeedName): void;
  /** Expires all service actor tokens issued so far. */
  expireTokens(): void;
  /** Ends the app session carried by in-process requests with cookies. */
  signOutOfApp(): void;
  /**
   * Consents at the provider on the user's behalf.
   *
   * @param sessionToken - The single-use token from connect-session.
   * @returns The id of the created or renewed connection.
   * @throws Error if no such consent is pending.
   */
  consent(sessionToken: string): string;
  /**
   * Scans the code of a pairing, as a phone does.
   *
   * @param code - The content of the QR code, which changes every twenty seconds.
   * @throws Error if no pending pairing currently shows this code.
   */
  scanPairing(code: string, scan?: PhoneScan): void;
  /** Returns the secret with which the messaging provider calls a connection's webhook. */
  webhookSecret(connectionId: string): string | undefined;
  /** Makes a connection require consent again, as when the user revoked it at the provider. */
  breakConsent(connectionId: string): void;
  /** Revokes an API key, for which no route is documented. */
  revokeApiKey(keyId: string): void;
  /**
   * Issues a service actor token without the exchange.
   *
   * @throws Error if the actor is unknown.
   */
  issueToken(options?: TokenOptions & { serviceActorId?: string }): Promise<string>;
}

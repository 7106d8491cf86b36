import type { Clock } from './clock.ts';
import type { CallbackDelivery } from './environment.ts';
import type { Faults } from './faults/faults.ts';
import type { TokenOptions } from './access/issueToken.ts';
import type { SeedName } from './seed/seedName.ts';
import type { PhoneScan } from './state/connectors/pairings.ts';

/** The values that the platform gives a partner, and those that its sessions use. */
export interface MockCredentials {
  readonly baseUrl: string;
  /** `{baseUrl}/public/v1` */
  readonly publicUrl: string;
  readonly appUrl: string;
  readonly organisationId: string;
  readonly tenantId: string;
  /** Carries every provisioning scope. */
  readonly apiKey: string;
  readonly apiKeyId: string;
  /** Has every capability. */
  readonly serviceActorId: string;
  /** Has the scopes that read (`analytics:read`, `brain:read`, `connectors:read`) and no other. */
  readonly readOnlyServiceActorId: string;
  /** Another organisation, out of the API key's reach. */
  readonly otherOrganisationId: string;
  /** A service actor of the other organisation. */
  readonly otherServiceActorId: string;
  readonly userJwt: string;
  /** The user of the user JWT and of the app session. */
  readonly userId: string;
  /**
   * For the web-app routes, as `name=value`. In process there is no cookie jar: a request with
   * `credentials: 'include'` carries it unless {@link MockPlatform.signOutOfApp} was called.
   */
  readonly appSessionCookie: string;
  /** The bearer token of the mail provider's push. */
  readonly mailProviderToken: string;
  /** For delegated onboarding answers; the empty seed has none, so that its link is unknown. */
  readonly delegationToken: string;
}

/** A platform in memory. */
export interface MockPlatform {
  /** Answers as the platform would; give it wherever a `fetch` is taken. */
  readonly fetch: typeof globalThis.fetch;
  readonly faults: Faults;
  readonly clock: Clock;
  /** The same for the same `randomSeed`, whatever the seed. */
  readonly credentials: MockCredentials;
  /** Async chat callbacks so far. */
  readonly callbacks: readonly CallbackDelivery[];
  /**
   * Restores the seed, removes faults and resets the clock.
   *
   * @param seed - The new data. @default the seed that it was created with
   */
  reset(seed?: SeedName): void;
  /** Makes every service actor token so far count as expired. */
  expireTokens(): void;
  /** Ends the app session that in-process requests with cookies carry. */
  signOutOfApp(): void;
  /**
   * Consents at the provider in the person's place, as the host's opener would let them.
   *
   * @param sessionToken - The token that connect-session answered; it works once.
   * @returns The id of the connection that was made or renewed.
   * @throws Error when no such consent waits.
   */
  consent(sessionToken: string): string;
  /**
   * Scans the code that a pairing shows, as a phone does.
   *
   * @param code - The content of the QR code; it changes every twenty seconds.
   * @throws Error when no pending pairing shows this code now.
   */
  scanPairing(code: string, scan?: PhoneScan): void;
  /** The secret with which the messaging channel's provider calls a connection's webhook. */
  webhookSecret(connectionId: string): string | undefined;
  /** Makes a connection ask for a new consent, as when the person withdrew it at the provider. */
  breakConsent(connectionId: string): void;
  /** Revokes an API key; no documented route does. */
  revokeApiKey(keyId: string): void;
  /**
   * A service actor token without the exchange.
   *
   * @throws Error when the actor is unknown.
   */
  issueToken(options?: TokenOptions & { serviceActorId?: string }): Promise<string>;
}

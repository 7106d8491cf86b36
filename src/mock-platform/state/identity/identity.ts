import type { Random } from '../../random.ts';
import type { Organisation } from '../../../contract/index.ts';

/** The callers of the platform, and their credentials. */
export interface IdentityState {
  readonly random: Random;
  /** The key that signs service actor tokens and presigned URLs. */
  readonly secret: string;
  /** Tokens of earlier generations count as expired. */
  tokenGeneration: number;
  readonly organisations: Organisations;
  readonly apiKeys: ApiKeys;
  readonly serviceActors: ServiceActors;
  readonly users: Set<User>;
  /** The session carried by in-process requests with cookies. */
  signedIn: string | undefined;
  /** The mail provider's bearer token. Assumption: undocumented. */
  readonly mailProviderToken: string;
}

/** An API key. Its record is undocumented. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly organisationId: string;
  /** Returned once, at creation and at rotation. */
  value: string;
  scopes: readonly string[];
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  revoked: boolean;
}

type ApiKeys = Map<string, ApiKey>;

/** The lifetime of a key from creation or rotation, in milliseconds. Undocumented. */
export const apiKeyLifetime = 90 * 24 * 60 * 60 * 1000;

/** Finds a key by its value, unless it is revoked or expired. */
export function findLiveApiKey(keys: ApiKeys, value: string, now: number): ApiKey | undefined {
  return [...keys.values()].find(
    (key) => key.value === value && !key.revoked && key.expiresAt > now,
  );
}

type Organisations = Map<string, Organisation>;

/** Public suffixes with two labels. */
const secondLevelSuffixes = new Set(['co.uk', 'org.uk', 'com.au', 'co.nz', 'co.jp', 'com.br']);

export function findOrganisation(
  organisations: Organisations,
  idOrDomain: string,
): Organisation | undefined {
  const domain = idOrDomain.toLowerCase();
  return (
    organisations.get(idOrDomain) ??
    [...organisations.values()].find((organisation) => organisation.domain === domain)
  );
}

/**
 * Returns the root domain of a URL: `acme.co.uk` for `https://shop.acme.co.uk/x`.
 *
 * @returns Undefined unless the text is an http(s) URL with a host name.
 */
export function rootDomain(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, protocol } = new URL(address);
  const labels = hostname.split('.');
  const named = labels.length > 1 && labels.every((label) => /[a-z]/.test(label) || label !== '');
  if (!protocol.startsWith('http') || !named || /^[\d.]+$/.test(hostname)) return undefined;
  const depth = secondLevelSuffixes.has(labels.slice(-2).join('.')) ? 3 : 2;
  return labels.slice(-depth).join('.');
}

/** A non-human actor. Its record is undocumented beyond these fields. */
export interface ServiceActor {
  readonly id: string;
  readonly name: string;
  readonly organisationId: string;
  /** The scopes of its tokens. */
  readonly capabilities: readonly string[];
  readonly createdAt: number;
}

type ServiceActors = Map<string, ServiceActor>;

/** A user of the web app. Undocumented: how a user JWT is obtained. */
export interface User {
  readonly id: string;
  readonly organisationId: string;
  /** Compared as a whole, since the mock knows every user JWT that it issued. */
  readonly jwt: string;
  /** The session cookie, as `name=value`. */
  readonly appSession: string;
}

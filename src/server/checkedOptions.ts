import { BrainstemError, readServiceRoot } from '../client/index.ts';

/**
 * Defers a check until its result is first needed. Frameworks load route modules at build time,
 * without environment variables, so a missing one fails the first request instead.
 *
 * @returns A function that runs the check until it passes, then returns the memoised result.
 */
export function memoizeOnSuccess<T extends object>(check: () => T): () => T {
  let result: T | undefined;
  return () => (result ??= check());
}

/** The platform's address from the host's configuration. */
export interface ServiceRoot {
  readonly baseUrl: string | undefined;
  readonly allowHttp?: boolean;
}

/**
 * Checks the service root: https, or plain http to this machine or if allowed.
 *
 * @returns The service root without a trailing slash.
 * @throws BrainstemError with code `configuration`.
 */
export function checkedBaseUrl({ baseUrl, allowHttp = false }: ServiceRoot): string {
  if (baseUrl === undefined || baseUrl === '') {
    throw new BrainstemError(
      'configuration',
      'baseUrl is missing. Is the environment variable that holds it set?',
    );
  }
  const remedy = allowHttp
    ? undefined
    : 'For a platform in a network of your own, pass allowHttp: true';
  const read = readServiceRoot(baseUrl, { name: 'baseUrl', remedy });
  if ('root' in read) return read.root;
  throw new BrainstemError('configuration', `${read.problem}.`);
}

/**
 * Checks a credential. The error never contains it.
 *
 * @param name - The option's name for the error.
 * @throws BrainstemError with code `configuration`.
 */
export function checkedCredential(
  name: 'apiKey' | 'userJwt' | 'secret' | 'token',
  value: string | undefined,
): string {
  if (typeof value !== 'string' || value.trim() === '') {
    throw new BrainstemError(
      'configuration',
      `${name} is missing. Is the environment variable that holds it set?`,
    );
  }
  if (/^bearer\s/i.test(value)) {
    throw new BrainstemError(
      'configuration',
      `${name} begins with 'Bearer '. Pass the value alone; the prefix is added.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new BrainstemError(
      'configuration',
      `${name} has spaces or characters that a header cannot carry. Was a line break copied with it?`,
    );
  }
  return value;
}

/**
 * Checks a list of origins.
 *
 * @throws BrainstemError with code `configuration`.
 */
export function checkedOrigins(origins: readonly string[]): ReadonlySet<string> {
  for (const origin of origins) {
    if (URL.canParse(origin) && new URL(origin).origin === origin && !origin.includes('*'))
      continue;
    throw new BrainstemError(
      'configuration',
      `allowedOrigins takes origins such as "https://app.example.com", received ${JSON.stringify(origin)}.`,
    );
  }
  return new Set(origins);
}

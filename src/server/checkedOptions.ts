import { BrainstemError } from '../client/index.ts';

/**
 * Checks the service root.
 *
 * @returns It without a slash at the end.
 * @throws BrainstemError with code `configuration`.
 */
export function checkedBaseUrl(baseUrl: string | undefined): string {
  if (baseUrl === undefined) {
    throw new BrainstemError(
      'configuration',
      'baseUrl is missing. Is the environment variable that holds it set?',
    );
  }
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new BrainstemError(
      'configuration',
      `baseUrl must be an absolute http or https address, received ${JSON.stringify(baseUrl)}.`,
    );
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new BrainstemError(
      'configuration',
      'baseUrl must be an address without user, query or fragment.',
    );
  }
  return baseUrl.replace(/\/+$/, '');
}

/**
 * Checks a credential. It is never part of the error.
 *
 * @param name - The option, as the error names it.
 * @throws BrainstemError with code `configuration`.
 */
export function checkedCredential(
  name: 'apiKey' | 'userJwt' | 'secret',
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
      `${name} has spaces or characters that a header cannot carry. Was a line break copied along?`,
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
    if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
    throw new BrainstemError(
      'configuration',
      `allowedOrigins takes origins such as "https://app.example.com", received ${JSON.stringify(origin)}.`,
    );
  }
  return new Set(origins);
}

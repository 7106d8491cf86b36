import { isRecord } from '../../contract/index.ts';

/**
 * Reads a token's issue and expiry times, in milliseconds since the epoch by the issuer's clock,
 * without verifying its signature, which the platform does. Never throws: both are undefined for an
 * opaque or invalid token.
 */
export function readJwtTimes(token: string) {
  const { iat, exp } = readJwtPayload(token);
  return { issuedAt: toMilliseconds(iat), expiresAt: toMilliseconds(exp) };
}

/** Reads a token's subject, from `sub`. Undefined for an opaque token, and for one without. */
export function readJwtSubject(token: string): string | undefined {
  const { sub } = readJwtPayload(token);
  return typeof sub === 'string' ? sub : undefined;
}

/** Returns the claims of a JWT; empty for any other token. */
export function readJwtPayload(token: string): Readonly<Record<string, unknown>> {
  const parts = token.split('.');
  if (parts.length !== 3) return {};
  try {
    const binary = atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(json) ? json : {};
  } catch {
    return {};
  }
}

/** Converts a JWT's seconds to milliseconds. Returns undefined for any other value. */
function toMilliseconds(time: unknown): number | undefined {
  return typeof time === 'number' && time >= 0 && time <= 8.64e12 ? time * 1000 : undefined;
}

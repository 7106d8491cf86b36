import { isRecord } from '../../contract/index.ts';

/** Issue and expiry of a JWT, in milliseconds since the epoch by the issuer's clock. */
export interface JwtTimes {
  /** From `iat`, or undefined when the token does not say. */
  issuedAt: number | undefined;
  /** From `exp`, or undefined when the token does not say. */
  expiresAt: number | undefined;
}

/**
 * Reads when a token was issued and when it expires, without verifying its signature: the platform
 * does that. Never throws: for an opaque or unreadable token both times are undefined.
 */
export function readJwtTimes(token: string): JwtTimes {
  const { iat, exp } = readJwtPayload(token);
  return { issuedAt: toMilliseconds(iat), expiresAt: toMilliseconds(exp) };
}

/** Reads whom a token stands for, from `sub`. Undefined for an opaque token, and for one without. */
export function readJwtSubject(token: string): string | undefined {
  const { sub } = readJwtPayload(token);
  return typeof sub === 'string' ? sub : undefined;
}

/** Reads the claims of a JWT; none for any other token. */
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

/** Converts seconds as JWTs write them; any other value counts as absent. */
function toMilliseconds(time: unknown): number | undefined {
  return typeof time === 'number' && time >= 0 && time <= 8.64e12 ? time * 1000 : undefined;
}

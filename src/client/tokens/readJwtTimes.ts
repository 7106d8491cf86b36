import * as v from 'valibot';

/** Issue and expiry of a JWT, in milliseconds since the epoch by the issuer's clock. */
export interface JwtTimes {
  /** From `iat`, or undefined when the token does not say. */
  issuedAt: number | undefined;
  /** From `exp`, or undefined when the token does not say. */
  expiresAt: number | undefined;
}

/** Seconds as JWTs write them; any other value counts as absent. */
const seconds = v.fallback(
  v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e12))),
  undefined,
);

const payload = v.object({ iat: seconds, exp: seconds });

/**
 * Reads when a token was issued and when it expires, without verifying its signature: the platform
 * does that. Never throws: for an opaque or unreadable token both times are undefined.
 */
export function readJwtTimes(token: string): JwtTimes {
  const read = v.safeParse(payload, decodeJwtPayload(token));
  const { iat, exp } = read.success ? read.output : {};
  return { issuedAt: toMilliseconds(iat), expiresAt: toMilliseconds(exp) };
}

const subject = v.object({ sub: v.string() });

/** Reads whom a token stands for, from `sub`. Undefined for an opaque token, and for one without. */
export function readJwtSubject(token: string): string | undefined {
  const read = v.safeParse(subject, decodeJwtPayload(token));
  return read.success ? read.output.sub : undefined;
}

/** Decodes the payload of a JWT; undefined for any other token. */
export function decodeJwtPayload(token: string): unknown {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const binary = atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return json;
  } catch {
    return undefined;
  }
}

function toMilliseconds(time: number | undefined): number | undefined {
  return time === undefined ? undefined : time * 1000;
}

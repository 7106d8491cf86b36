import * as v from 'valibot';

/** What a JWT tells of its life, in milliseconds since the epoch by the issuer's clock. */
export interface JwtTimes {
  /** From `iat`, or undefined where the token does not tell. */
  issuedAt: number | undefined;
  /** From `exp`, or undefined where the token does not tell. */
  expiresAt: number | undefined;
}

/** Seconds as JWTs write them; any other value counts as absent. */
const seconds = v.fallback(
  v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e12))),
  undefined,
);

const payload = v.object({ iat: seconds, exp: seconds });

/**
 * Reads when a token was issued and when it ends, without checking its signature: that is the
 * platform's part. Never throws: an opaque token, or one that cannot be read, tells nothing.
 */
export function readJwtTimes(token: string): JwtTimes {
  const read = v.safeParse(payload, decodePayload(token));
  const { iat, exp } = read.success ? read.output : {};
  return { issuedAt: toMilliseconds(iat), expiresAt: toMilliseconds(exp) };
}

function decodePayload(token: string): unknown {
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

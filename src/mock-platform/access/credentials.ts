import * as v from 'valibot';

const encoder = new TextEncoder();

const header = toBase64Url(encoder.encode('{"alg":"HS256","typ":"JWT"}'));

/**
 * The claims of the mock's service actor tokens. They are undocumented, so clients must read only
 * the standard `exp`.
 */
export const tokenClaims = v.object({
  sub: v.string(),
  organisationId: v.string(),
  scopes: v.array(v.string()),
  /** Issued at, in seconds. */
  iat: v.number(),
  /** Expires at, in seconds. */
  exp: v.number(),
  jti: v.string(),
  /** The number of times that all tokens were expired. Older generations are refused. */
  generation: v.number(),
});

/** See {@link tokenClaims}. */
export type TokenClaims = v.InferOutput<typeof tokenClaims>;

/** Signs a JWT with HMAC SHA-256. */
export async function signJwt(claims: TokenClaims, secret: string): Promise<string> {
  const signed = `${header}.${toBase64Url(encoder.encode(JSON.stringify(claims)))}`;
  return `${signed}.${await sign(signed, secret)}`;
}

/**
 * Verifies a JWT's signature and expiry.
 *
 * @param now - The time in milliseconds.
 * @returns Its claims, or undefined if it is malformed, forged or expired.
 */
export async function verifyJwt(
  token: string,
  secret: string,
  now: number,
): Promise<TokenClaims | undefined> {
  const [head, payload, signature, ...rest] = token.split('.');
  if (head !== header || payload === undefined || signature === undefined || rest.length > 0) {
    return undefined;
  }
  if ((await sign(`${head}.${payload}`, secret)) !== signature) return undefined;
  const claims = v.parse(tokenClaims, JSON.parse(fromBase64Url(payload)));
  return claims.exp * 1000 > now ? claims : undefined;
}

/** Returns the HMAC SHA-256 of a text in base64url. */
export async function sign(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** Encodes bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

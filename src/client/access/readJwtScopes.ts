import { readJwtPayload } from '../tokens/readJwtTimes.ts';

/** Scopes of the platform's data routes; other ones are about something else. */
const ofPlatform = /^(?:analytics|brain|connectors):/;

/**
 * Reads the scopes that a token names, in `scope`, `scopes` or `capabilities`: a list, or a text with
 * spaces. The platform documents none of its claims, so this is a hint.
 *
 * @returns Undefined for an opaque token, and for one that names no scope of the platform.
 */
export function readJwtScopes(token: string): readonly string[] | undefined {
  const { scope, scopes, capabilities } = readJwtPayload(token);
  const named = String([scope, scopes, capabilities]).split(/[\s,]+/);
  const known = named.filter((one) => ofPlatform.test(one));
  return known.length === 0 ? undefined : known;
}

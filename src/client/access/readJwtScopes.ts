import { readJwtPayload } from '../tokens/readJwtTimes.ts';

/** Matches scopes of the platform's data routes; a token may name unrelated ones too. */
const ofPlatform = /^(?:analytics|brain|connectors):/;

/**
 * Reads a token's scopes from `scope`, `scopes` or `capabilities`: a list, or a space-separated
 * string. The platform documents none of its claims, so this is only a hint.
 *
 * @returns Undefined for an opaque token, and for one without a platform scope.
 */
export function readJwtScopes(token: string): readonly string[] | undefined {
  const { scope, scopes, capabilities } = readJwtPayload(token);
  const named = String([scope, scopes, capabilities]).split(/[\s,]+/);
  const known = named.filter((one) => ofPlatform.test(one));
  return known.length === 0 ? undefined : known;
}

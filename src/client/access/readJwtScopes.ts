import * as v from 'valibot';
import { decodeJwtPayload } from '../tokens/readJwtTimes.ts';

const list = v.fallback(v.optional(v.union([v.string(), v.array(v.string())])), undefined);

const payload = v.object({ scope: list, scopes: list, capabilities: list });

/** Scopes of the platform's data routes; other ones are about something else. */
const ofPlatform = /^(?:analytics|brain|connectors):/;

/**
 * Reads the scopes that a token names, in `scope`, `scopes` or `capabilities`: a list, or a text with
 * spaces. The platform documents none of its claims, so this is a hint.
 *
 * @returns Undefined for an opaque token, and for one that names no scope of the platform.
 */
export function readJwtScopes(token: string): readonly string[] | undefined {
  const read = v.safeParse(payload, decodeJwtPayload(token));
  if (!read.success) return undefined;
  const { scope, scopes, capabilities } = read.output;
  return [scope, scopes, capabilities]
    .map((named) => (typeof named === 'string' ? named.split(/\s+/) : named))
    .find((named) => named?.some((one) => ofPlatform.test(one)));
}

import { knownMessages, type Credential, type Scope } from '../contract/index.ts';
import { verifyJwt } from './credentials.ts';
import { Refusal } from './refusal.ts';
import type { Callers } from './serve.ts';
import { findLiveApiKey } from './state/apiKeys.ts';
import type { World } from './state/world.ts';

/** Who a request comes from, and the scopes that its credential carries. */
export interface Authenticated {
  readonly caller: Callers[Credential];
  readonly scopes: readonly string[];
}

/**
 * Checks the `Authorization` header against the credential that a route wants.
 *
 * @throws Refusal 401 with the known message of the case.
 */
export async function authenticate(
  authorization: string | null,
  credential: Credential,
  world: World,
  now: number,
): Promise<Authenticated> {
  if (credential === 'none') return { caller: undefined, scopes: [] };
  if (authorization === null) throw new Refusal(401, knownMessages.missingToken);
  const value = /^Bearer (.+)$/.exec(authorization)?.[1];
  if (credential === 'apiKey') {
    const key = value === undefined ? undefined : findLiveApiKey(world.apiKeys, value, now);
    if (key === undefined) throw new Refusal(401, knownMessages.invalidApiKey);
    return { caller: key, scopes: key.scopes };
  }
  if (value === undefined) throw new Refusal(401, knownMessages.missingToken);
  if (credential === 'userJwt') {
    const user = [...world.users].find(({ jwt }) => jwt === value);
    if (user === undefined) throw new Refusal(401, knownMessages.invalidJwt);
    return { caller: user, scopes: [] };
  }
  const claims = await verifyJwt(value, world.secret, now);
  const actor = claims === undefined ? undefined : world.serviceActors.get(claims.sub);
  if (claims?.generation !== world.tokenGeneration || actor === undefined) {
    throw new Refusal(401, knownMessages.invalidJwt);
  }
  return { caller: actor, scopes: claims.scopes };
}

/**
 * Checks that a credential carries the scope that a route wants.
 *
 * @throws Refusal 403 that names the scope.
 */
export function requireScope(scopes: readonly string[], scope: Scope | undefined): void {
  if (scope !== undefined && !scopes.includes(scope)) {
    throw new Refusal(403, knownMessages.missingScope(scope));
  }
}

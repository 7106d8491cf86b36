import { findLiveApiKey, type IdentityState, type User } from '../state/identity/identity.ts';
import { knownMessages, type Credential, type Scope } from '../../contract/index.ts';
import { verifyJwt } from './credentials.ts';
import { HttpError } from '../request/httpError.ts';
import type { Callers } from '../serve.ts';

export interface Authenticated {
  readonly caller: Callers[Credential] | undefined;
  readonly scopes: readonly string[];
}

/**
 * Checks the `Authorization` header, or the app session's cookie, against a route's credential.
 *
 * @throws HttpError 401 with the documented message.
 */
export async function authenticate(
  request: Request,
  credential: Credential | undefined,
  world: IdentityState,
  now: number,
): Promise<Authenticated> {
  if (credential === undefined || unchecked.has(credential))
    return { caller: undefined, scopes: [] };
  if (credential === 'appSession') return { caller: requireAppUser(request, world), scopes: [] };
  const authorization = request.headers.get('authorization');
  if (authorization === null) throw new HttpError(401, knownMessages.missingToken);
  const value = /^Bearer (.+)$/.exec(authorization)?.[1];
  if (credential === 'apiKey') {
    const key = value === undefined ? undefined : findLiveApiKey(world.apiKeys, value, now);
    if (key === undefined) throw new HttpError(401, knownMessages.invalidApiKey);
    return { caller: key, scopes: key.scopes };
  }
  if (value === undefined) throw new HttpError(401, knownMessages.missingToken);
  if (credential === 'userJwt') {
    const user = [...world.users].find(({ jwt }) => jwt === value);
    if (user === undefined) throw new HttpError(401, knownMessages.invalidJwt);
    return { caller: user, scopes: [] };
  }
  if (credential === 'webhookApiKey') return { caller: value, scopes: [] };
  if (credential === 'mailProvider') {
    if (value !== world.mailProviderToken) throw new HttpError(401, knownMessages.invalidJwt);
    return { caller: undefined, scopes: [] };
  }
  const claims = await verifyJwt(value, world.secret, now);
  const actor = claims === undefined ? undefined : world.serviceActors.get(claims.sub);
  if (claims?.generation !== world.tokenGeneration || actor === undefined) {
    throw new HttpError(401, knownMessages.invalidJwt);
  }
  return { caller: actor, scopes: claims.scopes };
}

/** Credentials outside the header. Those in the input are checked by their routes. */
const unchecked: ReadonlySet<Credential> = new Set<Credential>([
  'none',
  'linkToken',
  'webhookSecret',
]);

/**
 * Returns the app user of a request's session. In process there is no cookie jar: a request with
 * `credentials: 'include'` carries the signed-in user's session.
 */
function requireAppUser(request: Request, world: IdentityState): User {
  const sent = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  if (request.credentials === 'include' && world.signedIn !== undefined) sent.push(world.signedIn);
  const user = [...world.users].find(({ appSession }) => sent.includes(appSession));
  if (user === undefined) throw new HttpError(401, knownMessages.missingToken);
  return user;
}

/**
 * Checks that a credential has a route's scope.
 *
 * @throws HttpError 403 that names the scope.
 */
export function requireScope(scopes: readonly string[], scope: Scope | undefined): void {
  if (scope !== undefined && !scopes.includes(scope)) {
    throw new HttpError(403, knownMessages.missingScope(scope));
  }
}

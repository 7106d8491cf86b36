import { missingScopeMessage, type Endpoint } from '../../contract/index.ts';
import { createState } from '../createState.ts';
import { isPlatformError, PlatformError } from '../errors/PlatformError.ts';
import { TokenError } from '../errors/TokenError.ts';
import type { ConnectorRules, PersonRights } from './personRights.ts';
import { readJwtScopes } from './readJwtScopes.ts';

/** Rights of the current token, as far as they are known. */
export interface AccessState {
  /** The token's scopes, named by the host or the token itself. Undefined if neither names them. */
  readonly scopes: ReadonlySet<string> | undefined;
  /** Scopes that the platform has named in refusals since, whatever the host reported. */
  readonly missing: ReadonlySet<string>;
  /** The host backend's rules for connecting sources. Undefined until a token arrives. */
  readonly connectors?: ConnectorRules | undefined;
}

export type ScopedRoute = Pick<Endpoint, 'name' | 'scope'>;

/**
 * The rights of the current token, as far as they are known before any request. A new token that
 * names its scopes replaces what was learnt from refusals; a sign-out clears it.
 */
export interface Access {
  /** Returns the known rights; the same object until they change. */
  getState: () => AccessState;
  /**
   * Calls the listener after each change.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
  /** Returns true if a scope is known to be missing; false while nothing is known. */
  isMissing: (scope: string) => boolean;
  /**
   * @internal Returns a scope that one of these routes needs and the token is known to lack. For a
   * route without a documented scope, it is the one that an earlier refusal named.
   */
  missingFor: (...routes: readonly ScopedRoute[]) => string | undefined;
}

/** An {@link Access} that can be updated. */
export interface KnownAccess extends Access {
  /** Returns the last token. */
  bearer: () => string | undefined;
  /** Returns a signal that aborts when the current user signs out. */
  session: () => AbortSignal;
  /**
   * Stores the rights of a new token. Without given scopes, reads them from the token. Without a
   * token, clears the rights, so that they aren't applied to the next user.
   */
  tell: (token: string | undefined, rights?: PersonRights) => void;
  /**
   * Throws the platform's refusal without a request if the host reported the route's scope missing.
   * Scopes read from a token are only a hint: the platform decides.
   */
  check: (endpoint: Endpoint, route: string) => void;
  /** Records the missing scope that an error names, if any. */
  learn: (endpoint: ScopedRoute, error: unknown) => void;
}

const unknown: AccessState = { scopes: undefined, missing: new Set() };

/** Creates an access without any known rights. */
export function createAccess(): KnownAccess {
  const { get, set, subscribe } = createState(unknown);
  /** Scopes named by refusals, by route name. */
  const named = new Map<string, string>();
  let bearer: string | undefined;
  let session = new AbortController();
  /** The scopes that the host sent with the token. */
  let reported: readonly string[] | undefined;
  /** The serialised rights of the last token, to detect that nothing changed. */
  let last = '';

  const isMissing = (scope: string): boolean => {
    const { scopes, missing } = get();
    return missing.has(scope) || scopes?.has(scope) === false;
  };

  return {
    getState: get,
    subscribe,
    isMissing,
    missingFor: (...routes) =>
      routes
        .flatMap(({ name, scope }) => [scope, named.get(name)])
        .find((scope) => scope !== undefined && isMissing(scope)),
    bearer: () => bearer,
    session: () => session.signal,
    tell(token, { scopes: given, ...connectors } = {}) {
      bearer = token;
      if (token === undefined) {
        session.abort(new TokenError('signed-out', 'the user of this call has signed out.'));
        session = new AbortController();
      }
      reported = given;
      const scopes = given ?? readJwtScopes(token ?? '');
      const text = JSON.stringify([token === undefined, scopes, connectors]);
      if (text === last) return;
      last = text;
      if (token === undefined) set(unknown);
      else if (scopes === undefined) set({ ...get(), connectors });
      else set({ ...unknown, scopes: new Set(scopes), connectors });
    },
    check({ scope }, route) {
      if (scope === undefined || reported?.includes(scope) !== false) return;
      throw new PlatformError({
        status: 403,
        platformMessage: missingScopeMessage(scope),
        route,
        missingScope: scope,
      });
    },
    learn({ name }, error) {
      if (!isPlatformError(error) || error.missingScope === undefined) return;
      const { missingScope } = error;
      named.set(name, missingScope);
      // The next token replaces what refusals taught, even if it names the same scopes.
      last = '';
      set({ ...get(), missing: new Set(get().missing).add(missingScope) });
    },
  };
}

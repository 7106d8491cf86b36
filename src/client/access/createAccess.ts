import { missingScopeMessage, type Endpoint } from '../../contract/index.ts';
import { createState } from '../createState.ts';
import { isPlatformError, PlatformError } from '../errors/PlatformError.ts';
import type { ConnectorRules, PersonRights } from './personRights.ts';
import { readJwtScopes } from './readJwtScopes.ts';

/** Rights of the current token, as far as they are known. */
export interface AccessState {
  /** Scopes of the token, as the host tells or the token itself; undefined while neither does. */
  readonly scopes: ReadonlySet<string> | undefined;
  /** Scopes that the platform has refused for since, whatever the host reported. */
  readonly missing: ReadonlySet<string>;
  /** Rules of the host's backend for connecting sources; undefined before a token has come. */
  readonly connectors?: ConnectorRules | undefined;
}

/** A route by what tells its scope. */
export type ScopedRoute = Pick<Endpoint, 'name' | 'scope'>;

/**
 * The rights of the current token, as far as they are known before anything is asked for. A new token
 * that names its scopes replaces what was learnt, and a sign-out forgets it.
 */
export interface Access {
  /** Returns what is known; the same object until it changes. */
  getState: () => AccessState;
  /**
   * Calls the listener after each change.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
  /** Tells whether a scope is known to be missing; false while nothing is known. */
  isMissing: (scope: string) => boolean;
  /**
   * @internal Returns the scope whose absence is known to make the platform refuse one of these
   * routes. If the documents name none, it comes from an earlier refusal.
   */
  missingFor: (...routes: readonly ScopedRoute[]) => string | undefined;
}

/** An {@link Access} with what teaches it. */
export interface KnownAccess extends Access {
  /** Returns the last token. */
  bearer: () => string | undefined;
  /**
   * Stores the rights of a new token; if no scopes are given, those that the token names itself.
   * Without a token, it forgets the rights of one person for the next.
   */
  tell: (token: string | undefined, rights?: PersonRights) => void;
  /**
   * Throws the platform's refusal without a request if the host reported the scope of a route
   * missing. What a token names is a hint alone: the platform decides.
   */
  check: (endpoint: Endpoint, route: string) => void;
  /** Learns from what a call rejected with. */
  learn: (endpoint: ScopedRoute, error: unknown) => void;
}

const unknown: AccessState = { scopes: undefined, missing: new Set() };

/** Creates an access of which nothing is known. */
export function createAccess(): KnownAccess {
  const { get, set, subscribe } = createState(unknown);
  /** The scopes that refusals named, by the route's name. */
  const named = new Map<string, string>();
  let bearer: string | undefined;
  /** The scopes that the host told beside the token. */
  let told: readonly string[] | undefined;
  /** All that the last token told, so that the same again is no change. */
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
    tell(token, { scopes: given, ...connectors } = {}) {
      bearer = token;
      told = given;
      const scopes = given ?? readJwtScopes(token ?? '');
      const text = JSON.stringify([token === undefined, scopes, connectors]);
      if (text === last) return;
      last = text;
      if (token === undefined) set(unknown);
      else if (scopes === undefined) set({ ...get(), connectors });
      else set({ ...unknown, scopes: new Set(scopes), connectors });
    },
    check({ scope }, route) {
      if (scope === undefined || told?.includes(scope) !== false) return;
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
      // The next token replaces what was learnt, even if it names the same scopes.
      last = '';
      set({ ...get(), missing: new Set(get().missing).add(missingScope) });
    },
  };
}

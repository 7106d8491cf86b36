import { knownMessages, type Endpoint } from '../../contract/index.ts';
import { isPlatformError, PlatformError } from '../errors/PlatformError.ts';
import type { ConnectorRules, PersonRights } from './personRights.ts';
import { readJwtScopes } from './readJwtScopes.ts';

/** Rights of the current token, as far as they are known. */
export interface AccessState {
  /** Scopes of the token, as the host tells or the token itself; undefined while neither does. */
  readonly scopes: ReadonlySet<string> | undefined;
  /** Scopes that the platform has refused for since, whatever the host reported. */
  readonly missing: ReadonlySet<string>;
  /** Rules of the host's backend for connecting sources; undefined while it names none. */
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
  /** Stores the rights of a new token; if no scopes are given, those that the token names itself. */
  tell: (token: string, rights: PersonRights) => void;
  /** Forgets the rights of one person for the next. */
  forget: () => void;
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
  const listeners = new Set<() => void>();
  /** The scopes that refusals named, by the route's name. */
  const named = new Map<string, string>();
  let state = unknown;
  let isTold = false;

  function set(next: AccessState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  const isMissing = (scope: string): boolean =>
    state.missing.has(scope) || state.scopes?.has(scope) === false;

  return {
    getState: () => state,
    subscribe(listener) {
      // Wrapped, so that the same function subscribed twice is two subscriptions.
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    isMissing,
    missingFor: (...routes) =>
      routes
        .flatMap(({ name, scope }) => [scope, named.get(name)])
        .find((scope) => scope !== undefined && isMissing(scope)),
    tell(token, { scopes: told, ...rules }) {
      const connectors = sameRules(state.connectors, rules);
      const scopes = told ?? readJwtScopes(token);
      if (scopes === undefined) {
        if (connectors !== state.connectors) set({ ...state, connectors });
        return;
      }
      isTold = told !== undefined;
      const next = new Set(scopes);
      const { scopes: last, missing } = state;
      const isSame =
        connectors === state.connectors &&
        last?.size === next.size &&
        [...next].every((scope) => last.has(scope));
      if (!isSame || missing.size > 0) {
        set({ scopes: next, missing: unknown.missing, connectors });
      }
    },
    forget() {
      isTold = false;
      set(unknown);
    },
    check({ scope }, route) {
      if (!isTold || scope === undefined || state.scopes?.has(scope) !== false) return;
      throw new PlatformError({
        status: 403,
        platformMessage: knownMessages.missingScope(scope),
        route,
        missingScope: scope,
      });
    },
    learn({ name }, error) {
      if (!isPlatformError(error) || error.missingScope === undefined) return;
      const { missingScope } = error;
      named.set(name, missingScope);
      set({ ...state, missing: new Set(state.missing).add(missingScope) });
    },
  };
}

/** Returns the last rules where the next say the same, so that what depends on them stays. */
function sameRules(
  last: ConnectorRules | undefined,
  next: ConnectorRules,
): ConnectorRules | undefined {
  const said = JSON.stringify(next);
  if (said === '{}') return undefined;
  return said === JSON.stringify(last) ? last : next;
}

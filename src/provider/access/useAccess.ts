import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AccessState, PresetValue, ScopedRoute } from '../../client/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/**
 * Returns the known rights of the provider's token: those that the host or the token named, and
 * those that the platform has refused since. They make widgets read-only.
 *
 * @example
 * const { scopes, missing } = useAccess();
 * const isReader = missing.has('brain:write') || scopes?.has('brain:write') === false;
 */
export function useAccess(): AccessState {
  const { access } = useBrainstem().client;
  return useSyncExternalStore(access.subscribe, access.getState, access.getState);
}

/** Returns the scope that one of these routes needs and the token is known to lack, if any. */
export function useMissingScope(...routes: readonly ScopedRoute[]): string | undefined {
  const { access } = useBrainstem().client;
  const missing = (): string | undefined => access.missingFor(...routes);
  return useSyncExternalStore(access.subscribe, missing, missing);
}

/** The host backend's rules for one connector. */
export interface ConnectorRule {
  /** The initial values of its form, by field. */
  defaults: Readonly<Record<string, PresetValue>> | undefined;
  /** The read-only fields of its form. */
  locked: readonly string[] | undefined;
}

/** Returns the host backend's rules for a connector, by catalog id. */
export function useConnectorRule(id: string): ConnectorRule {
  const { connectors } = useAccess();
  return useMemo(
    () => ({ defaults: connectors?.defaults?.[id], locked: connectors?.locked?.[id] }),
    [connectors, id],
  );
}

/** Returns a function that tells whether the user may connect a source, by catalog id. */
export function useIsAllowed(): (id: string) => boolean {
  const { connectors } = useAccess();
  return (id) => connectors?.allowedConnectors?.includes(id) ?? true;
}

/**
 * Requests a token on mount, for a widget that fetches nothing initially: it reveals the user's
 * rights, and is ready for the first request.
 */
export function useFirstToken(): void {
  const { tokens } = useBrainstem().client;
  useEffect(() => void tokens.get().catch(() => undefined), [tokens]);
}

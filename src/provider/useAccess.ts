import { useEffect, useSyncExternalStore } from 'react';
import type { AccessState, ScopedRoute } from '../client/index.ts';
import { useBrainstem } from './BrainstemContext.ts';

/**
 * Returns the known rights of the provider's token: those that the host or the token named, and
 * those that the platform has refused since. Widgets become read-only by it.
 *
 * @example
 * const { scopes, missing } = useAccess();
 * const isReader = missing.has('brain:write') || scopes?.has('brain:write') === false;
 */
export function useAccess(): AccessState {
  const { access } = useBrainstem().client;
  return useSyncExternalStore(access.subscribe, access.getState, access.getState);
}

/** Returns the scope for want of which one of these routes is known to be refused, if one is. */
export function useMissingScope(...routes: readonly ScopedRoute[]): string | undefined {
  const { access } = useBrainstem().client;
  const missing = (): string | undefined => access.missingFor(...routes);
  return useSyncExternalStore(access.subscribe, missing, missing);
}

/**
 * Asks for a token once a widget is mounted that fetches nothing at first: it tells what the person
 * may do, and is there for the first request.
 */
export function useFirstToken(): void {
  const { tokens } = useBrainstem().client;
  useEffect(() => void tokens.get().catch(() => undefined), [tokens]);
}

import { useEffect, useSyncExternalStore } from 'react';
import type { AccessState, ScopedRoute } from '../client/index.ts';
import { useBrainstem } from './BrainstemContext.ts';

/**
 * What is known of the rights of the provider's token: what the host or the token told, and what the
 * platform has refused since. Widgets show themselves read-only by it.
 *
 * @example
 * const { scopes, missing } = useAccess();
 * const isReader = missing.has('brain:write') || scopes?.has('brain:write') === false;
 */
export function useAccess(): AccessState {
  const { access } = useBrainstem().client;
  return useSyncExternalStore(access.subscribe, access.getState, access.getState);
}

/**
 * The scope for want of which one of these routes is known to be refused; undefined while none is.
 * Asks for a token, which a widget that fetches nothing at first would have none of.
 */
export function useMissingScope(...routes: readonly ScopedRoute[]): string | undefined {
  const { access, tokens } = useBrainstem().client;
  useEffect(() => void tokens.get().catch(() => undefined), [tokens]);
  const missing = (): string | undefined => access.missingFor(...routes);
  return useSyncExternalStore(access.subscribe, missing, missing);
}

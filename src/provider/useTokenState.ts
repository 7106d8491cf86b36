import { useCallback, useSyncExternalStore } from 'react';
import type { TokenState } from '../client/index.ts';
import { useBrainstem } from './BrainstemContext.ts';

/** That the host gives no token, and why. */
type ShutOut = Extract<TokenState, { status: 'forbidden' | 'failing' }>;

/** Whether the host gives no token, so that nothing can be asked of the platform. */
export function isShutOut(token: TokenState): token is ShutOut {
  return token.status === 'forbidden' || token.status === 'failing';
}

/** The state of the provider's token: whether there is one, and if not, why. */
export function useTokenState(): TokenState {
  const { tokens } = useBrainstem().client;
  const subscribe = useCallback((listener: () => void) => tokens.subscribe(listener), [tokens]);
  const getState = (): TokenState => tokens.getState();
  return useSyncExternalStore(subscribe, getState, getState);
}

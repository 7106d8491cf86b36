'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { TokenState } from '../client/index.ts';
import { useBrainstem } from './BrainstemContext.ts';

/** The state of the provider's token: whether there is one, and if not, why. */
export function useTokenState(): TokenState {
  const { tokens } = useBrainstem().client;
  const subscribe = useCallback((listener: () => void) => tokens.subscribe(listener), [tokens]);
  const getState = (): TokenState => tokens.getState();
  return useSyncExternalStore(subscribe, getState, getState);
}

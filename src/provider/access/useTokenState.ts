import { useSyncExternalStore } from 'react';
import type { TokenState } from '../../client/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/** A token state without access, and its reason. */
type NoAccess = Extract<TokenState, { status: 'forbidden' | 'failing' }>;

/** Returns true if the host's token request fails or is refused, so that no request can be made. */
export function hasNoAccess(token: TokenState): token is NoAccess {
  return token.status === 'forbidden' || token.status === 'failing';
}

/** Returns the state of the provider's token. */
export function useTokenState(): TokenState {
  const { tokens } = useBrainstem().client;
  return useSyncExternalStore(tokens.subscribe, tokens.getState, tokens.getState);
}

/**
 * Returns true if there is no access. Only the `AccessNotice` reports it, with a retry button; other
 * parts don't repeat it, and the provider fetches again once there is a token.
 */
export function useHasNoAccess(): boolean {
  return hasNoAccess(useTokenState());
}

import { createState } from '../createState.ts';
import type { TokenError } from '../errors/TokenError.ts';
import type { RefreshFailure } from './tokenRefresh.ts';

/** The state of a token source. */
export type TokenState =
  /** No token was needed yet, or none since the last one was rejected. */
  | { readonly status: 'idle' }
  /** There is no usable token, and `getToken` is pending. */
  | { readonly status: 'fetching' }
  /**
   * There is a token. `expiresAt` is in milliseconds since the epoch by the platform's clock;
   * `Infinity` if the token doesn't expire.
   */
  | { readonly status: 'ready'; readonly expiresAt: number }
  /**
   * The last refresh failed. `get()` may still return the current token. `retryAt` is in
   * milliseconds since the epoch by the local clock.
   */
  | { readonly status: 'failing'; readonly error: TokenError; readonly retryAt: number }
  /** The host denied access; final until `retry()`. */
  | { readonly status: 'forbidden'; readonly error: TokenError }
  /** `logout()` was called. */
  | { readonly status: 'signed-out' };

export type TokenStateInput =
  | 'idle'
  | 'fetching'
  | { expiresAt: number }
  | RefreshFailure
  | TokenError;

/** Creates a store that starts as `idle`. */
export function createTokenState() {
  const state = createState<TokenState>({ status: 'idle' });
  let last: TokenStateInput = 'idle';
  return {
    ...state,
    /** Updates the state and notifies the listeners if it changed. */
    set(standing: TokenStateInput) {
      if (standing === last) return;
      last = standing;
      state.set(describe(standing));
    },
  };
}

function describe(standing: TokenStateInput): TokenState {
  if (standing === 'idle' || standing === 'fetching') return { status: standing };
  if (standing instanceof Error) {
    return standing.reason === 'signed-out'
      ? { status: 'signed-out' }
      : { status: 'forbidden', error: standing };
  }
  return 'error' in standing
    ? { status: 'failing', error: standing.error, retryAt: standing.retryAt }
    : { status: 'ready', expiresAt: standing.expiresAt };
}

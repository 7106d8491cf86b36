import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/**
 * The reason for a missing token.
 *
 * - `forbidden`: the host's backend denied access; final until the user retries.
 * - `failed`: the callback threw, timed out, or returned something other than a token.
 * - `stale`: the callback keeps returning a token that the platform has rejected.
 * - `signed-out`: `logout()` was called.
 */
export type TokenErrorReason = 'forbidden' | 'failed' | 'stale' | 'signed-out';

/** The host's `getToken` returned no usable token. */
export class TokenError extends BrainstemError {
  override readonly name = 'TokenError';
  /** The reason for the missing token. */
  readonly reason: TokenErrorReason;
  /** The host backend's message to the user, if its refusal has one. */
  readonly hostMessage: string | undefined;

  constructor(reason: TokenErrorReason, message: string, cause?: unknown, hostMessage?: string) {
    super('token', message, { cause, retryable: reason === 'failed' });
    this.reason = reason;
    this.hostMessage = hostMessage;
  }
}

/** Returns true if a caught value reports that there is no token. */
export function isTokenError(value: unknown): value is TokenError {
  return isBrainstemError(value) && value.code === 'token';
}

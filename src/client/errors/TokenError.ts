import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/**
 * The reason for a missing token.
 *
 * - `forbidden`: the host's backend refused; final until the person asks again.
 * - `failed`: the callback threw, timed out, or answered something else than a token.
 * - `stale`: the callback keeps answering a token that the platform has refused.
 * - `signed-out`: `logout()` was called.
 */
export type TokenErrorReason = 'forbidden' | 'failed' | 'stale' | 'signed-out';

/** The host's `getToken` gave no token that can be used. */
export class TokenError extends BrainstemError {
  override readonly name = 'TokenError';
  /** The reason for the missing token. */
  readonly reason: TokenErrorReason;
  /** The host backend's message to the person, if it refused in words. */
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

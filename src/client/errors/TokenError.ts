import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/**
 * Why there is no token.
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
  /** Why there is no token. */
  readonly reason: TokenErrorReason;
  /** What the host's backend wants the person to read, where it refused in words. */
  readonly hostMessage: string | undefined;

  constructor(reason: TokenErrorReason, message: string, cause?: unknown, hostMessage?: string) {
    super('token', message, { cause, retryable: reason === 'failed' });
    this.reason = reason;
    this.hostMessage = hostMessage;
  }
}

/** Whether a caught value says that there is no token. */
export function isTokenError(value: unknown): value is TokenError {
  return isBrainstemError(value) && value.code === 'token';
}

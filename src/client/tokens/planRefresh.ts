import type { ServerClock } from './createServerClock.ts';

/** The current token. Times in milliseconds by the platform's clock. */
export interface CurrentToken {
  token: string;
  /** `Infinity` if the token doesn't expire. */
  expiresAt: number;
  refreshAt: number;
  /** True if it just arrived but looks expired: the local clock may be off, so it's sent anyway. */
  isTrusted: boolean;
}

/** Returns a token that just arrived, with the time of its refresh. */
export function planRefresh(token: string, clock: ServerClock, renewBefore: number): CurrentToken {
  const expiresAt = clock.observeToken(token);
  const left = expiresAt - clock.now();
  if (left <= 0) return { token, expiresAt, refreshAt: Infinity, isTrusted: true };
  // Prevents a refresh loop for short-lived tokens, or one that is returned repeatedly.
  const refreshAt = Math.max(clock.now() + 1_000, expiresAt - Math.min(renewBefore, left / 2));
  return { token, expiresAt, refreshAt, isTrusted: false };
}

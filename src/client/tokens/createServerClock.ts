import { readJwtTimes } from './readJwtTimes.ts';

/** The platform's time as far as it is known here. */
export interface ServerClock {
  /** Milliseconds since the epoch by the platform's clock; by ours until it is known. */
  now(): number;
  /**
   * Learns from a reading of the platform's clock; the latest reading holds. An unreadable one
   * changes nothing.
   *
   * @param at - A date, milliseconds since the epoch, or an ISO or HTTP date.
   */
  observe(at: Date | number | string): void;
  /**
   * Learns from a token that has just come: the platform's clock cannot be behind its `iat`.
   *
   * @returns When the token ends, in milliseconds by the platform's clock; `Infinity` where it
   * does not tell.
   */
  observeToken(token: string): number;
}

/**
 * Creates a clock that follows the platform's: people's clocks are minutes and hours off, and a
 * token's `exp` is the platform's time.
 *
 * @param now - Our own clock, in milliseconds since the epoch. @default Date.now
 */
export function createServerClock(now: () => number = () => Date.now()): ServerClock {
  let ahead = 0;

  return {
    now: () => now() + ahead,

    observe(at) {
      const time = new Date(at).getTime();
      if (!Number.isNaN(time)) ahead = time - now();
    },

    observeToken(token) {
      const { issuedAt, expiresAt } = readJwtTimes(token);
      if (expiresAt === undefined) return Infinity;
      if (issuedAt !== undefined && issuedAt < expiresAt) {
        ahead = Math.max(ahead, issuedAt - now());
      }
      return expiresAt;
    },
  };
}

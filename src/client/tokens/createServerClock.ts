import { readJwtTimes } from './readJwtTimes.ts';

/** The platform's time as far as it is known here. */
export interface ServerClock {
  /** Milliseconds since the epoch by the platform's clock; by our own until that is known. */
  now(): number;
  /**
   * Sets the clock from a reading of the platform's; the latest reading holds. An unreadable one is
   * ignored.
   *
   * @param at - A date, milliseconds since the epoch, or an ISO or HTTP date.
   */
  observe(at: Date | number | string): void;
  /**
   * Corrects the clock from a token that has just been issued: the platform's clock cannot be
   * behind its `iat`. An `iat` that is too far ahead to be a difference of clocks does not move the
   * clock; the token's lifetime then counts from now.
   *
   * @returns The token's expiry, in milliseconds by this clock; `Infinity` when the token does
   * not say.
   */
  observeToken(token: string): number;
}

/** The maximum lead of an `iat` over a reading of the platform's clock, in milliseconds. */
const maxLeadOfReading = 300_000;

/** Its maximum lead over the local clock without a reading: a day, for wrong time zones. */
const maxLeadOfOwnClock = 86_400_000;

/**
 * Creates a clock that follows the platform's: people's clocks are minutes or hours off, and a
 * token's `exp` is in the platform's time.
 *
 * @param now - Our own clock, in milliseconds since the epoch. @default Date.now
 */
export function createServerClock(now: () => number = () => Date.now()): ServerClock {
  let offset = 0;
  let hasReading = false;

  return {
    now: () => now() + offset,

    observe(at) {
      const time = new Date(at).getTime();
      if (Number.isNaN(time)) return;
      offset = time - now();
      hasReading = true;
    },

    observeToken(token) {
      const { issuedAt, expiresAt } = readJwtTimes(token);
      if (expiresAt === undefined) return Infinity;
      if (issuedAt === undefined || issuedAt >= expiresAt) return expiresAt;
      const lead = issuedAt - (now() + offset);
      if (lead > (hasReading ? maxLeadOfReading : maxLeadOfOwnClock)) {
        return now() + offset + (expiresAt - issuedAt);
      }
      offset += Math.max(0, lead);
      return expiresAt;
    },
  };
}

import { readJwtTimes } from './readJwtTimes.ts';

export interface ServerClock {
  /**
   * Returns the platform's time in milliseconds since the epoch; the local time until it's known.
   */
  now(): number;
  /**
   * Sets the clock from a reading of the platform's; the latest one wins. Ignores an invalid one.
   *
   * @param at - A date, milliseconds since the epoch, or an ISO or HTTP date.
   */
  observe(at: Date | number | string): void;
  /**
   * Corrects the clock from a token that was just issued: the platform's clock can't be behind its
   * `iat`. Ignores an `iat` too far ahead to be clock skew; its lifetime then counts from now.
   *
   * @returns The token's expiry, in milliseconds by this clock; `Infinity` if the token has none.
   */
  observeToken(token: string): number;
}

/** The maximum lead of an `iat` over a reading of the platform's clock, in milliseconds. */
const maxLeadOfReading = 300_000;

/** The maximum lead over the local clock without a reading: a day, for wrong time zones. */
const maxLeadOfOwnClock = 86_400_000;

/**
 * Creates a clock that follows the platform's: user clocks can be hours off, and a token's `exp` is
 * in the platform's time.
 *
 * @param now - The local clock, in milliseconds since the epoch. @default Date.now
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

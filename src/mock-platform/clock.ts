/** The time of one mock platform. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Moves the time on, so that tokens and presigned addresses expire without waiting.
   *
   * @param seconds - How far; a negative number moves back.
   */
  advance(seconds: number): void;
}

/** A clock that can also be put back to its source. */
export interface ResettableClock extends Clock {
  /** Forgets every `advance`. */
  reset(): void;
}

/**
 * Makes the clock of a mock platform.
 *
 * @param source - Where time comes from, in milliseconds. @default Date.now
 */
export function createClock(source: () => number = Date.now): ResettableClock {
  let offset = 0;
  return {
    now: () => source() + offset,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    reset: () => {
      offset = 0;
    },
  };
}

/** A time as the platform writes it. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

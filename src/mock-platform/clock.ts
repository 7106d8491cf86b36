/** The clock of a mock platform. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Advances the time, so that tokens and presigned URLs expire without waiting.
   *
   * @param seconds - Negative to go back.
   * @throws RangeError if the time would leave the years 1970 to 9999, the range that every part of
   * the platform can format.
   */
  advance(seconds: number): void;
  /** Freezes the time until `start`. `advance` still moves it. */
  stop(): void;
  /** Resumes a frozen clock. */
  start(): void;
}

export interface ResettableClock extends Clock {
  /** Discards every `advance` and `stop`. */
  reset(): void;
}

/** Leaves a year for future dates, such as the expiry of an API key. */
const latest = Date.UTC(9999, 0, 1);

/**
 * Creates the clock of a mock platform.
 *
 * @param source - Returns the time in milliseconds. @default Date.now
 */
export function createClock(source: () => number = Date.now): ResettableClock {
  let offset = 0;
  let stoppedAt: number | undefined;
  const read = (): number => stoppedAt ?? source();
  return {
    now: () => read() + offset,
    advance: (seconds) => {
      const moved = offset + seconds * 1000;
      const time = read() + moved;
      if (!(time >= 0 && time <= latest)) {
        throw new RangeError(
          'Brainstem: the clock of the mock platform stays between the years 1970 and 9999.',
        );
      }
      offset = moved;
    },
    stop: () => {
      stoppedAt ??= source();
    },
    start: () => {
      if (stoppedAt !== undefined) offset += stoppedAt - source();
      stoppedAt = undefined;
    },
    reset: () => {
      offset = 0;
      stoppedAt = undefined;
    },
  };
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

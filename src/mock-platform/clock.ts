/** The time of one mock platform. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Moves the time on, so that tokens and presigned addresses expire without waiting.
   *
   * @param seconds - The time to move on by; a negative number moves back.
   * @throws RangeError when the time would not lie between the years 1970 and 9999, the only ones
   * that every part of the platform can write.
   */
  advance(seconds: number): void;
  /** Holds the time still from now on; only `advance` moves it, until `start`. */
  stop(): void;
  /** Lets the time go on from where it was held. */
  start(): void;
}

/** A clock that can also be put back to its source. */
export interface ResettableClock extends Clock {
  /** Forgets every `advance` and `stop`. */
  reset(): void;
}

/** Leaves a year for what is dated from now on, such as the expiry of an API key. */
const latest = Date.UTC(9999, 0, 1);

/**
 * Makes the clock of a mock platform.
 *
 * @param source - The source of the time, in milliseconds. @default Date.now
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

/** A time as the platform writes it. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Time, in milliseconds. */
export interface Clock {
  /** The time of day since the epoch. It jumps when somebody sets the clock. */
  now: () => number;
  /** The time since some fixed moment. It never jumps: measure durations with it. */
  elapsed: () => number;
}

/** `Date.now` and `performance.now`. */
export const browserClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};

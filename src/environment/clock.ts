/** Time, in milliseconds. */
export interface Clock {
  /** Returns milliseconds since the epoch. Jumps when the user sets the clock. */
  now: () => number;
  /** Returns the time since a fixed moment. Monotonic: use it for durations. */
  elapsed: () => number;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};

/** Time, and a way to be called later. Milliseconds. */
export interface PairingClock {
  now: () => number;
  /** Calls once after a while, unless the function that it returns is called first. */
  after: (milliseconds: number, run: () => void) => () => void;
}

/** The browser's time. */
export const browserClock: PairingClock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

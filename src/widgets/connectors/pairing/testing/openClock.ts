import type { PairingClock } from '../pairingClock.ts';

/** A clock that stands still until a test moves it. */
export function openClock(): PairingClock & {
  advance: (milliseconds: number) => void;
  /** How many calls it still owes. */
  pending: () => number;
} {
  let now = 1_000_000;
  const calls = new Map<symbol, { at: number; run: () => void }>();
  return {
    now: () => now,
    after(milliseconds, run) {
      const key = Symbol();
      calls.set(key, { at: now + milliseconds, run });
      return () => void calls.delete(key);
    },
    advance(milliseconds) {
      now += milliseconds;
      for (const [key, { at, run }] of [...calls]) {
        if (at > now || !calls.delete(key)) continue;
        run();
      }
    },
    pending: () => calls.size,
  };
}

import type { Wait } from '../wait.ts';

/** A wait that lets the assistant go on only when the test says so. */
export interface HeldWait {
  readonly wait: Wait;
  /** Lets so many waits pass, now or when they come. */
  readonly release: (count: number) => void;
}

/** Makes a wait under a test's control. */
export function holdWait(): HeldWait {
  let free = 0;
  const held: (() => void)[] = [];
  return {
    wait: () =>
      new Promise((resolve) => {
        if (free > 0) {
          free -= 1;
          resolve();
        } else held.push(resolve);
      }),
    release: (count) => {
      const now = held.splice(0, count);
      for (const resolve of now) resolve();
      free += count - now.length;
    },
  };
}

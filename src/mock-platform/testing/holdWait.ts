import type { Wait } from '../wait.ts';

/** A wait that only continues when the test releases it. */
export interface HeldWait {
  readonly wait: Wait;
  /** Releases a number of current or future waits. */
  readonly release: (count: number) => void;
}

/** Creates a wait under the test's control. */
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

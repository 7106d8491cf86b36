/** Passes calls on to something that may not be there yet. */
export interface CallQueue<T> {
  /** Runs the call now, or in its turn once something is there. */
  call: (run: (target: T) => void) => void;
  /**
   * Runs the calls that wait, and those that come.
   *
   * @returns A function that takes the target away again.
   */
  attach: (target: T) => () => void;
}

/** Creates a queue of calls. With several targets, the one that came last gets them. */
export function createCallQueue<T>(): CallQueue<T> {
  const targets: T[] = [];
  const waiting: ((target: T) => void)[] = [];

  function flush(): void {
    const target = targets.at(-1);
    if (target === undefined) return;
    for (const run of waiting.splice(0)) run(target);
  }

  return {
    call(run) {
      waiting.push(run);
      flush();
    },
    attach(target) {
      targets.push(target);
      // React's strict mode takes each target away once, at once, with all that it has begun.
      queueMicrotask(flush);
      return () => {
        const at = targets.lastIndexOf(target);
        if (at >= 0) targets.splice(at, 1);
      };
    },
  };
}

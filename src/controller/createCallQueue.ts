/** A queue of calls to a target that may not exist yet. */
export interface CallQueue<T> {
  /** Runs the call now, or in order once there is a target. */
  call: (run: (target: T) => void) => void;
  /**
   * Sets the target of queued and later calls.
   *
   * @returns A function that detaches the target.
   */
  attach: (target: T) => () => void;
}

/** Creates a queue of calls. Of several targets, the one attached last receives them. */
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
      // React's strict mode detaches each new target immediately, with everything it started.
      queueMicrotask(flush);
      return () => {
        const at = targets.lastIndexOf(target);
        if (at >= 0) targets.splice(at, 1);
      };
    },
  };
}

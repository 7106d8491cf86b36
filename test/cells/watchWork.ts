/** Work that a widget has begun and not ended. */
export interface WorkLeft {
  /** Requests without an answer, and answers that are still read. */
  requests: number;
  /**
   * In milliseconds, what runs soon: a poller, a notice that goes by itself. Tokens of every client
   * that was ever on this page are looked at each 30 seconds.
   */
  timers: readonly number[];
}

/** Watches what is requested and what is timed on this page from now on. */
export function watchWork(fetch: typeof globalThis.fetch): {
  fetch: typeof globalThis.fetch;
  left: () => WorkLeft;
  /** Runs at once what waits for its time, such as an element that may come back to the page. */
  hurry: () => void;
  stop: () => void;
} {
  const open = new Set<object>();
  const timers = new Map<unknown, { delay: number; run?: () => void }>();
  const names = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const;
  const before = Object.fromEntries(names.map((name): [string, unknown] => [name, window[name]]));
  const call = (name: (typeof names)[number], values: readonly unknown[]): unknown => {
    const original = before[name];
    return typeof original === 'function' ? Reflect.apply(original, window, values) : undefined;
  };

  const setTimeout = (run: unknown, delay = 0, ...values: unknown[]): unknown => {
    const runOnce = (): void => {
      timers.delete(id);
      if (typeof run === 'function') Reflect.apply(run, window, values);
    };
    const id: unknown = call('setTimeout', [runOnce, delay]);
    if (delay < 30_000) timers.set(id, { delay, run: runOnce });
    return id;
  };
  const setInterval = (...values: unknown[]): unknown => {
    const id: unknown = call('setInterval', values);
    timers.set(id, { delay: Number(values[1]) });
    return id;
  };
  // The standard lets either of them end the other's.
  const clear = (id: unknown): void => {
    timers.delete(id);
    call('clearTimeout', [id]);
  };
  const replaced = { setTimeout, setInterval, clearTimeout: clear, clearInterval: clear };
  Object.assign(window, replaced);

  return {
    async fetch(input, init) {
      const request = {};
      open.add(request);
      try {
        const answer = await fetch(input, init);
        if (answer.body === null) {
          open.delete(request);
          return answer;
        }
        return new Response(
          watched(answer.body, () => open.delete(request)),
          answer,
        );
      } catch (error) {
        open.delete(request);
        throw error;
      }
    },
    left: () => ({ requests: open.size, timers: [...timers.values()].map(({ delay }) => delay) }),
    hurry() {
      for (const [id, { run }] of [...timers]) {
        if (run === undefined || !timers.has(id)) continue;
        clear(id);
        run();
      }
    },
    stop() {
      Object.assign(window, before);
    },
  };
}

/** The same bytes; it says when they were all read, or nobody wants more of them. */
function watched(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  ended: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) {
          controller.enqueue(value);
          return;
        }
        ended();
        controller.close();
      } catch (error) {
        ended();
        controller.error(error);
      }
    },
    cancel(reason) {
      ended();
      return reader.cancel(reason);
    },
  });
}

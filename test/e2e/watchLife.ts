/**
 * Runs in a page before anything else, and counts what a widget may leave behind. `life()` on the
 * window answers the counts.
 */
export function watchLife(): void {
  const timeouts = new Set<unknown>();
  const intervals = new Set<unknown>();
  const frames = new Set<unknown>();
  const addresses = new Set<unknown>();
  const observed = new Map<unknown, Set<unknown>>();
  let requests = 0;

  around(window, 'setTimeout', ([run, ...rest], call) => {
    const id = call(
      once(run, () => timeouts.delete(id)),
      ...rest,
    );
    timeouts.add(id);
    return id;
  });
  around(window, 'setInterval', (args, call) => {
    const id = call(...args);
    intervals.add(id);
    return id;
  });
  // The standard lets either of them end the other's.
  for (const name of ['clearTimeout', 'clearInterval']) {
    around(window, name, (args, call) => {
      timeouts.delete(args[0]);
      intervals.delete(args[0]);
      return call(...args);
    });
  }
  around(window, 'requestAnimationFrame', ([run], call) => {
    const id = call(once(run, () => frames.delete(id)));
    frames.add(id);
    return id;
  });
  around(window, 'cancelAnimationFrame', (args, call) => {
    frames.delete(args[0]);
    return call(...args);
  });
  around(window, 'fetch', async (args, call) => {
    requests += 1;
    try {
      return await call(...args);
    } finally {
      requests -= 1;
    }
  });
  around(URL, 'createObjectURL', (args, call) => {
    const address = call(...args);
    addresses.add(address);
    return address;
  });
  around(URL, 'revokeObjectURL', (args, call) => {
    addresses.delete(args[0]);
    return call(...args);
  });
  for (const { prototype } of [ResizeObserver, IntersectionObserver, MutationObserver]) {
    around(prototype, 'observe', (args, call, observer) => {
      observed.set(observer, (observed.get(observer) ?? new Set()).add(args[0]));
      return call(...args);
    });
    around(prototype, 'disconnect', (args, call, observer) => {
      observed.delete(observer);
      return call(...args);
    });
    if (!('unobserve' in prototype)) continue;
    around(prototype, 'unobserve', (args, call, observer) => {
      const targets = observed.get(observer);
      targets?.delete(args[0]);
      if (targets?.size === 0) observed.delete(observer);
      return call(...args);
    });
  }

  Reflect.set(window, 'life', () => ({
    timeouts: timeouts.size,
    intervals: intervals.size,
    frames: frames.size,
    observers: observed.size,
    objectUrls: addresses.size,
    requests,
  }));

  function around(
    owner: object,
    name: string,
    replace: (args: unknown[], call: (...args: unknown[]) => unknown, self: unknown) => unknown,
  ): void {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      return replace(args, (...given) => Reflect.apply(original, this, given), this);
    });
  }

  function once(run: unknown, ended: () => void): (...args: unknown[]) => void {
    return (...args) => {
      ended();
      if (typeof run === 'function') Reflect.apply(run, window, args);
    };
  }
}

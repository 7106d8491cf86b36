import { vi } from 'vitest';

/** Creates the result of `window.open`, with what is done to it. */
export function fakeWindow() {
  const replace = vi.fn<(url: string) => void>();
  const close = vi.fn<() => void>();
  const changed: Record<string, unknown> = { location: { replace }, close, opener: window };
  const opened = new Proxy(window, {
    get: (_window, name) => changed[String(name)],
    set: (_window, name, value) => Reflect.set(changed, name, value),
  });
  return { opened, changed, replace, close };
}

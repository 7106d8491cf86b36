import { vi, type MockInstance } from 'vitest';
import type { RenderedForm } from './renderForm.tsx';

/** Watches the places where a secret must never be. */
export interface LeakWatch {
  /** Returns the places where the secret was found, each once. */
  find: (secret: string) => readonly string[];
  /** Stops watching. */
  stop: () => void;
}

/**
 * Watches a rendered form.
 *
 * @param told - The mocks that serve as the host's handlers.
 * @param carriers - Ends of the paths of the requests that must carry the secret.
 */
export function watchLeaks(
  form: RenderedForm,
  told: readonly MockInstance[],
  carriers: readonly string[],
): LeakWatch {
  const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir'] as const;
  const consoles = methods.map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  const events = vi.spyOn(EventTarget.prototype, 'dispatchEvent');
  const messages = vi.spyOn(window, 'postMessage');
  const calls = (spies: readonly MockInstance[]): string =>
    textIn(spies.map(({ mock }) => mock.calls));
  return {
    find(secret) {
      const places: Record<string, string> = {
        storage: textIn([Object.entries(localStorage), Object.entries(sessionStorage)]),
        cookies: document.cookie,
        addresses: textIn([
          location.href,
          history.state,
          form.sent.map(({ url }) => url),
          performance.getEntriesByType('resource').map(({ name }) => name),
        ]),
        console: calls(consoles),
        events: textIn(events.mock.calls.map(([event]) => detailOf(event))),
        messages: calls([messages]),
        handlers: calls(told),
        cache: textIn([
          form.queryClient.getQueryCache().getAll(),
          form.queryClient.getMutationCache().getAll(),
        ]),
        attributes: textIn(
          Array.from(document.querySelectorAll('*'), ({ attributes }) =>
            Array.from(attributes, ({ value }) => value),
          ),
        ),
        text: document.documentElement.textContent,
        requests: textIn(
          form.sent
            .filter(({ path }) => !carriers.some((end) => path.endsWith(end)))
            .map(({ body }) => body),
        ),
      };
      const needles = [secret, encodeURIComponent(secret), btoa(secret)];
      return Object.entries(places).flatMap(([place, text]) =>
        needles.some((needle) => text.includes(needle)) ? [place] : [],
      );
    },
    stop: () => vi.restoreAllMocks(),
  };
}

/** Every text that can be reached from a value, by its own fields, lists, maps and sets. */
export function textIn(root: unknown): string {
  const seen = new Set<unknown>();
  const texts: string[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    if (value instanceof Node || value instanceof Window) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) waiting.push(...value.entries());
    if (value instanceof Error) waiting.push(value.message, value.cause);
    const inner: unknown[] = Object.values(value);
    waiting.push(...Object.keys(value), ...inner);
  }
  return texts.join('\n');
}

function detailOf(event: Event): unknown {
  return event instanceof CustomEvent ? event.detail : undefined;
}

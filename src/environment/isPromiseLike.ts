/**
 * Returns whether a host's answer must be awaited. `instanceof Promise` misses those of other
 * windows, and native ones where zone.js has replaced `Promise` for the whole page.
 */
export function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

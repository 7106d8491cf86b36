/**
 * Makes a fetch for servers: some edge runtimes throw on the options that only mean something in
 * a page, `credentials` and `cache`, so these are left out.
 *
 * @param fetch - @default globalThis.fetch, looked up at each call
 */
export function createServerFetch(fetch?: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) =>
    (fetch ?? globalThis.fetch)(input, { ...init, credentials: undefined, cache: undefined });
}

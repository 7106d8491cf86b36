/**
 * Creates a fetch for servers. It follows no redirect: a redirected request would carry the service
 * actor's id, or a body, to an address that nobody configured. Some edge runtimes throw on the
 * options that only mean something in a page, `credentials` and `cache`, so these are omitted.
 *
 * @param fetch - @default globalThis.fetch, looked up at each call
 */
export function createServerFetch(fetch?: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) =>
    (fetch ?? globalThis.fetch)(input, {
      ...init,
      redirect: 'manual',
      credentials: undefined,
      cache: undefined,
    });
}

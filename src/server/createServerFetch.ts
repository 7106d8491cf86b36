/**
 * Creates a fetch for servers. It doesn't follow redirects, which would send the service actor's id
 * or a body to an unconfigured address. It omits `credentials` and `cache`, which have no effect on
 * a server and make some edge runtimes throw.
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

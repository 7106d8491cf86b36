/**
 * Tells whether another site's page sent a request, going by what browsers say of themselves.
 * `Host` and `X-Forwarded-*` count for nothing: anyone can write them.
 *
 * @param allowedOrigins - Origins besides the address that the server sees: the public one behind a
 * proxy, and sister origins of the same site.
 * @returns The foreign origin as the browser sent it, or undefined when there is none.
 */
export function findForeignOrigin(
  request: Request,
  allowedOrigins: ReadonlySet<string>,
): string | undefined {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === 'cross-site') return 'Sec-Fetch-Site: cross-site';
  // The browser compared the page with the address that it used itself: behind a proxy that ends
  // TLS, it knows better than the address that the server sees.
  if (site === 'same-origin') return undefined;
  if (origin !== null && allowedOrigins.has(origin)) return undefined;
  if (site === 'same-site') return 'Sec-Fetch-Site: same-site';
  const isForeign = origin !== null && origin !== new URL(request.url).origin;
  return isForeign ? 'another Origin' : undefined;
}

/**
 * Detects cross-site requests (CSRF) from the headers that browsers set. Ignores `Host` and
 * `X-Forwarded-*`, which can be forged.
 *
 * @param allowedOrigins - Origins besides that of the server's own URL: the public one behind a
 * proxy, and trusted ones of the same site.
 * @returns A description of the foreign origin, or undefined if there is none.
 */
export function findForeignOrigin(
  request: Request,
  allowedOrigins: ReadonlySet<string>,
): string | undefined {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === 'cross-site') return 'Sec-Fetch-Site: cross-site';
  // The browser compared the page's origin with the public URL, which a server behind a
  // TLS-terminating proxy doesn't see.
  if (site === 'same-origin') return undefined;
  if (origin !== null && allowedOrigins.has(origin)) return undefined;
  if (site === 'same-site') return 'Sec-Fetch-Site: same-site';
  const isForeign = origin !== null && origin !== new URL(request.url).origin;
  return isForeign ? 'another Origin' : undefined;
}

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/**
 * Returns a link's URL if it is allowed: absolute, and http, https or mailto.
 *
 * @param href With character references already decoded.
 * @returns The URL as browsers resolve it. Undefined for any other, including relative URLs, which
 * would lead into the host's site.
 */
export function linkUrl(href: string): string | undefined {
  const url = parseUrl(href);
  return url !== undefined && schemes.has(url.protocol) ? url.href : undefined;
}

/** Returns the host of a URL without `www.`. Undefined if it has none. */
export function hostOf(href: string): string | undefined {
  const host = parseUrl(href)?.host.replace(/^www\./, '');
  return host === '' ? undefined : host;
}

/**
 * Returns an image's URL if it is allowed: https, from a listed host. Loading an image sends its
 * URL to the host, which would let an answer exfiltrate data.
 *
 * @param href With character references already decoded.
 * @param allowedHosts Hosts, with their port unless it is 443, such as `images.example.com`.
 * `*.example.com` matches all subdomains, but not example.com itself.
 */
export function imageUrl(href: string, allowedHosts: readonly string[]): string | undefined {
  const url = parseUrl(href);
  if (url?.protocol !== 'https:') return undefined;
  return allowedHosts.some((pattern) => isHostOf(pattern.toLowerCase(), url.host))
    ? url.href
    : undefined;
}

function isHostOf(pattern: string, host: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === host;
  const parent = pattern.slice(1);
  return host.endsWith(parent) && host.length > parent.length;
}

function parseUrl(href: string): URL | undefined {
  // Browsers ignore control characters in URLs, so they are removed before the check.
  const visible = href.replace(/\p{Cc}/gu, '').trim();
  return URL.canParse(visible) ? new URL(visible) : undefined;
}

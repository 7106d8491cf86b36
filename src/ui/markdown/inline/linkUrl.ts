const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link that may be followed: absolute, and http, https or mailto.
 *
 * @param href With character references already decoded.
 * @returns The address as the browser will read it; undefined for every other one, relative
 *   addresses among them, which would lead into the host's site.
 */
export function linkUrl(href: string): string | undefined {
  const url = parseUrl(href);
  return url !== undefined && schemes.has(url.protocol) ? url.href : undefined;
}

/** The host of an address, without `www.`; undefined where it has none. */
export function hostOf(href: string): string | undefined {
  const host = parseUrl(href)?.host.replace(/^www\./, '');
  return host === '' ? undefined : host;
}

/**
 * The address of an image that may be loaded: https, from a host on the list. Loading an image
 * tells its host what the address says, so an answer could carry a secret away by one.
 *
 * @param href With character references already decoded.
 * @param allowedHosts Hosts, with their port unless it is 443, such as `images.example.com`;
 *   `*.example.com` stands for every host below example.com, but not for itself.
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
  // Browsers pass over control characters, so what they hide must be seen before it is judged.
  const visible = href.replace(/\p{Cc}/gu, '').trim();
  return URL.canParse(visible) ? new URL(visible) : undefined;
}

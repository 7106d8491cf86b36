import type { MiddlewareHandler } from 'hono';
import { refuse } from '../request/httpError.ts';

/**
 * Rejects requests that another site's page may have caused: those with a foreign `Origin`, and
 * those that use a foreign host name (DNS rebinding). Scripts and command lines send no origin.
 *
 * @param ownUrls - The platform's own URLs, whose hosts and origins are allowed.
 */
export function requireLocalCaller(ownUrls: readonly string[]): MiddlewareHandler {
  const ownHosts = new Set(ownUrls.map((url) => new URL(url).hostname));
  const ownOrigins = new Set(ownUrls.map((url) => new URL(url).origin));
  return async ({ req }, next) => {
    const { hostname } = new URL(req.url);
    const isOwnHost = ownHosts.has(hostname) || isLoopback(hostname) || isAddress(hostname);
    if (!isOwnHost) return refuse(403, `The control routes are not served as ${hostname}`);
    const origin = req.header('origin');
    if (origin !== undefined && !ownOrigins.has(origin) && !isLoopbackOrigin(origin)) {
      return refuse(403, 'The control routes refuse pages of other sites');
    }
    return next();
  };
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Returns true for an IP address, which DNS rebinding can't forge. */
function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostname);
}

import type { MiddlewareHandler } from 'hono';

/**
 * Refuses a request that changes something and that another site's page has caused. Browsers send
 * `Sec-Fetch-Site`; `Origin` speaks for those that do not.
 */
export const requireSameSite: MiddlewareHandler = async ({ req, json }, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const site = req.header('sec-fetch-site');
  const origin = req.header('origin');
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && origin !== new URL(req.url).origin);
  return isForeign ? json({ message: 'Requests from other sites are refused.' }, 403) : next();
};

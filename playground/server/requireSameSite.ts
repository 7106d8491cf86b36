import type { MiddlewareHandler } from 'hono';

/**
 * Rejects cross-site requests that change something (CSRF), by `Sec-Fetch-Site`, or by `Origin` in
 * browsers without it.
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

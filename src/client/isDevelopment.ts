import { isLoopback } from './readServiceRoot.ts';

/** The global that bundlers replace; absent without a bundler. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Returns true while a developer looks at the page: `NODE_ENV` is `development`, or the page is on a
 * loopback address.
 */
export function isDevelopment(): boolean {
  try {
    if (process.env.NODE_ENV === 'development') return true;
  } catch {
    // There is no bundler.
  }
  return typeof location !== 'undefined' && isLoopback(location.hostname);
}

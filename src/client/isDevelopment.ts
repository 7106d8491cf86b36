/** The variable that bundlers replace; absent in a page without one. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Returns true if the page runs in development, by the convention of bundlers and Node: `NODE_ENV`
 * is not `production`. A page without a bundler counts as development on the machine's own address.
 */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return (
      typeof location !== 'undefined' &&
      /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
    );
  }
}

/** The conditions that a page's headers depend on. */
export interface PageHeaderOptions {
  /** Fresh for each answer. */
  nonce: string;
  /** The platform, which the browser calls directly. */
  platformUrl: string;
  /** The address of the development server's socket; absent for a built page. */
  socketUrl?: string;
  /** True if our own pages may frame it. @default false */
  isFramed?: boolean;
}

/**
 * The headers of the page. Nothing is allowed that the product does not need: scripts and styles
 * come from here or carry the nonce, and strings never become code.
 */
export function pageHeaders({
  nonce,
  platformUrl,
  socketUrl,
  isFramed = false,
}: PageHeaderOptions): Record<string, string> {
  const platform = new URL(platformUrl).origin;
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'connect-src': ["'self'", socketUrl, platform].filter(Boolean).join(' '),
    'img-src': `'self' data: blob: ${platform}`,
    'font-src': "'self'",
    // The brain viewer arranges its graph beside the page, in a worker of its own.
    'worker-src': 'blob:',
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': isFramed ? "'self'" : "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'brainstem',
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** A value that nobody can guess, for one answer. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

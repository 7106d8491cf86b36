/** The input of a page's headers. */
export interface PageHeaderOptions {
  /** The nonce, fresh for each response. */
  nonce: string;
  /** The platform, which the browser calls directly. */
  platformUrl: string;
  /** The URL of the development server's WebSocket; absent for a built page. */
  socketUrl?: string;
  /** True if our own pages may frame it. @default false */
  isFramed?: boolean;
}

/**
 * Returns the page's security headers. The CSP allows only what the product needs: scripts and
 * styles from this origin or with the nonce, and no `eval`.
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
    // The brain viewer computes its layout in a worker.
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

/** Returns an unguessable nonce for one response. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

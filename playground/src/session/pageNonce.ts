/** The nonce of this page's policy. Browsers hide it from selectors and markup, not from scripts. */
export const pageNonce = document.querySelector<HTMLMetaElement>(
  'meta[property="csp-nonce"]',
)?.nonce;

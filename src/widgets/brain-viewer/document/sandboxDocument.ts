export interface SandboxOptions {
  /** Of the frame in pixels: a style that fills it would be refused by a strict page's policy. */
  height: number;
  /**
   * Allows the document's scripts to run. They can't reach the page, but no policy keeps them from
   * every network: Chromium has none for WebRTC.
   *
   * @default false
   */
  scripts?: boolean;
}

/**
 * Returns the text of a document that shows foreign markup and reaches nothing: for the `srcdoc` of
 * a frame with {@link sandboxTokens} as its `sandbox`. The policy stops every request. A document's
 * own policy can't stop it from navigating away, so the markup is in a second frame, which the
 * policy of the first one keeps in place.
 */
export function sandboxDocument(html: string, { height, scripts = false }: SandboxOptions): string {
  const policy = [
    "default-src 'none'",
    // No browser knows `webrtc` yet, and each warns of it: only where scripts run will it matter.
    scripts ? "script-src 'unsafe-inline'; webrtc 'block'" : "script-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = `<meta charset="utf-8"><meta http-equiv="x-dns-prefetch-control" content="off"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const inner = escapeAttribute(`<!doctype html>${head}${withoutOutwardTags(html)}`);
  const bare = 'marginwidth="0" marginheight="0" leftmargin="0" topmargin="0"';
  return `${head}<body ${bare}><iframe sandbox="${sandboxTokens(scripts)}" width="100%" height="${height}" frameborder="0" align="top" srcdoc="${inner}"></iframe>`;
}

/** Returns what the frame of a {@link sandboxDocument} allows, for its `sandbox` attribute. */
export function sandboxTokens(scripts: boolean): string {
  return scripts ? 'allow-scripts' : '';
}

/** Returns whether a document has scripts, which a frame without them ignores. */
export function hasScripts(html: string): boolean {
  return /<script[\s/>]/i.test(html);
}

/**
 * Under the policy these elements load nothing, yet Chromium opens a connection for a frame before it
 * asks the policy, no policy governs `<link rel="preconnect">`, and a refresh empties the frame. Under
 * another name they do nothing at all.
 */
const outwardTags =
  /<(?=(?:base|embed|fencedframe|frame|frameset|iframe|link|meta|object|portal)\b)/gi;

function withoutOutwardTags(html: string): string {
  return html.replaceAll(outwardTags, '<x-');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

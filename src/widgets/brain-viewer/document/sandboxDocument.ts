export interface SandboxOptions {
  /** The frame's height in pixels, since a strict page's policy would block an inline style. */
  height: number;
  /**
   * Allows the document's scripts to run. They can't reach the page, but in Chromium no policy
   * blocks WebRTC.
   *
   * @default false
   */
  scripts?: boolean;
}

/**
 * Wraps untrusted markup for the `srcdoc` of a frame with {@link sandboxTokens} as its `sandbox`.
 * Its policy blocks every request. Since a document's own policy can't block its navigation, the
 * markup is in a nested frame, whose navigation the outer policy blocks.
 */
export function sandboxDocument(html: string, { height, scripts = false }: SandboxOptions): string {
  const policy = [
    "default-src 'none'",
    // No browser supports `webrtc` yet, and all warn about it, so it is set only with scripts.
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

/** Returns the `sandbox` attribute for the frame of a {@link sandboxDocument}. */
export function sandboxTokens(scripts: boolean): string {
  return scripts ? 'allow-scripts' : '';
}

/** Returns true if a document has script elements. */
export function hasScripts(html: string): boolean {
  return /<script[\s/>]/i.test(html);
}

/**
 * Elements that are renamed to have no effect. The policy blocks their requests, but Chromium opens
 * a frame's connection before it checks the policy, no policy covers `<link rel="preconnect">`, and
 * a meta refresh would empty the frame.
 */
const outwardTags =
  /<(?=(?:base|embed|fencedframe|frame|frameset|iframe|link|meta|object|portal)\b)/gi;

function withoutOutwardTags(html: string): string {
  return html.replaceAll(outwardTags, '<x-');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Wraps foreign markup for a frame that is sandboxed with `allow-scripts` alone. Its scripts may draw
 * within it and no more: the policy stops every request, and as a document's own policy cannot stop
 * it from going elsewhere, it stands in a second frame, which the policy of the first keeps in.
 *
 * @param height - Of the frame in pixels: a style that fills it would be refused by a page's policy.
 * @returns The text of the outer document.
 */
export function sandboxDocument(html: string, height: number): string {
  const head = `<meta charset="utf-8"><meta http-equiv="x-dns-prefetch-control" content="off"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const inner = escapeAttribute(`<!doctype html>${head}${html}`);
  const bare = 'marginwidth="0" marginheight="0" leftmargin="0" topmargin="0"';
  return `${head}<body ${bare}><iframe sandbox="allow-scripts" width="100%" height="${height}" frameborder="0" align="top" srcdoc="${inner}"></iframe>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

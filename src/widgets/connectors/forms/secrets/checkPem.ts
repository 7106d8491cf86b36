/** The reason why a text is not a private key that can be sent. */
export type PemProblem =
  | 'no-header'
  | 'no-footer'
  | 'not-private'
  | 'locked'
  | 'no-lines'
  | 'damaged';

const begin = /-----BEGIN ([A-Z0-9 ]+)-----/;

/**
 * Checks the header, the footer and the lines of a PEM key, here in the browser.
 *
 * @returns The problem, or undefined for a private key.
 */
export function checkPem(text: string): PemProblem | undefined {
  const header = begin.exec(text);
  const kind = header?.[1];
  if (header === null || kind === undefined) return 'no-header';
  if (!kind.endsWith('PRIVATE KEY')) return 'not-private';
  if (kind.startsWith('ENCRYPTED') || text.includes('Proc-Type: 4,ENCRYPTED')) return 'locked';
  const bodyStart = header.index + header[0].length;
  const bodyEnd = text.indexOf(`-----END ${kind}-----`, bodyStart);
  if (bodyEnd === -1) return 'no-footer';
  const body = text.slice(bodyStart, bodyEnd);
  if (!/^\r?\n/.test(body)) return 'no-lines';
  return /^[A-Za-z0-9+/\r\n]+={0,2}\s*$/.test(body.trim()) ? undefined : 'damaged';
}

/**
 * A key as it was before a program wrote it on one line: `\n` in letters becomes a line break. Real
 * line breaks stay as they are.
 */
export function restoreLines(text: string): string {
  return text.includes('\n') ? text : text.replaceAll('\\r\\n', '\n').replaceAll('\\n', '\n');
}

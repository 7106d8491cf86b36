export type PemProblem =
  | 'no-header'
  | 'no-footer'
  | 'not-private'
  | 'locked'
  | 'no-lines'
  | 'damaged';

const begin = /-----BEGIN ([A-Z0-9 ]+)-----/;

/** Validates the header, footer and lines of a PEM key locally. */
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
 * Restores a PEM key serialised to one line: literal `\n` becomes a line break. Real line breaks
 * are kept.
 */
export function restoreLines(text: string): string {
  return text.includes('\n') ? text : text.replaceAll('\\r\\n', '\n').replaceAll('\\n', '\n');
}

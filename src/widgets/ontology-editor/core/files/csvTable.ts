/**
 * Parses CSV: quoted cells may contain delimiters, line breaks and doubled quotes, and spaces may
 * precede the quote. Lines end with CR, LF or CRLF.
 *
 * @param delimiter - One character. @default ','
 * @param maxRows - The number of rows after which to stop. @default all
 * @returns Undefined for an unterminated quote.
 */
export function readCsv(text: string, delimiter = ',', maxRows = Infinity): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < maxRows) {
    let cell = '';
    const start = afterSpaces(text, at);
    if (text[start] === '"') {
      at = start;
      for (;;) {
        const end = text.indexOf('"', at + 1);
        if (end < 0) return undefined;
        cell += text.slice(at + 1, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
    }
    const end = nextSeparator(text, at, delimiter);
    row.push(cell + text.slice(at, end));
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      // A trailing delimiter is followed by an empty cell.
      if (at === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

function nextSeparator(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\r' && text[at] !== '\n')
    at += 1;
  return at;
}

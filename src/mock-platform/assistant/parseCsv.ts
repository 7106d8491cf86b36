/**
 * Reads a CSV as it is found in the wild: fields in quotes with doubled quotes and line breaks
 * inside, LF, CRLF or CR, a byte order mark, and `,`, `;` or a tab between fields.
 *
 * @returns Rows of fields; blank lines are skipped.
 */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;

  const endRow = (): void => {
    row.push(field);
    if (row.length > 1 || field !== '') rows.push(row);
    row = [];
    field = '';
  };

  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (quoted) {
      if (char !== '"') field += char;
      else if (source.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && field === '') quoted = true;
    else if (char === separator) {
      row.push(field);
      field = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && source.charAt(at + 1) === '\n') at += 1;
      endRow();
    } else field += char;
  }
  endRow();
  return rows;
}

/** Returns the separator that occurs most often in the first line outside quotes. */
function separatorOf(text: string): string {
  const firstLine = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string): number => firstLine.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

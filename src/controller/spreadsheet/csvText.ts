import { guardFormula } from './guardFormula.ts';

/** Formats rows as CSV (RFC 4180). Escapes text that a spreadsheet would run as a formula. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: string | number): string {
  const text = typeof cell === 'number' ? String(cell) : guardFormula(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

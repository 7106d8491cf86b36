import { guardFormula } from './guardFormula.ts';

/** Rows as CSV, as RFC 4180 has it. Text that a spreadsheet would run is guarded; numbers are not. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: string | number): string {
  const text = typeof cell === 'number' ? String(cell) : guardFormula(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { itemsOf, parseInline, textOf, type Table } from '../../markdown/index.ts';

/** The words of a table's cells, row by row, the head first. */
export function cellsOf({ head, rows }: Table): string[][] {
  const all = [head, ...itemsOf(rows).map(({ cells }) => cells)];
  return all.map((cells) => cells.map((cell) => guardFormula(wordsOf(cell))));
}

function wordsOf(cell: string): string {
  const text = textOf(parseInline(cell));
  return text.replaceAll(/<br *\/?>|\s+/gi, ' ').trim();
}

/** Rows as spreadsheets take them from the clipboard. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join('\t')).join('\n');
}

/**
 * A cell that a spreadsheet does not run. Answers are written by a model that others may have talked
 * to, and a cell that begins so is a formula to Excel, Sheets and Calc. Numbers stay numbers.
 */
function guardFormula(cell: string): string {
  return /^[=+\-@]/.test(cell) && !signedNumber.test(cell) ? `'${cell}` : cell;
}

const signedNumber = /^[+-]?\d[\d.,\s]*%?$/;

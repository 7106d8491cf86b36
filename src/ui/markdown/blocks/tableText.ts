import { guardFormula } from '../../../controller/index.ts';
import { itemsOf, parseInline, textOf, type Table } from '../../../markdown/index.ts';

/** Returns the plain text of a table's cells by row, starting with the head. */
export function cellsOf({ head, rows }: Table): string[][] {
  const all = [head, ...itemsOf(rows).map(({ cells }) => cells)];
  return all.map((cells) => cells.map((cell) => wordsOf(cell)));
}

function wordsOf(cell: string): string {
  const text = textOf(parseInline(cell));
  return text.replaceAll(/<br *\/?>|\s+/gi, ' ').trim();
}

/** Formats rows as TSV for a spreadsheet's clipboard, with formulas neutralised. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(guardFormula).join('\t')).join('\n');
}

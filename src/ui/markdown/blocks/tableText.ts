import { guardFormula } from '../../../controller/index.ts';
import { itemsOf, parseInline, textOf, type Table } from '../../../markdown/index.ts';

/** The words of a table's cells, row by row, the head first. */
export function cellsOf({ head, rows }: Table): string[][] {
  const all = [head, ...itemsOf(rows).map(({ cells }) => cells)];
  return all.map((cells) => cells.map((cell) => wordsOf(cell)));
}

function wordsOf(cell: string): string {
  const text = textOf(parseInline(cell));
  return text.replaceAll(/<br *\/?>|\s+/gi, ' ').trim();
}

/** Rows as spreadsheets take them from the clipboard, which run no cell of them. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(guardFormula).join('\t')).join('\n');
}

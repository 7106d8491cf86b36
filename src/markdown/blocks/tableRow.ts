import type { Alignment } from './block.ts';
import type { OpenTable } from './openBlocks.ts';
import { append } from './sequence.ts';

/** The cells of a line of a table. */
export function readCells(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  const trimmed = line.trim().replace(/^\|/, '');
  for (const [piece] of trimmed.matchAll(/\\\||\\[^]|[^|\\]+|[|\\]/g)) {
    if (piece === '|') {
      cells.push(cell.trim());
      cell = '';
    } else cell += piece === '\\|' ? '|' : piece;
  }
  if (cell.trim() !== '') cells.push(cell.trim());
  return cells;
}

/** The alignments that the line under a table's head states; undefined when it is no such line. */
export function readAlignments(line: string): Alignment[] | undefined {
  if (!/^[-:|][-:| \t]*$/.test(line) || !/[|:]/.test(line)) return undefined;
  const cells = readCells(line);
  if (cells.length === 0 || !cells.every((cell) => /^:?-+:?$/.test(cell))) return undefined;
  return cells.map((cell) => {
    if (cell.endsWith(':')) return cell.startsWith(':') ? 'center' : 'right';
    return cell.startsWith(':') ? 'left' : undefined;
  });
}

/**
 * The maximum number of cells added to a table: many short rows of a wide one would need too many.
 */
const mostAdded = 10_000;

/**
 * The table with one more row of as many cells as the head: what is missing is added, but for what
 * is beyond all measure, and what is too much is dropped.
 */
export function addRow(table: OpenTable, line: string, isOpen: boolean): OpenTable {
  const written = readCells(line).slice(0, table.head.length);
  const missing = Math.min(table.head.length - written.length, mostAdded - table.added);
  const cells = [...written, ...Array.from({ length: missing }, () => '')];
  const rows = append(table.rows, { cells, isOpen });
  return { ...table, rows, added: table.added + missing };
}

import type { Alignment } from './block.ts';
import type { OpenTable } from './openBlocks.ts';
import { append } from './sequence.ts';

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

/** Returns the alignments of a table's delimiter row. Undefined if the line isn't one. */
export function readAlignments(line: string): Alignment[] | undefined {
  if (!/^[-:|][-:| \t]*$/.test(line) || !/[|:]/.test(line)) return undefined;
  const cells = readCells(line);
  if (cells.length === 0 || !cells.every((cell) => /^:?-+:?$/.test(cell))) return undefined;
  return cells.map((cell) => {
    if (cell.endsWith(':')) return cell.startsWith(':') ? 'center' : 'right';
    return cell.startsWith(':') ? 'left' : undefined;
  });
}

/** The maximum number of cells added to a table, which bounds many short rows of a wide one. */
const maxAddedCells = 10_000;

/**
 * Adds a row with as many cells as the head: excess cells are dropped, missing ones added up to the
 * table's limit.
 */
export function addRow(table: OpenTable, line: string, isOpen: boolean): OpenTable {
  const written = readCells(line).slice(0, table.head.length);
  const missing = Math.min(table.head.length - written.length, maxAddedCells - table.added);
  const cells = [...written, ...Array.from({ length: missing }, () => '')];
  const rows = append(table.rows, { cells, isOpen });
  return { ...table, rows, added: table.added + missing };
}

import type { Alignment } from './block.ts';

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
  if (!/^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/.test(line)) return undefined;
  if (!/[|:]/.test(line)) return undefined;
  return readCells(line).map((cell) => {
    if (cell.endsWith(':')) return cell.startsWith(':') ? 'center' : 'right';
    return cell.startsWith(':') ? 'left' : undefined;
  });
}

/** As many cells as the head has: what is missing is empty, what is too much is dropped. */
export function fitCells(cells: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => cells[index] ?? '');
}

import type { Ratio, Result } from './benchmark.ts';

/** A result as plain text: its table, then its ratios. */
export function formatResult({ title, columns, rows, ratios }: Result): string {
  return [title, ...alignColumns([columns, ...rows]), ...ratios.map(formatRatio), ''].join('\n');
}

/** The first column is for names and starts at the left; figures end at the right. */
function alignColumns(lines: readonly (readonly string[])[]): string[] {
  const width = (column: number): number =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0));
  return lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)),
      )
      .join('  '),
  );
}

function formatRatio({ title, value, atMost }: Ratio): string {
  const ratio = `${title}: ${value.toFixed(2)}`;
  if (atMost === undefined) return ratio;
  return `${ratio} (at most ${atMost.toFixed(2)}: ${value <= atMost ? 'met' : 'MISSED'})`;
}

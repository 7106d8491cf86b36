import { parseCsv } from './parseCsv.ts';

/** Rows shown of a table. */
const shown = 5;

/** Tells rows, columns, the first rows and the figures of the first numeric column. */
export function describeCsv(text: string): string {
  const [header = [], ...rows] = parseCsv(text);
  if (header.length === 0) return 'The table is empty.';
  const names = header.map((name) => `\`${name}\``).join(', ');
  const parts = [
    `It has **${counted(rows.length, 'row')}** and **${counted(header.length, 'column')}**: ${names}.`,
  ];
  if (rows.length > 0) parts.push(tableOf([header, ...rows.slice(0, shown)]));
  const figures = figuresOf(header, rows);
  if (figures !== undefined) parts.push(figures);
  return parts.join('\n\n');
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function tableOf([header = [], ...rows]: string[][]): string {
  const line = (cells: string[]): string =>
    `| ${header.map((_, column) => cellOf(cells[column] ?? '')).join(' | ')} |`;
  return [line(header), `|${'---|'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

/** A cell cannot hold a line break or a bare pipe. */
function cellOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function figuresOf(header: string[], rows: string[][]): string | undefined {
  for (const [column, name] of header.entries()) {
    const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    const numbers = cells.map(Number);
    // A column of ids is numeric too, but its sum says nothing.
    if (numbers.length === 0 || numbers.some(Number.isNaN) || /^id$/i.test(name)) continue;
    const sum = numbers.reduce((total, number) => total + number, 0);
    const [least, most] = numbers.reduce(
      ([low, high], number) => [Math.min(low, number), Math.max(high, number)],
      [Infinity, -Infinity],
    );
    return (
      `\`${name}\` runs from ${round(least)} to ${round(most)}, ` +
      `with a mean of ${round(sum / numbers.length)} and a sum of ${round(sum)}.`
    );
  }
  return undefined;
}

function round(number: number): number {
  return Number(number.toFixed(2));
}

import { readCsv } from './csvTable.ts';
import type { FileProblem, ReadFile } from './fileProblem.ts';
import { isOntologyHeader, readOntologyCsv } from './ontologyCsv.ts';
import { isTermColumn, levelColumns, type VocabularyTable } from './vocabularyTable.ts';

const delimiters = [',', '\t', ';', '|'] as const;

/**
 * Reads text: exported ontologies, a table with any usual delimiter, or a plain list with a term
 * per line. Skips `#` comments before the first row, and the `sep=` line of spreadsheets. Deprecated
 * rows are counted and skipped.
 *
 * @param hasHeader - True if the first row holds the column names. @default detected
 */
export function readTextTable(text: string, hasHeader?: boolean): ReadFile {
  const bare = text.replace(/^((#[^\r\n]*|sep=.|\s*)(\r\n?|\n))+/i, '');
  const read = readRows(bare);
  if (read === undefined) return { problem: { reason: 'notCsv' } };
  const [first, ...rest] = read.rows;
  if (first === undefined) return { problem: noTerms };
  if (isOntologyHeader(first)) return readOntologyCsv(bare, read.delimiter);
  return { table: toTable(first, rest, hasHeader ?? looksLikeHeader(first)) };
}

const noTerms: FileProblem = { reason: 'nothingToImport' };

/** Matches the name of a column that marks deprecated entries, such as BioPortal's. */
const deprecation = /^(obsolete|(owl:)?deprecated)$/i;

function toTable(
  first: readonly string[],
  rest: readonly (readonly string[])[],
  hasHeader: boolean,
): VocabularyTable {
  const mark = hasHeader ? first.findIndex((name) => deprecation.test(name.trim())) : -1;
  const all = hasHeader ? rest : [first, ...rest];
  const rows = all.filter((row) => !/^\s*(true|1)\s*$/i.test(row[mark] ?? ''));
  const width = rows.reduce((most, { length }) => Math.max(most, length), first.length);
  const levels = hasHeader ? levelColumns(first) : [];
  return {
    title: undefined,
    hasHeader,
    deprecated: all.length - rows.length,
    columns: Array.from({ length: width }, (_, index) => ({
      name: (hasHeader ? first[index]?.trim() : undefined) ?? '',
      language: undefined,
    })),
    rows: rows.map((row, number) => {
      const above = repeatedAncestors(row, rows[number - 1], levels);
      return Array.from({ length: width }, (_, index) => {
        const cell = row[index] ?? '';
        return cell.trim() === '' || above.includes(index) ? [] : [cell];
      });
    }),
  };
}

/** Returns the levels that repeat the previous row's ancestors. */
function repeatedAncestors(
  row: readonly string[],
  before: readonly string[] | undefined,
  levels: readonly number[],
): readonly number[] {
  const isOther = levels.findIndex((index) => (row[index] ?? '') !== before?.[index]);
  return isOther < 0 ? levels : levels.slice(0, isOther);
}

/** Returns the non-empty rows by the delimiter most rows agree on, or else one cell per line. */
function readRows(text: string): { rows: string[][]; delimiter?: string } | undefined {
  const samples = delimiters.flatMap((delimiter) => {
    const rows = filledRows(text, delimiter, sampledRows);
    return rows === undefined ? [] : [{ delimiter, agreement: agreementOf(rows) }];
  });
  if (samples.length === 0) return undefined;
  const { delimiter, agreement } = samples.reduce((a, b) => (b.agreement > a.agreement ? b : a));
  if (agreement > 0) {
    const rows = filledRows(text, delimiter);
    return rows && { rows, delimiter };
  }
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return { rows: lines.map((line) => [unquote(line.trim())]) };
}

/** The number of rows that show the delimiter. Reading all with each would block the page. */
const sampledRows = 1000;

function filledRows(text: string, delimiter: string, maxRows?: number): string[][] | undefined {
  return readCsv(text, delimiter, maxRows)?.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** Returns the share of rows as wide as the first; 0 for a single cell or too few matches. */
function agreementOf(rows: readonly (readonly string[])[]): number {
  const width = rows[0]?.length ?? 0;
  if (width < 2) return 0;
  const share = rows.filter(({ length }) => length === width).length / rows.length;
  return share >= 0.8 ? share : 0;
}

/** Multiple columns are assumed to have a header; a single one only with a usual name. */
function looksLikeHeader(first: readonly string[]): boolean {
  const names = first.map((cell) => cell.trim());
  if (names.some(isTermColumn)) return true;
  return names.length > 1 && names.every((name) => name !== '' && !/^[\d.,]+$/.test(name));
}

function unquote(line: string): string {
  return /^"(?:[^"]|"")*"$/.test(line) ? line.slice(1, -1).replaceAll('""', '"') : line;
}

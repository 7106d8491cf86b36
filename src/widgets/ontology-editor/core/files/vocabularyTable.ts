import { termLists, type TermList } from '../../../../contract/index.ts';

/** A vocabulary of any format: a row for each concept, and in each cell the values of a column. */
export interface VocabularyTable {
  /** Its title, where the file has one. */
  readonly title: string | undefined;
  readonly columns: readonly VocabularyColumn[];
  /** By row and column. */
  readonly rows: readonly (readonly (readonly string[])[])[];
  /** True if the first row named the columns; undefined if the format decides that. */
  readonly hasHeader: boolean | undefined;
  /** The number of entries skipped because their vocabulary deprecates them. @default 0 */
  readonly deprecated?: number;
}

/** One column: a column of a sheet, or a property of concepts in one language. */
export interface VocabularyColumn {
  readonly name: string;
  /** BCP 47 tag. Undefined where the format has none. */
  readonly language: string | undefined;
  /** The term list that its format says. @default what its name suggests */
  readonly list?: TermList | undefined;
}

/** The separator of the terms in one cell; empty for none. Line breaks always do. */
export type Separator = '' | ';' | '|' | ',' | '/';

/** The separators that a person can choose from. */
export const separators: readonly Separator[] = ['', ';', '|', ',', '/'];

/** The target of a column in an import. */
export interface ColumnMapping {
  readonly use: TermList | 'skip';
  readonly separator: Separator;
}

const preferred =
  /^(\w+:)?(pref(erred)?[ _-]?(label|term|name)?|terms?|labels?|names?|keywords?|words?|phrases?|titles?|concepts?|entry|begriffe?|bezeichnung|vorzugsbenennung)( \(.*\))?$/i;

const alternative =
  /^(\w+:)?((alt(ernative)?|hidden|other)[ _-]?(labels?|terms?|names?)?s?|syn(onym)?s?|exact[ _-]?synonyms?|alias(es)?|variants?|abbr(eviation)?s?|acronyms?|used[ _-]?for|synonyme?|alternativbezeichnung(en)?)( \(.*\))?$/i;

/** A column of one level of a tree, in a table whose rows are its paths. */
const level = /^(levels?|lvl|tiers?|stufe|ebene|niveau|nivel|nível|livello)[ _-]?\d+$/i;

/** Returns whether vocabularies use this name for a column of terms. */
export function isTermColumn(name: string): boolean {
  return (
    preferred.test(name) ||
    alternative.test(name) ||
    level.test(name) ||
    namedList(name) !== undefined
  );
}

/** The columns of the levels of a tree, from its root; none where fewer than two are named so. */
export function levelColumns(names: readonly string[]): readonly number[] {
  const columns = names.flatMap((name, index) => (level.test(name.trim()) ? index : []));
  return columns.length > 1 ? columns : [];
}

/**
 * Suggests what to import each column as: preferred and alternative labels and the levels of a tree
 * as legal terms, columns with the name of a term list as that list, those of classes and properties
 * as entity types and required fields, and the rest not at all. Of several languages, the
 * reader's is chosen, or else the first.
 */
export function suggestMapping(table: VocabularyTable, language: string): ColumnMapping[] {
  const chosen = chooseLanguage(table.columns, language);
  const uses: ColumnMapping['use'][] = table.columns.map(({ name, language: own, list }) => {
    if (own !== undefined && own !== chosen) return 'skip';
    return list ?? namedList(name) ?? (isTermColumn(name) ? 'legalTerms' : 'skip');
  });
  if (!uses.some((use) => use !== 'skip')) {
    const best = wordiestColumn(table);
    if (best !== undefined) uses[best] = 'legalTerms';
  }
  return uses.map((use, index) => ({ use, separator: suggestSeparator(table, index) }));
}

/** The values of a column, in the order of the rows. */
export function columnValues(table: VocabularyTable, index: number): string[] {
  return table.rows.flatMap((row) => row[index] ?? []).filter((value) => value.trim() !== '');
}

/** The terms of each list, in the order of the rows; repeated ones included. */
export function mapTerms(
  table: VocabularyTable,
  mapping: readonly ColumnMapping[],
): Record<TermList, string[]> {
  const terms: Record<TermList, string[]> = { entityTypes: [], legalTerms: [], requiredFields: [] };
  for (const row of table.rows) {
    for (const [index, { use, separator }] of mapping.entries()) {
      if (use !== 'skip') {
        terms[use].push(...(row[index] ?? []).flatMap((value) => splitCell(value, separator)));
      }
    }
  }
  return terms;
}

function splitCell(value: string, separator: Separator): string[] {
  return value
    .split(/[\r\n]+/)
    .flatMap((line) => (separator === '' ? [line] : line.split(separator)))
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

function namedList(name: string): TermList | undefined {
  const plain = name.replace(/[ _-]/g, '').toLowerCase();
  return termLists.find((list) => list.toLowerCase() === plain);
}

function chooseLanguage(
  columns: readonly VocabularyColumn[],
  language: string,
): string | undefined {
  const known = columns
    .filter(({ name, list }) => preferred.test(name) || list !== undefined)
    .map((column) => column.language);
  const base = (tag: string | undefined): string | undefined => tag?.split('-')[0]?.toLowerCase();
  return (
    known.find((tag) => base(tag) === base(language)) ?? known.find((tag) => tag !== undefined)
  );
}

/** The column with the longest values among those whose values may be terms, rather than codes. */
function wordiestColumn(table: VocabularyTable): number | undefined {
  const columns = table.columns.flatMap((_column, index) => {
    const values = columnValues(table, index);
    const fit = values.filter(
      (value) => value.length <= 128 && /\p{L}/u.test(value) && !value.includes('://'),
    );
    const length = fit.reduce((sum, value) => sum + value.length, 0) / values.length;
    return values.length > 0 && fit.length > values.length / 2 ? [{ index, length }] : [];
  });
  return columns.toSorted((a, b) => b.length - a.length)[0]?.index;
}

/** Semicolons and bars separate wherever they occur; commas only in columns of alternatives. */
function suggestSeparator(table: VocabularyTable, index: number): Separator {
  const column = table.columns[index];
  if (column === undefined || column.language !== undefined) return '';
  const values = columnValues(table, index);
  const count = (separator: string): number =>
    values.filter((value) => value.includes(separator)).length;
  const [bars, semicolons] = [count('|'), count(';')];
  if (bars + semicolons > 0) return bars > semicolons ? '|' : ';';
  return alternative.test(column.name) && count(',') > 0 ? ',' : '';
}

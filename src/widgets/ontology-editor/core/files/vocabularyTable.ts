import { termLists, type TermList } from '../../../../contract/index.ts';

/** A vocabulary of any format: a row per concept, with a list of values per column. */
export interface VocabularyTable {
  readonly title: string | undefined;
  readonly columns: readonly VocabularyColumn[];
  readonly rows: readonly (readonly (readonly string[])[])[];
  /** True if the first row holds the column names; undefined if the format decides. */
  readonly hasHeader: boolean | undefined;
  /** The number of skipped deprecated entries. @default 0 */
  readonly deprecated?: number;
}

/** A column of a sheet, or a property in one language. */
export interface VocabularyColumn {
  readonly name: string;
  /** A BCP 47 tag. Undefined if the format has none. */
  readonly language: string | undefined;
  /** The term list set by the format. @default inferred from the name */
  readonly list?: TermList | undefined;
}

/** The separator of terms in a cell; empty for none. Line breaks always separate. */
export type Separator = '' | ';' | '|' | ',' | '/';

export const separators: readonly Separator[] = ['', ';', '|', ',', '/'];

/** A column's target in an import. */
export interface ColumnMapping {
  readonly use: TermList | 'skip';
  readonly separator: Separator;
}

const preferred =
  /^(\w+:)?(pref(erred)?[ _-]?(label|term|name)?|terms?|labels?|names?|keywords?|words?|phrases?|titles?|concepts?|entry|begriffe?|bezeichnung|vorzugsbenennung)(@[\w-]+)?( ?\(.*\))?$/i;

const alternative =
  /^(\w+:)?((alt(ernative)?|hidden|other)[ _-]?(labels?|terms?|names?)?s?|syn(onym)?s?|(has)?exact[ _-]?synonyms?|alias(es)?|variants?|abbr(eviation)?s?|acronyms?|used[ _-]?for|synonyme?|alternativbezeichnung(en)?)(@[\w-]+)?( ?\(.*\))?$/i;

/** Matches the name of a tree level's column, in a table with a path per row. */
const level = /^(levels?|lvl|tiers?|stufe|ebene|niveau|nivel|nível|livello)[ _-]?\d+$/i;

export function isTermColumn(name: string): boolean {
  return (
    preferred.test(name) ||
    alternative.test(name) ||
    level.test(name) ||
    namedList(name) !== undefined
  );
}

/** Returns the columns of a tree's levels from its root; empty for fewer than two. */
export function levelColumns(names: readonly string[]): readonly number[] {
  const columns = names.flatMap((name, index) => (level.test(name.trim()) ? index : []));
  return columns.length > 1 ? columns : [];
}

/**
 * Suggests each column's target: labels and tree levels become legal terms, columns named like a
 * term list that list, classes entity types, properties required fields; others are skipped. Of
 * several languages, the user's is chosen in all of its regions, or else the first.
 */
export function suggestMapping(table: VocabularyTable, language: string): ColumnMapping[] {
  const chosen = chooseLanguage(table, language);
  const uses: ColumnMapping['use'][] = table.columns.map(({ name, language: own, list }) => {
    if (own !== undefined && baseOf(own) !== chosen) return 'skip';
    return list ?? namedList(name) ?? (isTermColumn(name) ? 'legalTerms' : 'skip');
  });
  if (!uses.some((use) => use !== 'skip')) {
    const best = wordiestColumn(table);
    if (best !== undefined) uses[best] = 'legalTerms';
  }
  return uses.map((use, index) => ({ use, separator: suggestSeparator(table, index) }));
}

export function columnValues(table: VocabularyTable, index: number): string[] {
  return table.rows.flatMap((row) => row[index] ?? []).filter((value) => value.trim() !== '');
}

/**
 * Returns the terms of each list in row order, including duplicates. Of a row's values in several
 * regions of a language, takes those of the first column.
 */
export function mapTerms(
  table: VocabularyTable,
  mapping: readonly ColumnMapping[],
): Record<TermList, string[]> {
  const terms: Record<TermList, string[]> = { entityTypes: [], legalTerms: [], requiredFields: [] };
  const families = table.columns.map(({ name, language }) =>
    language === undefined ? undefined : name.replace(language, baseOf(language)),
  );
  for (const row of table.rows) {
    const found = new Set<string>();
    for (const [index, { use, separator }] of mapping.entries()) {
      const values = row[index] ?? [];
      if (use === 'skip' || values.length === 0) continue;
      const family = families[index];
      if (family !== undefined) {
        if (found.has(`${use} ${family}`)) continue;
        found.add(`${use} ${family}`);
      }
      terms[use].push(...values.flatMap((value) => splitCell(value, separator)));
    }
  }
  return terms;
}

/** Returns a tag's language without its region. */
export function baseOf(tag: string): string {
  return tag.replace(/-.*/, '').toLowerCase();
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

function chooseLanguage(table: VocabularyTable, language: string): string | undefined {
  const known = table.columns.flatMap(({ name, list, language: own }) =>
    own !== undefined && (preferred.test(name) || list !== undefined) ? baseOf(own) : [],
  );
  return known.find((own) => own === baseOf(language)) ?? known[0];
}

/** Returns the column with the longest values among those with terms instead of codes. */
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

/**
 * Suggests a separator: semicolons and bars in any column, commas only in columns of alternatives.
 */
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

import { isRecord } from '../../../../contract/index.ts';
import { isTermColumn, type VocabularyTable } from './vocabularyTable.ts';

/**
 * Reads a vocabulary from JSON of no special format: a list of texts, of objects whose fields become
 * columns, or of both; an object of terms; or an object that has one of them in a field.
 *
 * @returns undefined where it holds no list.
 */
export function readJsonTable(value: unknown): VocabularyTable | undefined {
  if (isRecord(value)) return readRecord(value);
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  const records = items.filter(isRecord);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const filled = names.filter((name) => records.some((record) => textsOf(record[name]).length > 0));
  const hasTexts = items.some((item) => typeof item === 'string');
  // A text among objects is a concept too, of which only the term is written.
  const ofTexts = filled.find(isTermColumn) ?? '';
  const columns = hasTexts && !filled.includes(ofTexts) ? [ofTexts, ...filled] : filled;
  const rows = items.flatMap((item) => {
    if (typeof item === 'string') return [columns.map((name) => (name === ofTexts ? [item] : []))];
    return isRecord(item) ? [columns.map((name) => textsOf(item[name]))] : [];
  });
  return rows.length === 0 ? undefined : tableOf(columns, rows);
}

function readRecord(record: Readonly<Record<string, unknown>>): VocabularyTable | undefined {
  const tables = Object.values(record)
    .filter((field) => Array.isArray(field) || isRecord(field))
    .flatMap((field) => readJsonTable(field) ?? []);
  const [first] = tables.toSorted((a, b) => b.rows.length - a.rows.length);
  const title = [record['title'], record['name']].find((text) => typeof text === 'string');
  if (first !== undefined && Object.values(record).some(Array.isArray)) {
    return { ...first, title: typeof title === 'string' ? title : undefined };
  }
  const entries = Object.entries(record).filter(([, field]) => typeof field === 'string');
  if (entries.length < 2) return first;
  return tableOf(
    ['term', 'text'],
    entries.map(([term, field]) => [[term], textsOf(field)]),
  );
}

function tableOf(names: readonly string[], rows: VocabularyTable['rows']): VocabularyTable {
  return {
    title: undefined,
    hasHeader: undefined,
    columns: names.map((name) => ({ name, language: undefined })),
    rows,
  };
}

/** The texts of a field; objects in it, as of languages, by their values. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}

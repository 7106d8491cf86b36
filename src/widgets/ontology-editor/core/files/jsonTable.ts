import { isRecord } from '../../../../contract/index.ts';
import { isTermColumn, type VocabularyTable } from './vocabularyTable.ts';

/**
 * Reads a vocabulary from generic JSON: a list of strings, of objects whose fields become columns,
 * or of both; a tree of such objects; an object of terms; or an object that has one of them in a
 * field. Deprecated entries are counted and skipped.
 *
 * @returns Undefined if it contains no list.
 */
export function readJsonTable(value: unknown): VocabularyTable | undefined {
  if (isRecord(value)) return readRecord(value);
  if (!Array.isArray(value)) return undefined;
  const branches = branchKeys(value);
  const all = flatten(value, branches);
  const items = all.filter((item) => !isDeprecated(item));
  const records = items.filter(isRecord);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
    (name) => !branches.has(name),
  );
  const filled = names.filter((name) => records.some((record) => textsOf(record[name]).length > 0));
  const hasTexts = items.some((item) => typeof item === 'string');
  // A string among objects is a concept with only a term.
  const ofTexts = filled.find(isTermColumn) ?? '';
  const columns = hasTexts && !filled.includes(ofTexts) ? [ofTexts, ...filled] : filled;
  const rows = items.flatMap((item) => {
    if (typeof item === 'string') return [columns.map((name) => (name === ofTexts ? [item] : []))];
    return isRecord(item) ? [columns.map((name) => textsOf(item[name]))] : [];
  });
  return rows.length === 0
    ? undefined
    : { ...tableOf(columns, rows), deprecated: all.length - items.length };
}

/** Usual names of child fields, even if empty. */
const usualBranches =
  /^(children|narrower(concepts?|terms?)?|sub(topics?|categories|concepts?|terms?|classes)|kinder)$/i;

/**
 * Returns the child fields: those that recur in their own entries, and those with a usual name.
 * Excludes fields of other entries, such as related ones.
 */
function branchKeys(items: readonly unknown[]): ReadonlySet<string> {
  const keys = new Set<string>();
  const search = (entries: readonly unknown[]): void => {
    for (const [key, below] of entries.filter(isRecord).flatMap(listsIn)) {
      if (usualBranches.test(key) || below.some((item) => isRecord(item) && key in item)) {
        keys.add(key);
      }
      search(below);
    }
  };
  search(items);
  return keys;
}

/** Returns the lists of objects in an object by key. */
function listsIn(
  record: Readonly<Record<string, unknown>>,
): (readonly [key: string, list: readonly unknown[]])[] {
  return Object.entries(record).flatMap(([key, field]) =>
    Array.isArray(field) && field.some(isRecord) ? [[key, field] as const] : [],
  );
}

/** Flattens a tree in pre-order. */
function flatten(items: readonly unknown[], branches: ReadonlySet<string>): unknown[] {
  return items.flatMap((item): unknown[] =>
    isRecord(item)
      ? [
          item,
          ...listsIn(item).flatMap(([key, below]) =>
            branches.has(key) ? flatten(below, branches) : [],
          ),
        ]
      : [item],
  );
}

function isDeprecated(item: unknown): boolean {
  return (
    isRecord(item) &&
    (item['deprecated'] === true ||
      [item['status'], item['deprecated']].some((mark) => mark === 'deprecated' || mark === 'true'))
  );
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

/** Returns a field's strings, including the values of objects such as language maps. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}

import { isRecord } from '../../contract/index.ts';
import { isFieldName } from './fieldNames.ts';

/** In place of a key that may be content. */
const anyKey = '[key]';

/** The number of levels of a value that are described. */
const deepest = 6;

/**
 * Describes values without telling any of them: `{ total: number, tasks: { id: string }[] }`. Keys
 * made of other words than the documents' own names, that the answer also has as a value, or that
 * lead to objects of one kind, become `[key]`.
 *
 * @param values - Values that came at the same place.
 * @param texts - Every text of the answer.
 */
export function shapeOf(values: readonly unknown[], texts: ReadonlySet<string>, depth = 0): string {
  const shapes = new Set<string>();
  const records = values.filter(isRecord);
  const items = values.filter((value) => Array.isArray(value)).flat();
  for (const value of values) {
    if (!isRecord(value) && !Array.isArray(value))
      shapes.add(value === null ? 'null' : typeof value);
  }
  if (records.length > 0) shapes.add(depth < deepest ? fields(records, texts, depth) : 'object');
  if (values.some((value) => Array.isArray(value))) {
    const item = items.length === 0 ? 'unknown' : shapeOf(items, texts, depth + 1);
    shapes.add(item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`);
  }
  return [...shapes].join(' | ');
}

function fields(
  records: readonly Record<string, unknown>[],
  texts: ReadonlySet<string>,
  depth: number,
): string {
  const byName = new Map<string, unknown[]>();
  const areKeyed = records.some(isKeyed);
  for (const record of records) {
    for (const [key, value] of Object.entries(record)) {
      const name = areKeyed ? anyKey : nameOf(key, texts);
      const values = byName.get(name);
      if (values === undefined) byName.set(name, [value]);
      else values.push(value);
    }
  }
  const described = [...byName].map(([name, values]) => {
    const isOptional = name !== anyKey && values.length < records.length;
    return `${name}${isOptional ? '?' : ''}: ${shapeOf(values, texts, depth + 1)}`;
  });
  return described.length === 0 ? '{}' : `{ ${described.join(', ')} }`;
}

/** Returns true if its keys are content: they lead to objects that all have the same fields. */
function isKeyed(record: Record<string, unknown>): boolean {
  const entries = Object.values(record);
  if (entries.length < 2 || !entries.every(isRecord)) return false;
  const fieldsOf = (entry: Record<string, unknown>): string => Object.keys(entry).sort().join();
  const [first, ...rest] = entries.map(fieldsOf);
  return first !== '' && rest.every((fields) => fields === first);
}

/** The name of a field, or `[key]` for a key that may be content. */
export function nameOf(key: string, texts: ReadonlySet<string>): string {
  return isFieldName(key) && !texts.has(key) ? key : anyKey;
}

/** Every text in a value. */
export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value) || isRecord(value)) {
    for (const inner of Object.values(value)) textsIn(inner, found);
  }
  return found;
}

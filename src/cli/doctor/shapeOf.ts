import { isRecord } from '../../contract/index.ts';
import { isFieldName } from './fieldNames.ts';

/** The replacement for a key that may be content. */
const anyKey = '[key]';

/** The maximum depth of a described value. */
const deepest = 6;

/**
 * Describes the shape of values without revealing them:
 * `{ total: number, tasks: { id: string }[] }`. A key becomes `[key]` if it contains undocumented
 * words, equals a text of the answer, or maps to objects of one shape.
 *
 * @param values - Values at the same path.
 * @param texts - All texts of the answer.
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

/** Returns true if the keys are content: they map to objects with the same fields. */
function isKeyed(record: Record<string, unknown>): boolean {
  const entries = Object.values(record);
  if (entries.length < 2 || !entries.every(isRecord)) return false;
  const fieldsOf = (entry: Record<string, unknown>): string => Object.keys(entry).sort().join();
  const [first, ...rest] = entries.map(fieldsOf);
  return first !== '' && rest.every((fields) => fields === first);
}

/** Returns a field's name, or `[key]` for a key that may be content. */
export function nameOf(key: string, texts: ReadonlySet<string>): string {
  return isFieldName(key) && !texts.has(key) ? key : anyKey;
}

export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value) || isRecord(value)) {
    for (const inner of Object.values(value)) textsIn(inner, found);
  }
  return found;
}

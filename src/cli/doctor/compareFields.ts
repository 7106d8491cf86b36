import * as v from 'valibot';
import { isSchema } from '../../client/index.ts';
import { isRecord } from '../../contract/index.ts';
import { nameOf } from './shapeOf.ts';

/** The parts of an answer that its schema doesn't check. */
export interface FieldComparison {
  /** Paths of undocumented fields. */
  readonly unnamed: Set<string>;
  /** Values at undocumented places, by path. */
  readonly open: Map<string, unknown[]>;
  /** Places with a list instead of an object, which a schema without required keys accepts. */
  readonly lists: Set<string>;
}

/**
 * Compares an answer with its schema, field by field.
 *
 * @param texts - All texts of the answer: a key that equals one isn't a field name.
 */
export function compareFields(
  schema: v.GenericSchema,
  value: unknown,
  texts: ReadonlySet<string>,
): FieldComparison {
  const found: FieldComparison = {
    unnamed: new Set(),
    open: new Map(),
    lists: new Set(),
  };
  walk(schema, value, '');
  return found;

  function walk(schema: unknown, value: unknown, path: string): void {
    if (!isRecord(schema)) return;
    if (Array.isArray(schema['pipe'])) {
      walkPipe(schema['pipe'], value, path);
      return;
    }
    switch (schema['type']) {
      case 'optional':
      case 'exact_optional':
      case 'nullish':
      case 'nullable':
        if (value !== undefined && value !== null) walk(schema['wrapped'], value, path);
        break;
      case 'lazy':
        if (typeof schema['getter'] === 'function') {
          walk(Reflect.apply(schema['getter'], undefined, [value]), value, path);
        }
        break;
      case 'union':
      case 'variant':
        walk(optionFor(schema['options'], value), value, path);
        break;
      case 'array':
        if (Array.isArray(value)) for (const item of value) walk(schema['item'], item, `${path}[]`);
        break;
      case 'record':
        if (Array.isArray(value)) found.lists.add(path);
        else if (isRecord(value)) {
          for (const entry of Object.values(value)) walk(schema['value'], entry, join(path, '*'));
        }
        break;
      case 'object':
      case 'loose_object':
        walkFields(schema, value, path);
        break;
      case 'unknown':
        addOpen(path, value);
        break;
      default:
    }
  }

  function walkPipe(steps: readonly unknown[], value: unknown, path: string): void {
    let current = value;
    for (const step of steps) {
      if (!isRecord(step)) continue;
      if (step['kind'] === 'schema') walk(step, current, path);
      if (step['kind'] === 'transformation' && typeof step['~run'] === 'function') {
        const result: unknown = Reflect.apply(step['~run'], step, [
          { typed: true, value: current },
          {},
        ]);
        current = isRecord(result) ? result['value'] : undefined;
      }
    }
  }

  function walkFields(schema: Record<string, unknown>, value: unknown, path: string): void {
    const entries = isRecord(schema['entries']) ? schema['entries'] : {};
    if (!isRecord(value)) return;
    for (const [key, field] of Object.entries(value)) {
      if (Object.hasOwn(entries, key)) walk(entries[key], field, join(path, key));
      else if (schema['type'] === 'object') found.unnamed.add(join(path, nameOf(key, texts)));
      else addOpen(join(path, nameOf(key, texts)), field);
    }
  }

  function addOpen(path: string, value: unknown): void {
    const values = found.open.get(path);
    if (values === undefined) found.open.set(path, [value]);
    else values.push(value);
  }
}

/** Returns the first schema that a value matches. */
export function optionFor(options: unknown, value: unknown): unknown {
  if (!Array.isArray(options)) return undefined;
  return options.find((option) => isSchema(option) && v.is(option, value));
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

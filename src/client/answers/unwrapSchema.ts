import type * as v from 'valibot';
import { isRecord } from '../../contract/index.ts';

/** Returns the schema that declares fields or items, unwrapping pipes, `lazy` and optional ones. */
export function unwrapSchema(schema: unknown, value: unknown): Record<string, unknown> {
  if (!isRecord(schema)) return {};
  const { pipe, type, getter, wrapped } = schema;
  if (Array.isArray(pipe)) return unwrapSchema(pipe.filter(isSchema).at(-1), value);
  if (type === 'lazy' && typeof getter === 'function') {
    return unwrapSchema(Reflect.apply(getter, undefined, [value]), value);
  }
  return isRecord(wrapped) ? unwrapSchema(wrapped, value) : schema;
}

/**
 * Steps from the schemas that may check a value into those that may check its field, item or entry.
 * Those of a declared field are only the ones that declare it.
 */
export function stepInto(
  schemas: readonly unknown[],
  holder: unknown,
  key: unknown,
): { isField: boolean; inner: readonly unknown[] } {
  const outer = schemas.flatMap((schema) => alternativesOf(schema, holder));
  const fields = outer.flatMap(({ entries }) =>
    isRecord(entries) && typeof key === 'string' && Object.hasOwn(entries, key)
      ? [entries[key]]
      : [],
  );
  if (fields.length > 0) return { isField: true, inner: fields };
  return { isField: false, inner: outer.map(({ item, value }) => item ?? value) };
}

/** Returns the schemas that may check a value: those of a union, or the only one. */
function alternativesOf(schema: unknown, value: unknown): readonly Record<string, unknown>[] {
  const only = unwrapSchema(schema, value);
  const options: unknown = only['options'];
  if (!Array.isArray(options)) return [only];
  return options.flatMap((option: unknown) => alternativesOf(option, value));
}

export function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value['kind'] === 'schema';
}

export function isFlag(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  const { type, options } = schema;
  return type === 'boolean' || (Array.isArray(options) && options.some(isFlag));
}

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

/** Returns true if a value is a schema. */
export function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value['kind'] === 'schema';
}

/** Returns true if a schema accepts a boolean. */
export function isFlag(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  const { type, options } = schema;
  return type === 'boolean' || (Array.isArray(options) && options.some(isFlag));
}

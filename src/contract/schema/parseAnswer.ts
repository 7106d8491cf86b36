import * as v from 'valibot';
import { isRecord } from './isRecord.ts';

/**
 * Validates an answer. Null in an optional field counts as absent, since platforms differ in how
 * they express that.
 *
 * @param value - Modified in place: fields whose null the schema doesn't allow are removed.
 */
export function parseAnswer<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): v.SafeParseResult<S> {
  const result = v.safeParse(schema, value);
  const nulls = (result.issues ?? []).flatMap(({ path }) => {
    const last = path?.at(-1);
    return last?.value === null && isRecord(last.input)
      ? [{ holder: last.input, key: last.key }]
      : [];
  });
  if (nulls.length === 0) return result;
  for (const { holder, key } of nulls) Reflect.deleteProperty(holder, String(key));
  const again = v.safeParse(schema, value);
  return again.success ? again : result;
}

/** Reads a raw part of an answer by a schema; undefined if it doesn't match. */
export function readPart<S extends v.GenericSchema>(
  schema: S,
  part: unknown,
): v.InferOutput<S> | undefined {
  const result = parseAnswer(schema, structuredClone(part));
  return result.success ? result.output : undefined;
}

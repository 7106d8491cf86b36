import * as v from 'valibot';
import { isRecord } from './isRecord.ts';

/**
 * Checks what the platform sent against a schema. A field that is null where it may be missing counts
 * as missing: platforms differ in how they write that there is nothing.
 *
 * @param value - Loses the fields that are null where the schema knows no null.
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

/** Returns what a schema reads in a part of an answer that is kept as it came; undefined for others. */
export function readPart<S extends v.GenericSchema>(
  schema: S,
  part: unknown,
): v.InferOutput<S> | undefined {
  const result = parseAnswer(schema, structuredClone(part));
  return result.success ? result.output : undefined;
}

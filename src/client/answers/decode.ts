import * as v from 'valibot';
import { isRecord } from '../../contract/index.ts';
import { DecodeError, type DecodeIssue } from '../errors/DecodeError.ts';
import { unwrapSchema } from './unwrapSchema.ts';

/**
 * Checks a value against the contract.
 *
 * @throws {@link DecodeError} with the path of every mismatch. It omits the values and the names that
 * the contract doesn't declare, since a user may have typed them.
 */
export function decode<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  route: string,
  side: 'request' | 'response',
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw decodeError(schema, route, side, result.issues);
}

/** Creates an error with the path of every mismatch. */
export function decodeError(
  schema: v.GenericSchema,
  route: string,
  side: 'request' | 'response',
  issues: readonly v.BaseIssue<unknown>[],
): DecodeError {
  return new DecodeError(
    route,
    side,
    issues.map((issue) => ({ path: pathOf(schema, issue), message: problemOf(issue) })),
  );
}

/** Describes the expected and the received type, without the value. */
export function problemOf(issue: v.BaseIssue<unknown>): DecodeIssue['message'] {
  const expected = issue.expected ?? 'another value';
  // The contract's own checks carry their own message, and a length reveals no content.
  if (issue.type === 'check') return issue.message;
  if (issue.type === 'max_length' || issue.type === 'min_length') {
    return `expected a length of ${expected}, received ${issue.received}`;
  }
  return `expected ${expected}, received ${kindOf(issue.input)}`;
}

function pathOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  let schemas: readonly unknown[] = [schema];
  return (issue.path ?? []).reduce((path, { key, input }) => {
    const outer = schemas.flatMap((each) => alternativesOf(each, input));
    const fields = outer.flatMap(({ entries }) =>
      isRecord(entries) && typeof key === 'string' && Object.hasOwn(entries, key)
        ? [entries[key]]
        : [],
    );
    schemas = fields.length > 0 ? fields : outer.map(({ item, value }) => item ?? value);
    if (typeof key === 'number') return `${path}[${key}]`;
    const name = fields.length > 0 ? String(key) : '*';
    return path === '' ? name : `${path}.${name}`;
  }, '');
}

/** Returns the schemas that may check a value: those of a union, or the only one. */
function alternativesOf(schema: unknown, value: unknown): readonly Record<string, unknown>[] {
  const only = unwrapSchema(schema, value);
  const options: unknown = only['options'];
  if (!Array.isArray(options)) return [only];
  return options.flatMap((option: unknown) => alternativesOf(option, value));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

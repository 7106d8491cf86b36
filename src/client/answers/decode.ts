import * as v from 'valibot';
import { DecodeError, type DecodeIssue } from '../errors/DecodeError.ts';
import { stepInto } from './unwrapSchema.ts';

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
    const { isField, inner } = stepInto(schemas, input, key);
    schemas = inner;
    if (typeof key === 'number') return `${path}[${key}]`;
    const name = isField ? String(key) : '*';
    return path === '' ? name : `${path}.${name}`;
  }, '');
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

import * as v from 'valibot';
import { DecodeError, type DecodeIssue } from '../errors/DecodeError.ts';

/**
 * Checks a value against the contract.
 *
 * @throws {@link DecodeError} with the path of every mismatch. The message omits the values, since
 * a user may have typed them.
 */
export function decode<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  route: string,
  side: 'request' | 'response',
): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw decodeError(route, side, result.issues);
}

/** Creates an error with the path of every mismatch. */
export function decodeError(
  route: string,
  side: 'request' | 'response',
  issues: readonly v.BaseIssue<unknown>[],
): DecodeError {
  return new DecodeError(
    route,
    side,
    issues.map((issue) => ({ path: pathOf(issue), message: problemOf(issue) })),
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

function pathOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((path, item) => {
    const key: unknown = item.key;
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

import * as v from 'valibot';
import { knownMessages } from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';

/**
 * Validates metadata against the connector's own schema, unknown to the shared routes.
 *
 * @throws HttpError 400 naming a missing or empty field, or 422 for a wrong type.
 */
export function checkMetadata(schema: v.GenericSchema, metadata: unknown): void {
  const result = v.safeParse(schema, metadata);
  if (result.success) return;
  const [issue] = result.issues;
  const field = `metadata.${v.getDotPath(issue) ?? ''}`;
  if (issue.received === 'undefined' || issue.type === 'min_length') {
    throw new HttpError(400, knownMessages.missingField(field));
  }
  // Omits the received value, which may be a misplaced password.
  throw new HttpError(422, `${field}: expected ${issue.expected ?? 'another value'}`);
}

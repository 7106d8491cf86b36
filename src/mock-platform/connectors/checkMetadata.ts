import * as v from 'valibot';
import { knownMessages } from '../../contract/index.ts';
import { Refusal } from '../request/refusal.ts';

/**
 * Checks metadata against the connector's own schema, which the common routes do not know.
 *
 * @throws Refusal 400 that names a field that is missing or empty; 422 for one of a wrong type.
 */
export function checkMetadata(schema: v.GenericSchema, metadata: unknown): void {
  const result = v.safeParse(schema, metadata);
  if (result.success) return;
  const [issue] = result.issues;
  const field = `metadata.${v.getDotPath(issue) ?? ''}`;
  if (issue.received === 'undefined' || issue.type === 'min_length') {
    throw new Refusal(400, knownMessages.missingField(field));
  }
  // The received value stays out: it may be a password in the wrong place.
  throw new Refusal(422, `${field}: expected ${issue.expected ?? 'another value'}`);
}

import * as v from 'valibot';
import { parseAnswer } from '../contract/index.ts';
import { decodeDifferingAnswer, differencesOf } from './decodeDifferingAnswer.ts';
import type { DecodeIssue } from './errors/DecodeError.ts';

/** The schemas that an answer is read with. */
export interface AnswerSchemas<S extends v.GenericSchema> {
  schema: S;
  /** The documented schema, if `schema` refuses nothing. */
  expected?: v.GenericSchema;
}

/**
 * Reads an answer of the platform.
 *
 * @param route - The route, named in errors.
 * @param onDrift - Called with each place where the answer differs and was read all the same.
 * @throws {@link DecodeError} when the answer can't be read.
 */
export function decodeAnswer<S extends v.GenericSchema>(
  { schema, expected }: AnswerSchemas<S>,
  value: unknown,
  route: string,
  onDrift: (difference: DecodeIssue) => void,
): v.InferOutput<S> {
  const result = parseAnswer(schema, value);
  if (result.success && (expected === undefined || v.is(expected, value))) return result.output;
  if (expected !== undefined) differencesOf(expected, value).forEach(onDrift);
  return decodeDifferingAnswer(schema, value, route, onDrift);
}

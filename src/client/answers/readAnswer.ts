import * as v from 'valibot';
import { parseAnswer, type EndpointOutput, type JsonEndpoint } from '../../contract/index.ts';
import { decodeDifferingAnswer, differencesOf } from './decodeDifferingAnswer.ts';
import { routeOf } from '../requests/encodeRequest.ts';
import { DecodeError, type DecodeIssue } from '../errors/DecodeError.ts';
import { parseJson } from './parseJson.ts';

/** A difference between an answer of the platform and its documentation, without any content. */
export interface Drift extends DecodeIssue {
  /** The route, such as `GET /sessions`. */
  route: string;
  /** The path, such as `sessions[].running`; `*` stands for a user-defined name. */
  path: string;
}

export function readAnswer<E extends JsonEndpoint>(
  endpoint: E,
  text: string,
  onDrift: ((drift: Drift) => void) | undefined,
): EndpointOutput<E> | undefined {
  const route = routeOf(endpoint);
  const json = parseJson(text);
  // A write may succeed without a body if no response is documented.
  if (text.trim() === '' && endpoint.response.schema.type === 'unknown') return undefined;
  if (json === undefined) {
    throw new DecodeError(route, 'response', [{ path: '', message: 'expected JSON' }]);
  }
  return decodeAnswer(endpoint.response, json, route, (difference) =>
    onDrift?.({ route, ...difference }),
  );
}

export interface AnswerSchemas<S extends v.GenericSchema> {
  schema: S;
  /** The documented schema, if `schema` accepts anything. */
  expected?: v.GenericSchema;
}

/**
 * Decodes a parsed answer.
 *
 * @param route - The route, named in errors.
 * @param onDrift - Called with each place where the answer differs but was still decoded.
 * @throws {@link DecodeError} when the answer can't be decoded.
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

import type { EndpointOutput, JsonEndpoint } from '../contract/index.ts';
import { decodeAnswer } from './decodeAnswer.ts';
import { routeOf } from './encodeRequest.ts';
import { DecodeError, type DecodeIssue } from './errors/DecodeError.ts';
import { parseJson } from './parseJson.ts';

/** A difference between an answer of the platform and its documents, without any content. */
export interface Drift extends DecodeIssue {
  /** The route, as `GET /sessions`. */
  route: string;
  /** The path, such as `sessions[].running`; `*` represents a name that people gave. */
  path: string;
}

/**
 * Reads the text of an answer of the platform.
 *
 * @throws DecodeError
 */
export function readAnswer<E extends JsonEndpoint>(
  endpoint: E,
  text: string,
  onDrift: ((drift: Drift) => void) | undefined,
): EndpointOutput<E> | undefined {
  const route = routeOf(endpoint);
  const json = parseJson(text);
  // A write did its work; where no response is documented, none is a good one.
  if (text.trim() === '' && endpoint.response.schema.type === 'unknown') return undefined;
  if (json === undefined) {
    throw new DecodeError(route, 'response', [{ path: '', message: 'expected JSON' }]);
  }
  return decodeAnswer(endpoint.response, json, route, (difference) =>
    onDrift?.({ route, ...difference }),
  );
}

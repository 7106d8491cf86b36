import * as v from 'valibot';
import { parseAnswer } from '../contract/index.ts';
import { abortReason } from '../environment/index.ts';
import { decodeError } from './decode.ts';
import type { DecodeIssue } from './errors/DecodeError.ts';
import { isTimeoutError } from './errors/TimeoutError.ts';
import { loadDeferredCode, type DeferredCode } from './loadDeferredCode.ts';
import { orAborted } from './orAborted.ts';

/** What an answer is read by. */
export interface AnswerSchemas<S extends v.GenericSchema> {
  schema: S;
  /** What a schema that refuses nothing is documented to be. */
  expected?: v.GenericSchema;
}

/** Options of {@link decodeAnswer}. */
export interface DecodeAnswerOptions {
  /** The route, named in errors. */
  route: string;
  /** Ends the wait for the code that reads what differs. */
  signal: AbortSignal;
  /** Called with each place where the answer differs and was read all the same. */
  onDrift: (difference: DecodeIssue) => void;
  /** Fetches the code that reads what differs. @default the kit's own */
  load?: () => Promise<DeferredCode>;
}

/**
 * Reads an answer of the platform. The code that reads what differs from the contract is fetched once
 * an answer does; without it, such an answer is refused, since nobody knows what may be left out.
 *
 * @throws {@link DecodeError} when the answer can't be read, or the signal's reason.
 */
export async function decodeAnswer<S extends v.GenericSchema>(
  { schema, expected }: AnswerSchemas<S>,
  value: unknown,
  { route, signal, onDrift, load = loadDeferredCode }: DecodeAnswerOptions,
): Promise<v.InferOutput<S>> {
  const result = parseAnswer(schema, value);
  if (result.success && (expected === undefined || v.is(expected, value))) return result.output;
  let code: DeferredCode;
  try {
    code = await orAborted(load(), signal);
  } catch {
    // Once the time is up, an answer came all the same: a call that did its work is not to be repeated.
    if (signal.aborted && !isTimeoutError(signal.reason)) throw abortReason(signal);
    if (result.success) return result.output;
    throw decodeError(route, 'response', result.issues);
  }
  if (expected !== undefined) code.differencesOf(expected, value).forEach(onDrift);
  return code.decodeDifferingAnswer(schema, value, route, onDrift);
}

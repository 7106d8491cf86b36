import { createDataStreamDecoder } from './dataStreamDecoder.ts';
import type { DataStreamDecoderOptions } from './dataStreamDecoder.ts';
import type { DataStreamPart } from './dataStreamPart.ts';
import type { StreamError } from '../errors/StreamError.ts';
import { readStream, type ConnectionEnd } from './readStream.ts';

export { createDataStreamDecoder } from './dataStreamDecoder.ts';
export type { DataStreamDecoder, DataStreamDecoderOptions } from './dataStreamDecoder.ts';
export type { DataStreamFinish, DataStreamPart } from './dataStreamPart.ts';

/** Options for reading a data-stream: its limits, and a signal that stops it. */
export interface ReadDataStreamOptions extends DataStreamDecoderOptions {
  /** Stops reading and cancels the body. */
  signal?: AbortSignal;
}

/** The end of a body. */
export interface DataStreamEnd extends ConnectionEnd {
  /** True if a `finish` came. Without one the answer was cut off: attach, or load the messages. */
  finished: boolean;
  /** The error of the first skipped, unreadable line: part of the answer may be missing. */
  unreadable?: StreamError;
}

/**
 * Reads a data-stream v1 to the end of its body: yields one array of parts for each chunk that
 * completes any, as it arrives. A lost connection is returned like any other end, never thrown.
 *
 * The body is read on after a `finish`, since the service may still be at work; a caller that need
 * not wait treats the `finish` part as the end. Leaving the loop cancels the body.
 *
 * An unreadable line is skipped, and the return value says so.
 *
 * @throws StreamError when a line is beyond the bound, after the parts before it were yielded.
 * @throws The signal's reason when it is aborted.
 */
export async function* readDataStream(
  body: ReadableStream<Uint8Array>,
  { signal, ...bounds }: ReadDataStreamOptions = {},
): AsyncGenerator<DataStreamPart[], DataStreamEnd, void> {
  const decoder = createDataStreamDecoder(bounds);
  const end = yield* readStream(body, decoder, signal);
  const { parts, finished } = decoder.end();
  if (parts.length > 0) yield parts;
  const { unreadable } = decoder;
  return { finished, ...end, ...(unreadable === undefined ? {} : { unreadable }) };
}

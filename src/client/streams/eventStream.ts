import {
  createEventStreamDecoder,
  type EventStreamDecoderOptions,
  type ServerSentEvent,
} from './eventStreamDecoder.ts';
import { readStream, type ConnectionEnd } from './readStream.ts';

export { createEventStreamDecoder } from './eventStreamDecoder.ts';
export type {
  EventStreamDecoder,
  EventStreamDecoderOptions,
  ServerSentEvent,
} from './eventStreamDecoder.ts';

/** Options for reading an event stream: its limit, and a signal that stops it. */
export interface ReadEventStreamOptions extends EventStreamDecoderOptions {
  /** Stops reading and cancels the body. */
  signal?: AbortSignal;
}

/** The end of a body. The format has no end marker of its own. */
export type EventStreamEnd = ConnectionEnd;

/**
 * Reads server-sent events to the end of their body: yields one array for each chunk that
 * completes any, as it arrives. A lost connection is returned, never thrown. Leaving the loop
 * cancels the body.
 *
 * @throws StreamError when an event is longer than `maxEventLength`.
 * @throws The signal's reason when it is aborted.
 */
export function readEventStream(
  body: ReadableStream<Uint8Array>,
  { signal, ...bounds }: ReadEventStreamOptions = {},
): AsyncGenerator<ServerSentEvent[], EventStreamEnd, void> {
  return readStream(body, createEventStreamDecoder(bounds), signal);
}

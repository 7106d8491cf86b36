import { createParser } from 'eventsource-parser';
import { checkedNumber } from '../checkedNumber.ts';
import { StreamError } from '../errors/StreamError.ts';
import { readStream, type ConnectionEnd } from './readStream.ts';

/** An event of a `text/event-stream`, with the HTML standard's names. */
export interface ServerSentEvent {
  /** The event's name; `message` if it has none. */
  type: string;
  /** The data, with lines joined by a line feed. */
  data: string;
  /** The id of this event, or else of the last one that had an id; empty without any. */
  lastEventId: string;
}

/** Options for decoding an event stream. */
export interface EventStreamDecoderOptions {
  /**
   * The maximum length of an incomplete event in UTF-16 code units, so that a body without blank
   * lines can't exhaust the memory.
   *
   * @default 16777216 (16 Mi)
   */
  maxEventLength?: number;
}

/** A decoder of one body. Create one for each body. */
export interface EventStreamDecoder {
  /**
   * Decodes the next bytes and returns the events that they complete. Chunk boundaries affect when
   * an event is returned, never which. An event without its final blank line is never returned,
   * since it may have been cut off.
   *
   * @throws StreamError on every call after one that received an event beyond the limit.
   */
  push(chunk: Uint8Array): ServerSentEvent[];
  /** The error that failed the decoder, once an event was too long. */
  readonly error: StreamError | undefined;
}

/** Options for reading an event stream. */
export interface ReadEventStreamOptions extends EventStreamDecoderOptions {
  /** Stops reading and cancels the body. */
  signal?: AbortSignal;
}

/** The end of a body. The format has no end marker of its own. */
export type EventStreamEnd = ConnectionEnd;

/**
 * Reads server-sent events to the end of their body. Yields one array for each chunk that completes
 * any. A lost connection is returned, never thrown. Leaving the loop cancels the body.
 *
 * @throws StreamError if an event is longer than `maxEventLength`.
 * @throws The signal's reason when it is aborted.
 */
export function readEventStream(
  body: ReadableStream<Uint8Array>,
  { signal, ...bounds }: ReadEventStreamOptions = {},
): AsyncGenerator<ServerSentEvent[], EventStreamEnd, void> {
  return readStream(body, createEventStreamDecoder(bounds), signal);
}

/**
 * Creates a decoder of server-sent events as the HTML standard defines them: lines end with LF, CR
 * or CRLF, comments and unknown fields are ignored, and so are events without data and `retry`,
 * since a POST isn't reconnected.
 *
 * @throws BrainstemError with code `configuration` if `maxEventLength` isn't a positive number.
 */
export function createEventStreamDecoder({
  maxEventLength = 16 * 1024 * 1024,
}: EventStreamDecoderOptions = {}): EventStreamDecoder {
  const decoder = new TextDecoder();
  let events: ServerSentEvent[] = [];
  let lastEventId = '';
  let lineNumber = 1;
  let endedWithReturn = false;
  let error: StreamError | undefined;

  const parser = createParser({
    maxBufferSize: checkedNumber('maxEventLength', maxEventLength, { min: 1 }),
    onEvent({ event = 'message', data, id = lastEventId }) {
      lastEventId = id;
      events.push({ type: event, data, lastEventId });
    },
    onError({ type }) {
      if (type !== 'max-buffer-size-exceeded') return;
      error = new StreamError(`the event is longer than ${maxEventLength}`, lineNumber);
    },
  });

  /** Normalises line endings to LF. The parser would wait for the character after a final CR. */
  function toLines(text: string): string {
    const continued = endedWithReturn && text.startsWith('\n') ? text.slice(1) : text;
    if (text !== '') endedWithReturn = text.endsWith('\r');
    return continued.replaceAll(/\r\n?/g, '\n');
  }

  return {
    push(chunk) {
      if (error !== undefined) throw error;
      const text = toLines(decoder.decode(chunk, { stream: true }));
      lineNumber += text.split('\n').length - 1;
      if (text !== '') parser.feed(text);
      const completed = events;
      events = [];
      return completed;
    },
    get error() {
      return error;
    },
  };
}

import { createParser } from 'eventsource-parser';
import { checkedNumber } from '../checkedNumber.ts';
import { StreamError } from '../errors/StreamError.ts';
import { readStream, type ConnectionEnd } from './readStream.ts';

/** An event of a `text/event-stream`, with the HTML standard's names. */
export interface ServerSentEvent {
  /** The name of the event; `message` when it has none. */
  type: string;
  /** Its data, lines joined by a line feed. */
  data: string;
  /** The id of this event, or else of the last one that had an id; empty when none had. */
  lastEventId: string;
}

/** Options for decoding an event stream. */
export interface EventStreamDecoderOptions {
  /**
   * The longest unfinished event that is held, in UTF-16 code units, so that a body without blank
   * lines cannot fill the memory.
   *
   * @default 16777216 (16 Mi)
   */
  maxEventLength?: number;
}

/** Reads one body. Create one for each body. */
export interface EventStreamDecoder {
  /**
   * Takes the next bytes and returns the events that they complete. How the bytes are split changes
   * only when an event is returned, never which. An event without its blank line is never returned,
   * since it may have been cut off.
   *
   * @throws StreamError on every call after one that met an event beyond the limit.
   */
  push(chunk: Uint8Array): ServerSentEvent[];
  /** The error that failed the decoder, from the `push` on that met the long event. */
  readonly error: StreamError | undefined;
}

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

/**
 * Creates a decoder of server-sent events as the HTML standard defines them: lines end with LF, CR
 * or CRLF, comments and unknown fields are ignored, and an event without data is none. `retry` is
 * ignored too, since a POST is not reconnected.
 *
 * @throws BrainstemError with code `configuration` when `maxEventLength` is not a positive number.
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

  /** Makes every line end a line feed; the parser would wait for what follows a final CR. */
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

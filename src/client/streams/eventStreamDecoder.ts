import { StreamError } from '../errors/StreamError.ts';

/** An event of a `text/event-stream`, in the words of the HTML standard. */
export interface ServerSentEvent {
  /** The name of the event. `message` when it has none. */
  type: string;
  /** Its data, lines joined by a line feed. */
  data: string;
  /** The latest id so far, empty when there was none. */
  lastEventId: string;
}

/** Bounds of a decoder. */
export interface EventStreamDecoderOptions {
  /**
   * The longest event that is read, in UTF-16 code units, so that a body without blank lines cannot
   * fill the memory.
   *
   * @default 16777216 (16 Mi)
   */
  maxEventLength?: number | undefined;
}

/** Reads one body. Each body takes its own. */
export interface EventStreamDecoder {
  /**
   * Takes the next bytes and gives the events that they complete. How the bytes are split changes
   * only when an event is given, never which. An event without its blank line is never given: it
   * may have been cut off.
   *
   * @throws StreamError on every call after one that met an event beyond the bound.
   */
  push(chunk: Uint8Array): ServerSentEvent[];
  /** Why the decoder failed, from the `push` on that met the long event. */
  readonly error: StreamError | undefined;
}

/**
 * Makes a decoder of server-sent events as the HTML standard defines their format: lines end with
 * LF, CR or CRLF, comments and unknown fields are passed over, an event without data is none.
 * `retry` is passed over too, since a POST is not reconnected.
 */
export function createEventStreamDecoder({
  maxEventLength = 16 * 1024 * 1024,
}: EventStreamDecoderOptions = {}): EventStreamDecoder {
  const decoder = new TextDecoder();
  let line = '';
  let endedByReturn = false;
  let lineNumber = 1;
  let type = '';
  let data: string[] = [];
  let length = 0;
  let lastEventId = '';
  let error: StreamError | undefined;

  function readLine(whole: string): ServerSentEvent | undefined {
    lineNumber += 1;
    if (whole === '') {
      const event = { type: type === '' ? 'message' : type, data: data.join('\n'), lastEventId };
      const isEvent = data.length > 0;
      type = '';
      data = [];
      length = 0;
      return isEvent ? event : undefined;
    }
    const [field, value] = splitField(whole);
    if (field === 'event') type = value;
    if (field === 'id' && !value.includes('\0')) lastEventId = value;
    if (field === 'data') {
      data.push(value);
      length += value.length + 1;
    }
    return undefined;
  }

  /** Whether the event under way, with so much more of its line, passes the bound. */
  function isOverlong(more: number): boolean {
    if (length + more <= maxEventLength) return false;
    error = new StreamError(`the event is longer than ${maxEventLength}`, lineNumber);
    return true;
  }

  return {
    push(chunk) {
      if (error !== undefined) throw error;
      const text = decoder.decode(chunk, { stream: true });
      const events: ServerSentEvent[] = [];
      if (text === '') return events;
      let start = endedByReturn && text.startsWith('\n') ? 1 : 0;
      endedByReturn = text.endsWith('\r');
      for (const [mark, from] of lineEnds(text, start)) {
        line += text.slice(start, from);
        if (isOverlong(line.length)) return events;
        const event = readLine(line);
        if (event !== undefined) events.push(event);
        line = '';
        start = from + mark.length;
      }
      line += text.slice(start);
      isOverlong(line.length);
      return events;
    },
    get error() {
      return error;
    },
  };
}

/** The line ends of a text from a place on, each with where it begins. */
function* lineEnds(text: string, from: number): Generator<[mark: string, at: number]> {
  const mark = /\r\n?|\n/g;
  mark.lastIndex = from;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    yield [found[0], found.index];
  }
}

/** Splits at the first colon; one space after it is no part of the value. */
function splitField(line: string): [field: string, value: string] {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  const from = line.charAt(colon + 1) === ' ' ? colon + 2 : colon + 1;
  return [line.slice(0, colon), line.slice(from)];
}

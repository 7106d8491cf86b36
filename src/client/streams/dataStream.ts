import { checkedNumber } from '../checkedNumber.ts';
import { isStreamError, StreamError } from '../errors/StreamError.ts';
import { createDataStreamLines } from './dataStreamLines.ts';
import { decodeDataStreamLine, type DataStreamPart } from './dataStreamPart.ts';
import { createDataStreamToolCalls } from './dataStreamToolCalls.ts';
import { readStream, type ConnectionEnd } from './readStream.ts';

export type { DataStreamFinish, DataStreamPart } from './dataStreamPart.ts';

/** Bounds of a decoder. */
export interface DataStreamDecoderOptions {
  /**
   * The longest line that is read, in bytes, and the most text of arguments that is held for tool
   * calls that are not complete. More is a {@link StreamError}, so that no body can fill the memory.
   *
   * @default 16777216 (16 MiB)
   */
  maxLineLength?: number;
}

/** Reads one body. Each body takes its own. */
export interface DataStreamDecoder {
  /**
   * Reads the next bytes and returns the parts of the lines that they complete. Chunk boundaries
   * affect when a part is returned, never which parts are.
   *
   * An unreadable line is skipped, and {@link unreadable} says so. A line beyond the bound fails
   * the decoder for good. The parts before it come first: this call returns them and sets
   * {@link error}; every later `push` and `end` throws that error.
   *
   * Everything after a `finish` is ignored.
   *
   * @throws StreamError on every call after the one that met a line beyond the bound.
   */
  push(chunk: Uint8Array): DataStreamPart[];
  /**
   * Says that the body is over. Call it once.
   *
   * A last line without its line feed counts if its JSON is complete, since nothing of it is
   * missing then. If it is not, the cut took it: it gives neither a part nor an error. So for a
   * body within the bounds, the parts of any beginning of it are a beginning of its parts,
   * and `finished` is true from the closing brace of the `d` line on.
   *
   * @returns The parts of the last line, and whether the answer came to its end: a body that is
   * over without a `finish` was cut off.
   * @throws StreamError when a line was beyond the bound.
   */
  end(): { parts: DataStreamPart[]; finished: boolean };
  /** The error that failed the decoder, from the `push` on that met a line beyond the bound. */
  readonly error: StreamError | undefined;
  /** The error of the first skipped, unreadable line: part of the answer may be missing. */
  readonly unreadable: StreamError | undefined;
}

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

/** Makes a decoder of data-stream v1, the body of `POST /chat/stream`, `/resume` and `/attach`. */
export function createDataStreamDecoder({
  maxLineLength = 16 * 1024 * 1024,
}: DataStreamDecoderOptions = {}): DataStreamDecoder {
  const lines = createDataStreamLines(checkedNumber('maxLineLength', maxLineLength, { min: 1 }));
  const toolCalls = createDataStreamToolCalls();
  let lineNumber = 0;
  let finished = false;
  let error: StreamError | undefined;
  let unreadable: StreamError | undefined;

  function readBlock(block: string, parts: DataStreamPart[]): void {
    let start = 0;
    while (start < block.length && !finished) {
      lineNumber += 1;
      const quote = endOfPlainWords(block, start);
      if (quote !== -1) {
        const type = block.charCodeAt(start) === textCode ? 'text' : 'reasoning';
        parts.push({ type, text: block.slice(start + 3, quote) });
        start = quote + 2;
      } else {
        const feed = block.indexOf('\n', start);
        const part = attempt(() => decode(block.slice(start, feed)));
        if (isStreamError(part)) unreadable ??= part;
        else admit(part, parts);
        start = feed + 1;
      }
    }
  }

  function decode(line: string): DataStreamPart | undefined {
    // Trimming also takes off the carriage return of CRLF and a byte order mark.
    const trimmed = line.trim();
    return trimmed === '' ? undefined : decodeDataStreamLine(trimmed, lineNumber);
  }

  function admit(part: DataStreamPart | undefined, parts: DataStreamPart[]): void {
    if (part === undefined) return;
    toolCalls.admit(part, parts);
    if (toolCalls.heldLength > maxLineLength) {
      throw new StreamError(
        `the arguments of unfinished tool calls are longer than ${maxLineLength}`,
        lineNumber,
      );
    }
    finished = part.type === 'finish';
  }

  return {
    push(chunk) {
      if (error !== undefined) throw error;
      const parts: DataStreamPart[] = [];
      if (finished) return parts;
      error = attempt(() => {
        readBlock(lines.push(chunk), parts);
        if (!lines.overlong || finished) return undefined;
        throw new StreamError(`it is longer than ${maxLineLength} bytes`, lineNumber + 1);
      });
      return parts;
    },
    end() {
      if (error !== undefined) throw error;
      const parts: DataStreamPart[] = [];
      if (!finished) {
        lineNumber += 1;
        const last = attempt(() => decode(lines.rest()));
        if (!isStreamError(last)) attempt(() => admit(last, parts));
      }
      return { parts, finished };
    },
    get error() {
      return error;
    },
    get unreadable() {
      return unreadable;
    },
  };
}

/** Returns what `read` returns, or the error of what cannot be read. */
function attempt<T>(read: () => T): T | StreamError {
  try {
    return read();
  } catch (cause) {
    if (isStreamError(cause)) return cause;
    throw cause;
  }
}

const textCode = 0x30;
const reasoningCode = 0x67;
const colon = 0x3a;
const quotationMark = 0x22;
const backslash = 0x5c;
const space = 0x20;
const lineFeed = 0x0a;

/**
 * Finds the closing quotation mark of a line of words without an escape, which is nearly every line
 * and needs no JSON parser. Returns -1 for every other line, a malformed one included.
 */
function endOfPlainWords(block: string, start: number): number {
  const code = block.charCodeAt(start);
  if (code !== textCode && code !== reasoningCode) return -1;
  if (block.charCodeAt(start + 1) !== colon) return -1;
  if (block.charCodeAt(start + 2) !== quotationMark) return -1;
  for (let at = start + 3; at < block.length; at += 1) {
    const unit = block.charCodeAt(at);
    if (unit === quotationMark) return block.charCodeAt(at + 1) === lineFeed ? at : -1;
    if (unit === backslash || unit < space) return -1;
  }
  return -1;
}

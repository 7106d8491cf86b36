import { checkedNumber } from '../checkedNumber.ts';
import { isStreamError, StreamError } from '../errors/StreamError.ts';
import { createDataStreamLines } from './dataStreamLines.ts';
import { decodeDataStreamLine, type DataStreamPart } from './dataStreamPart.ts';
import { createDataStreamToolCalls } from './dataStreamToolCalls.ts';
import { readStream, type ConnectionEnd } from './readStream.ts';

export type { DataStreamFinish, DataStreamPart } from './dataStreamPart.ts';

/** Limits of a decoder. */
export interface DataStreamDecoderOptions {
  /**
   * The maximum length of a line in bytes, and of the buffered arguments of incomplete tool calls.
   * Beyond it is a {@link StreamError}, so that no body can exhaust the memory.
   *
   * @default 16777216 (16 MiB)
   */
  maxLineLength?: number;
}

/** A decoder of one body. Create one for each body. */
export interface DataStreamDecoder {
  /**
   * Decodes the next bytes and returns the parts of the lines that they complete. Chunk boundaries
   * affect when a part is returned, never which.
   *
   * Skips an unreadable line and sets {@link unreadable}. A line beyond the limit fails the decoder
   * for good: this call still returns the parts before it and sets {@link error}; every later
   * `push` and `end` throws that error.
   *
   * Everything after a `finish` is ignored.
   *
   * @throws StreamError on every call after the one that received a line beyond the limit.
   */
  push(chunk: Uint8Array): DataStreamPart[];
  /**
   * Ends the body. Call it once.
   *
   * A last line without a line feed counts if its JSON is complete. Otherwise it was cut off, and
   * gives neither a part nor an error. So a truncated body yields a prefix of the parts of the
   * whole one, and `finished` is true from the closing brace of the `d` line on.
   *
   * @returns The parts of the last line, and `finished`: false for a body that was cut off.
   * @throws StreamError if a line was beyond the limit.
   */
  end(): { parts: DataStreamPart[]; finished: boolean };
  /** The error that failed the decoder, once a line was beyond the limit. */
  readonly error: StreamError | undefined;
  /** The error of the first unreadable line, which was skipped: part of the answer may be lost. */
  readonly unreadable: StreamError | undefined;
}

/** Options for reading a data stream. */
export interface ReadDataStreamOptions extends DataStreamDecoderOptions {
  /** Stops reading and cancels the body. */
  signal?: AbortSignal;
}

/** The end of a body. */
export interface DataStreamEnd extends ConnectionEnd {
  /** True if a `finish` arrived. Otherwise the answer was cut off: attach, or load the messages. */
  finished: boolean;
  /** The error of the first unreadable line, which was skipped: part of the answer may be lost. */
  unreadable?: StreamError;
}

/**
 * Reads a data stream v1 to the end of its body. Yields one array of parts for each chunk that
 * completes any. A lost connection is returned like any other end, never thrown.
 *
 * Continues after a `finish`, since the service may still be working; a caller that doesn't need to
 * wait treats the `finish` part as the end. Leaving the loop cancels the body.
 *
 * Skips an unreadable line and reports it in the return value.
 *
 * @throws StreamError if a line is beyond the limit, after yielding the parts before it.
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

/** Creates a decoder of data stream v1, the body of `POST /chat/stream`, `/resume` or `/attach`. */
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
    // Trimming also removes the carriage return of CRLF and a BOM.
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
 * Returns the index of the closing quotation mark of a text line without escapes: nearly every
 * line, and one that needs no JSON parser. Returns -1 for any other line, even a malformed one.
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

import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** A line of a data-stream that cannot be read. */
export class StreamError extends BrainstemError {
  override readonly name = 'StreamError';
  /** The line's number in the stream, from 1. */
  readonly line: number;

  constructor(message: string, line: number, cause?: unknown) {
    super('stream', `the data stream cannot be read at line ${line}: ${message}.`, {
      cause,
      retryable: true,
    });
    this.line = line;
  }
}

/** Returns true if a caught value reports a data-stream that couldn't be read. */
export function isStreamError(value: unknown): value is StreamError {
  return isBrainstemError(value) && value.code === 'stream';
}

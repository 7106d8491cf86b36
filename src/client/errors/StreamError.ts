import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** A line of a data stream that can't be parsed. */
export class StreamError extends BrainstemError {
  override readonly name = 'StreamError';
  /** The line number in the stream, from 1. */
  readonly line: number;

  constructor(message: string, line: number, cause?: unknown) {
    super('stream', `the data stream cannot be read at line ${line}: ${message}.`, {
      cause,
      retryable: true,
    });
    this.line = line;
  }
}

/** Returns true if a caught value reports an unreadable data stream. */
export function isStreamError(value: unknown): value is StreamError {
  return isBrainstemError(value) && value.code === 'stream';
}

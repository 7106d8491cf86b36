import type { StreamError } from '../errors/StreamError.ts';

export interface StreamDecoder<Item> {
  push(chunk: Uint8Array): Item[];
  /** The error that failed the decoder, if any. */
  readonly error: StreamError | undefined;
}

/** The end of a connection. */
export interface ConnectionEnd {
  /** The error that broke the connection, unless the body just ended. */
  cause?: unknown;
}

/**
 * Reads a body to its end through a decoder. Yields one array for each chunk that completes any
 * items. A lost connection is returned, not thrown. Leaving the loop cancels the body.
 *
 * @throws StreamError if the decoder fails, after yielding the items before.
 * @throws The signal's reason when it is aborted.
 */
export async function* readStream<Item>(
  body: ReadableStream<Uint8Array>,
  decoder: StreamDecoder<Item>,
  signal?: AbortSignal,
): AsyncGenerator<Item[], ConnectionEnd, void> {
  const reader = body.getReader();
  const cancel = (): void => {
    // Cancelling a failed body rejects with the same error, which is handled already.
    reader.cancel(signal?.reason).catch(() => undefined);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    signal?.throwIfAborted();
    for (;;) {
      let chunk: Uint8Array | undefined;
      try {
        chunk = (await reader.read()).value;
      } catch (cause) {
        signal?.throwIfAborted();
        return { cause };
      }
      signal?.throwIfAborted();
      if (chunk === undefined) return {};
      const items = decoder.push(chunk);
      if (items.length > 0) yield items;
      if (decoder.error !== undefined) throw decoder.error;
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
    reader.releaseLock();
  }
}

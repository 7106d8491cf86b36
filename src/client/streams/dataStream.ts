import { createDataStreamDecoder } from './dataStreamDecoder.ts';
import type { DataStreamDecoderOptions } from './dataStreamDecoder.ts';
import type { DataStreamPart } from './dataStreamPart.ts';

export { createDataStreamDecoder } from './dataStreamDecoder.ts';
export type { DataStreamDecoder, DataStreamDecoderOptions } from './dataStreamDecoder.ts';
export type { DataStreamFinish, DataStreamPart } from './dataStreamPart.ts';

/** How to read a body. */
export interface ReadDataStreamOptions extends DataStreamDecoderOptions {
  /** Stops the reading and cancels the body. */
  signal?: AbortSignal | undefined;
}

/** How a body ended. */
export interface DataStreamEnd {
  /** Whether a `finish` came. Without one the answer was cut off: attach, or load the messages. */
  finished: boolean;
  /** What broke the connection, when the body did not simply end. */
  cause?: unknown;
}

/**
 * Reads a data-stream v1 to the end of its body: one array of parts for each chunk that completes
 * any, as it arrives. A lost connection is an end like any other and is told by the value that is
 * returned, never thrown.
 *
 * The body is read on after a `finish`, as the service may still be at work; a caller in a hurry
 * takes the `finish` part as the end. Leaving the loop cancels the body.
 *
 * @throws StreamError when a line cannot be read, after the parts before it were given.
 * @throws The signal's reason when it is aborted.
 */
export async function* readDataStream(
  body: ReadableStream<Uint8Array>,
  { signal, ...bounds }: ReadDataStreamOptions = {},
): AsyncGenerator<DataStreamPart[], DataStreamEnd, void> {
  const decoder = createDataStreamDecoder(bounds);
  const reader = body.getReader();
  const cancel = (): void => {
    // Cancelling a body that has failed fails with the same error, which is known already.
    reader.cancel(signal?.reason).catch(() => undefined);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  let lost: { cause: unknown } | undefined;
  try {
    signal?.throwIfAborted();
    for (;;) {
      let chunk: Uint8Array | undefined;
      try {
        chunk = (await reader.read()).value;
      } catch (cause) {
        lost = { cause };
      }
      signal?.throwIfAborted();
      if (chunk === undefined) break;
      const parts = decoder.push(chunk);
      if (parts.length > 0) yield parts;
      if (decoder.error !== undefined) throw decoder.error;
    }
    const { parts, finished } = decoder.end();
    if (parts.length > 0) yield parts;
    return { finished, ...lost };
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
    reader.releaseLock();
  }
}

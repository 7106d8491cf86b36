import {
  createEventStreamDecoder,
  type EventStreamDecoderOptions,
  type ServerSentEvent,
} from './eventStreamDecoder.ts';

export { createEventStreamDecoder } from './eventStreamDecoder.ts';
export type {
  EventStreamDecoder,
  EventStreamDecoderOptions,
  ServerSentEvent,
} from './eventStreamDecoder.ts';

/** How to read a body. */
export interface ReadEventStreamOptions extends EventStreamDecoderOptions {
  /** Stops the reading and cancels the body. */
  signal?: AbortSignal | undefined;
}

/** How a body ended. Server-sent events have no mark of an end of their own. */
export interface EventStreamEnd {
  /** What broke the connection, when the body did not simply end. */
  cause?: unknown;
}

/**
 * Reads server-sent events to the end of their body: one array for each chunk that completes any,
 * as it arrives. A lost connection is told by the value that is returned, never thrown. Leaving
 * the loop cancels the body.
 *
 * @throws StreamError when an event is longer than the bound.
 * @throws The signal's reason when it is aborted.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  { signal, ...bounds }: ReadEventStreamOptions = {},
): AsyncGenerator<ServerSentEvent[], EventStreamEnd, void> {
  const decoder = createEventStreamDecoder(bounds);
  const reader = body.getReader();
  const cancel = (): void => {
    // Cancelling a body that has failed fails with the same error, which is known already.
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
      const events = decoder.push(chunk);
      if (events.length > 0) yield events;
      if (decoder.error !== undefined) throw decoder.error;
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
    reader.releaseLock();
  }
}

/**
 * Applies a request's signal like `fetch`: an abort before the response rejects with the signal's
 * reason, a later one errors the body with it.
 */
export async function abortable(
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  signal.throwIfAborted();
  const response = await untilAborted(signal, answer());
  if (response.body === null) return response;
  return new Response(abortableBody(signal, response.body), response);
}

function abortableBody(
  signal: AbortSignal,
  source: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let breakOff: () => void = () => undefined;
  return new ReadableStream({
    start(controller) {
      breakOff = () => {
        controller.error(signal.reason);
        // A body that has failed already rejects with the same error again.
        reader.cancel(signal.reason).catch(() => undefined);
      };
      signal.addEventListener('abort', breakOff, { once: true });
      if (signal.aborted) breakOff();
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (signal.aborted) return;
      if (!done) {
        controller.enqueue(value);
        return;
      }
      signal.removeEventListener('abort', breakOff);
      controller.close();
    },
    cancel: (reason) => {
      signal.removeEventListener('abort', breakOff);
      return reader.cancel(reason);
    },
  });
}

async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      // Like fetch, rejects with the caller's own reason, whatever its type.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

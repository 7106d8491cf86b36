/**
 * Reads a body as UTF-8 text, up to a limit.
 *
 * @param maxBytes - The maximum length of the body.
 * @param signal - Stops reading, even if the body ignores the signal.
 * @returns The text, or undefined when the body is longer than the limit.
 * @throws The body's error, such as a lost connection, or the signal's reason.
 */
export async function readBodyText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  // The body is already rejected, so a failed cancel doesn't matter.
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  let text = '';
  let length = 0;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return text + decoder.decode();
      length += value.byteLength;
      if (length > maxBytes) {
        stop();
        return undefined;
      }
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

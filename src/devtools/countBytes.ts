/** The progress of a stream. */
export type StreamState = 'open' | 'ended' | 'cut' | 'left';

/**
 * Passes a stream through and counts its bytes.
 *
 * @param onProgress - Called with the size of each chunk, and with 0 when the stream ends.
 */
export function countBytes(
  bytes: ReadableStream<Uint8Array>,
  onProgress: (size: number, state: StreamState) => void,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  onProgress(0, 'open');
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            onProgress(0, 'ended');
            controller.close();
            return;
          }
          onProgress(value.byteLength, 'open');
          controller.enqueue(value);
        } catch (error) {
          onProgress(0, 'cut');
          controller.error(error);
        }
      },
      cancel(reason) {
        onProgress(0, 'left');
        return reader.cancel(reason);
      },
    },
    // No read-ahead: the page's backpressure applies.
    { highWaterMark: 0 },
  );
}

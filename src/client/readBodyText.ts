/**
 * Reads a body as UTF-8 text, up to a limit.
 *
 * @param maxBytes - What is longer is not read to its end.
 * @returns The text, or undefined when the body is longer than the limit.
 * @throws What the body fails with, such as a lost connection.
 */
export async function readBodyText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | undefined> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > maxBytes) {
      // The answer is refused already; how the cancelling ends changes nothing.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

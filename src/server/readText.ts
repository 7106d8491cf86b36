/**
 * Reads a body as text.
 *
 * @param longest - In bytes; what is longer is not read to its end.
 * @returns The text, or undefined when it is too long.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  longest: number,
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
    if (length > longest) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

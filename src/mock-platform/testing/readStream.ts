/** Parses the lines of a data-stream into types and values. */
export async function readStream(response: Response): Promise<[type: string, value: unknown][]> {
  const text = await response.text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, 1), JSON.parse(line.slice(2))]);
}

/** Returns the text of a data-stream. */
export function wordsOf(lines: readonly (readonly [type: string, value: unknown])[]): string {
  return lines
    .flatMap(([type, value]) => (type === '0' && typeof value === 'string' ? [value] : []))
    .join('');
}

/** Reads a stream until its text contains the given words, and leaves it open. */
export async function readUntil(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  words: string,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes(words)) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  return text;
}

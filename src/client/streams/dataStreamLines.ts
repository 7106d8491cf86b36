/**
 * Splits bytes into lines. A line feed is never part of another UTF-8 character, so each line can
 * be decoded on its own, whatever the chunk boundaries. The incomplete line is kept in a buffer
 * that grows by doubling, so a long line in many small chunks takes linear time. Invalid UTF-8
 * becomes replacement characters. Callers trim a BOM.
 *
 * @param maxLineLength - In bytes, without the line feed.
 */
export function createDataStreamLines(maxLineLength: number) {
  const decoder = new TextDecoder();
  let buffer = new Uint8Array(256);
  let held = 0;
  let overlong = false;

  function hold(bytes: Uint8Array): void {
    const needed = held + bytes.length;
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.max(needed, buffer.length * 2));
      larger.set(buffer.subarray(0, held));
      buffer = larger;
    }
    buffer.set(bytes, held);
    held = needed;
  }

  /** Returns the index in the chunk at which the first overlong line exceeds the limit, or ends. */
  function endOfAllowed(chunk: Uint8Array): number {
    if (held + chunk.length <= maxLineLength) return chunk.length;
    for (let start = 0, before = held; ; before = 0) {
      const feed = chunk.indexOf(lineFeed, start);
      const end = feed === -1 ? chunk.length : feed;
      if (before + end - start > maxLineLength) return start;
      if (feed === -1) return chunk.length;
      start = feed + 1;
    }
  }

  return {
    /**
     * Adds bytes and returns the text of all lines that they complete, each with its line feed; empty
     * if they complete none.
     */
    push(chunk: Uint8Array): string {
      const allowed = endOfAllowed(chunk);
      if (allowed < chunk.length) overlong = true;
      const end = allowed === 0 ? 0 : chunk.lastIndexOf(lineFeed, allowed - 1) + 1;
      if (end === 0) {
        if (!overlong) hold(chunk);
        return '';
      }
      let block = chunk.subarray(0, end);
      if (held > 0) {
        hold(block);
        block = buffer.subarray(0, held);
      }
      const text = decoder.decode(block);
      held = 0;
      if (!overlong) hold(chunk.subarray(end));
      return text;
    },
    /** Returns the text of the incomplete line. */
    rest: () => decoder.decode(buffer.subarray(0, held)),
    /** True if a line exceeded the limit. Its bytes and all later ones are dropped. */
    get overlong() {
      return overlong;
    },
  };
}

const lineFeed = 0x0a;

/** Bytes in, whole lines out. */
export interface DataStreamLines {
  /**
   * Takes the next bytes and gives the text of all lines that they complete, each with its line
   * feed; empty when they complete none.
   */
  push(chunk: Uint8Array): string;
  /** Returns the text so far of the line that is not complete. */
  rest(): string;
  /** True if a line passed the bound. Its bytes and all after it are dropped. */
  readonly overlong: boolean;
}

/**
 * Cuts bytes into lines. A line feed is never part of another UTF-8 character, so whole lines are
 * decoded on their own and read the same however the bytes are split. The bytes of the line under
 * way are kept in one buffer that grows by doubling: a long line in many small chunks costs linear
 * time. Bytes that are no UTF-8 become replacement characters. A byte order mark before a line is
 * white space to its reader, so whether the decoder leaves it is all the same.
 *
 * @param maxLineLength - In bytes, without the line feed.
 */
export function createDataStreamLines(maxLineLength: number): DataStreamLines {
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

  /** Finds where the first line that passes the bound has its bytes, or its end, in the chunk. */
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
    push(chunk) {
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
    rest: () => decoder.decode(buffer.subarray(0, held)),
    get overlong() {
      return overlong;
    },
  };
}

const lineFeed = 0x0a;

/** A code fence that has no end yet. */
export interface OpenFence {
  /** Matches a line that ends it, or what could become one. */
  end: RegExp;
  /** Where the line starts that was not whole when last looked at, in UTF-16 units. */
  unseen: number;
}

/**
 * The code fence that starts at a place of a text, if one does, its first line is whole and it has
 * no end.
 */
export function findOpenFence(text: string, start: number): OpenFence | undefined {
  const match = fenceStart.exec(text.slice(start));
  const marks = match?.[1] ?? match?.[2];
  if (match === null || marks === undefined) return undefined;
  const end = new RegExp(`(?:^|\\n) {0,3}${marks}${marks.charAt(0)}* *(?=\\n|$)`);
  return followFence({ end, unseen: start + match[0].length }, text);
}

/** The same fence in a text that has grown; undefined when what came ends it. */
export function followFence(fence: OpenFence, text: string): OpenFence | undefined {
  if (fence.end.test(text.slice(fence.unseen))) return undefined;
  return { ...fence, unseen: text.lastIndexOf('\n') + 1 };
}

const fenceStart = /^ {0,3}(?:(`{3,})[^`\n]*|(~{3,})[^\n]*)\n/;

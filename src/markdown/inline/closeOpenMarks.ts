/**
 * Takes away what at the end of words that are being written is only half a mark: the stars of a
 * style without words, the address of a link that is not whole. What is open but has words stays,
 * without its mark.
 */
export function closeOpenMarks(text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1;
  const line = text
    .slice(lineStart)
    .replace(/<[A-Za-z][A-Za-z\d+.-]{0,31}(?::[^\s<>]*)?$/, '')
    .replace(/&#?[A-Za-z\d]{0,31}$/, '')
    .replace(/(?<!\\)\\$/, '');
  return text.slice(0, lineStart) + closeLink(line).replace(/[*_~`$]+$/, '');
}

/** Leaves the words of a link that is not whole, and nothing of an image that is not. */
function closeLink(line: string): string {
  const words = line.replace(/\](?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)?$/, '');
  const start = findOpenBracket(words);
  if (start === undefined) return line;
  return words[start - 1] === '!'
    ? words.slice(0, start - 1)
    : words.slice(0, start) + closeLink(words.slice(start + 1));
}

/** The outermost bracket that has no end. */
function findOpenBracket(line: string): number | undefined {
  const open: number[] = [];
  for (const match of line.matchAll(/\\[^]|[[\]]/g)) {
    if (match[0] === '[') open.push(match.index);
    else if (match[0] === ']') open.pop();
  }
  return open[0];
}

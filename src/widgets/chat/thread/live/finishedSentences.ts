/**
 * Finds the part of a growing answer that can be announced: up to the end of the last complete
 * sentence, line or list item after the part announced before.
 *
 * @param from - The number of characters announced before.
 * @param isOver - True if the answer is complete, so that its rest can be announced too.
 * @returns The text without Markdown syntax, and the offset of its end.
 */
export function finishedSentences(
  text: string,
  from: number,
  isOver: boolean,
): { words: string; upTo: number } {
  const upTo = isOver ? text.length : lastEnd(text, from);
  return { words: withoutMarks(text.slice(from, upTo)), upTo };
}

function lastEnd(text: string, from: number): number {
  let end = from;
  for (const match of text.slice(from).matchAll(/[.!?…。！？]["'”’)\]]*\s|\n/gu)) {
    end = from + match.index + match[0].length;
  }
  return end;
}

/** Converts a table row into a list, so that its cells are read separately. */
function cellsOf(row: string): string {
  const cells = row.split('|').map((cell) => cell.replace(/[*_`~]+/g, ' ').trim());
  return cells.filter((cell) => cell !== '').join(', ');
}

function withoutMarks(text: string): string {
  return text
    .replace(/```[^\n]*\n?/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|[-*+]|\d+\.|>)\s+/gm, '')
    .replace(/^[\s|:-]+$/gm, ' ')
    .replace(/^\s*\|(.*?)\|?\s*$/gm, (_, row: string) => `${cellsOf(row)}. `)
    .replace(/[*_`~|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

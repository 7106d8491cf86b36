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
  return text.slice(0, lineStart) + withoutMarksAtEnd(closeLinks(line));
}

function withoutMarksAtEnd(line: string): string {
  let end = line.length;
  while (end > 0 && '*_~`$'.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

/**
 * Leaves the words of links that are not whole, and nothing of an image that is not. Brackets are
 * taken away from the outermost on; each time the end of what they hold is looked at again.
 */
function closeLinks(line: string): string {
  const { open, partners } = readBrackets(line);
  const kept: string[] = [];
  let start = 0;
  let end = line.length;
  let half: { end: number; at: number | undefined } | undefined;
  for (let next = 0; ; next += 1) {
    // If the end was not cut, it need not be checked again.
    if (half?.end !== end) half = { end, at: findHalfLink(line, end) };
    const cut = half.at !== undefined && half.at >= start ? half.at : undefined;
    const partner = cut === undefined ? undefined : partners.get(cut);
    if (partner !== undefined && partner >= start) open.push(partner);
    const bracket = open[next];
    if (bracket === undefined) return kept.join('') + line.slice(start, end);
    if (bracket > start && line[bracket - 1] === '!') {
      return kept.join('') + line.slice(start, bracket - 1);
    }
    kept.push(line.slice(start, bracket));
    start = bracket + 1;
    end = cut ?? end;
  }
}

/** The brackets that have no end, and for each end its beginning. */
function readBrackets(line: string): { open: number[]; partners: Map<number, number> } {
  const open: number[] = [];
  const partners = new Map<number, number>();
  for (const { 0: mark, index } of line.matchAll(/\\[^]|[[\]]/g)) {
    if (mark === '[') open.push(index);
    else if (mark === ']') {
      const partner = open.pop();
      if (partner !== undefined) partners.set(index, partner);
    }
  }
  return { open, partners };
}

/**
 * Finds where a link's words end at a line's end, with or without half an address: `]`, `](http`.
 */
function findHalfLink(line: string, end: number): number | undefined {
  if (line[end - 1] === ']') return end - 1;
  let isInside = false;
  for (let at = end - 1; at > 0; at -= 1) {
    const character = line[at];
    if (character === ')') {
      if (isInside) return undefined;
      isInside = true;
    } else if (character === '(') {
      if (!isInside) return line[at - 1] === ']' ? at - 1 : undefined;
      isInside = false;
    }
  }
  return undefined;
}

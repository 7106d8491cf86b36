/**
 * Removes incomplete markup at the end of a growing text, such as empty emphasis or a partial link
 * URL. Open markup with content keeps the content without its delimiter.
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
 * Replaces incomplete links by their text, and removes incomplete images. Brackets are processed
 * from the outermost in, and the end of their content is checked again each time.
 */
function closeLinks(line: string): string {
  const { open, partners } = readBrackets(line);
  const kept: string[] = [];
  let start = 0;
  let end = line.length;
  let half: { end: number; at: number | undefined } | undefined;
  for (let next = 0; ; next += 1) {
    // An uncut end needs no second check.
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

/** Returns the unclosed brackets, and the opening bracket of each closing one. */
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

/** Finds the end of a link's text at a line's end, with or without a partial URL: `]`, `](http`. */
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

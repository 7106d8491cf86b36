/** The truncated part of a text: its end, or its middle if others share its prefix. */
export type Cut = 'end' | 'middle';

/**
 * Truncates a text to a width, with an ellipsis.
 *
 * @param measure - Returns the width of a text.
 */
export function shorten(
  text: string,
  width: number,
  measure: (text: string) => number,
  cut: Cut = 'end',
): string {
  if (measure(text) <= width) return text;
  const letters = Array.from(text);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(leave(letters, middle, cut)) <= width) low = middle;
    else high = middle - 1;
  }
  return leave(letters, low, cut);
}

function leave(letters: readonly string[], count: number, cut: Cut): string {
  const head = cut === 'end' ? count : Math.ceil(count / 2);
  const tail = letters.slice(letters.length - (count - head));
  return `${letters.slice(0, head).join('')}…${tail.join('')}`;
}

/** Breaks a text that is wider than a line into two, between its words if it can. */
export function breakLine(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const parts = measure(text) <= width ? [text] : text.split(/(?<=[\s_-])|(?<=\p{Ll})(?=\p{Lu})/u);
  let [first = ''] = parts;
  let next = 1;
  for (let part = parts[next]; part !== undefined; part = parts[next]) {
    if (measure(first + part.trimEnd()) > width) break;
    first += part;
    next += 1;
  }
  return next === parts.length ? [first] : [first, parts.slice(next).join('')];
}

/** Returns the length of the longest prefix that each name shares with another. */
export function sharedPrefixes(names: readonly string[]): ReadonlyMap<string, number> {
  const sorted = names.toSorted();
  return new Map(
    sorted.map((name, at) => [
      name,
      Math.max(commonPrefix(name, sorted[at - 1] ?? ''), commonPrefix(name, sorted[at + 1] ?? '')),
    ]),
  );
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

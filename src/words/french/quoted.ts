/** Returns a name in French quotation marks, which no line break separates from it. */
export function quoted(name: string): string {
  return `«\u00a0${name}\u00a0»`;
}

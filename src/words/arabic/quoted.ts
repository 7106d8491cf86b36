/** Returns a name in quotes, isolated so that its direction does not affect the sentence. */
export function quoted(name: string): string {
  return `«\u2068${name}\u2069»`;
}

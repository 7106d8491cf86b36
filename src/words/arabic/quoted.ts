/**
 * Returns a name in quotes, isolated so that its direction does not affect the sentence. The mark
 * before it is for a sentence that begins with a name: its first letter says how it is read.
 */
export function quoted(name: string): string {
  return `\u200f«\u2068${name}\u2069»`;
}

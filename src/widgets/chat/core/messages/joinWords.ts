/** Joins non-empty texts as paragraphs. */
export function joinWords(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** Texts of a message one below the other, without empty ones. */
export function joinWords(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

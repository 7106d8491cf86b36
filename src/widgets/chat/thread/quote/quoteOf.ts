/** A text as a Markdown quote, with an empty line after it to write on. */
export function quoteOf(text: string): string {
  const lines = text
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
}

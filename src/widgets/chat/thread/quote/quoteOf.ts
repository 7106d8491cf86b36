/** Formats a text as a Markdown quote, followed by an empty line to continue on. */
export function quoteOf(text: string): string {
  const lines = text
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
}

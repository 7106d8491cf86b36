import remend from 'remend';

/**
 * Closes what is still open at the end of a block that is being written, so that `**` and half a
 * link do not flash up. Code in a fence is left alone: nothing in it means anything.
 */
export function repairTail(raw: string): string {
  if (/^ {0,3}(?:`{3}|~{3})/.test(raw)) return raw;
  return remend(raw, {
    linkMode: 'text-only',
    // The finished text would read differently with these.
    katex: false,
    comparisonOperators: false,
    singleTilde: false,
    // Tags are shown as text.
    htmlTags: false,
  });
}

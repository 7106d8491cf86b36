/** The media query behind each choice of the toolbar. */
const queries: Readonly<Record<string, RegExp>> = {
  'more contrast': /prefers-contrast:\s*more/,
  'forced colours': /forced-colors:\s*active/,
  'reduced motion': /prefers-reduced-motion:\s*reduce/,
};

/**
 * Lets our rules for a system's setting apply without the setting, which a page can't turn on. What
 * the browser itself does with forced colours stays away; the tests in test/conditions have it.
 *
 * @param system - A choice of the toolbar.
 * @returns A function that puts the rules back.
 */
export function answerMedia(system: string): () => void {
  const query = queries[system];
  if (query === undefined) return () => undefined;
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ media }) => query.test(media.mediaText));
  const before = rules.map(({ media }) => media.mediaText);
  for (const { media } of rules) media.mediaText = 'all';
  return () => {
    rules.forEach(({ media }, index) => (media.mediaText = before[index] ?? 'all'));
  };
}

/**
 * The first browsers with `light-dark()`. Rewritten for older ones, the sheets would lose their
 * colours in every page that says `color-scheme` elsewhere than in the same sheet, and `:dir()`
 * would become a list of languages.
 */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

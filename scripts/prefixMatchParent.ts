import type { Plugin } from 'postcss';

/** Writes `text-align: match-parent` with the prefix too, without which Chromium reads it over. */
export function prefixMatchParent(): Plugin {
  return {
    postcssPlugin: 'brainstem:prefix-match-parent',
    OnceExit(sheet) {
      sheet.walkDecls('text-align', (declaration) => {
        if (declaration.value !== 'match-parent') return;
        if (declaration.prev()?.toString() === `text-align: ${prefixed}`) return;
        declaration.cloneBefore({ value: prefixed });
      });
    },
  };
}

const prefixed = '-webkit-match-parent';

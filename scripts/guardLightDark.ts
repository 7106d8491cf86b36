import type { Plugin } from 'vite';

/**
 * Puts the style sheet behind a question for `light-dark()`. Bundlers that rewrite that function for
 * older browsers (Vite, Next) leave it alone where it has been asked for; rewritten, it would find
 * its scheme only in a page whose `color-scheme` stands in a sheet that the bundler reads too.
 */
export function guardLightDark(fileName: string): Plugin {
  return {
    name: 'brainstem:guard-light-dark',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[fileName];
        if (file?.type !== 'asset') return;
        const rules =
          typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
        file.source = `@supports (color: light-dark(#000, #fff)) {\n${rules.trimEnd()}\n}\n`;
      },
    },
  };
}

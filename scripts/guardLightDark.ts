import type { Plugin } from 'vite';

/**
 * Puts the style sheets behind a question for `light-dark()`. Bundlers that rewrite that function
 * for older browsers (Vite, Next) leave it alone where it has been asked for; rewritten, it would
 * find its scheme only in a page whose `color-scheme` is in a sheet that the bundler reads too.
 */
export function guardLightDark(fileName: RegExp): Plugin {
  return {
    name: 'brainstem:guard-light-dark',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !fileName.test(file.fileName)) continue;
          const rules =
            typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
          file.source = `@supports (color: light-dark(#000, #fff)) {\n${rules.trimEnd()}\n}\n`;
        }
      },
    },
  };
}

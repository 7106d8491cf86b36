import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, InlineConfig } from 'vite';
import { bundledSource } from '../../scripts/bundledSource.ts';
import { cssOptions } from '../../scripts/cssOptions.ts';
import { sourceAliases } from '../../scripts/sourceAliases.ts';
import { wordModules } from '../../scripts/words/wordModules.ts';
import { noncePlaceholder, plainPath } from './page.ts';

/** Returns the source file of one of the app's URLs. */
export function sourceOf(path: string): string {
  const name = path === plainPath ? 'plain.html' : 'index.html';
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}

/** Vite's options for the partner's page, in development and for the build. */
export const viteOptions: InlineConfig = {
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.cache/playground', import.meta.url)),
  publicDir: false,
  // The build would say of each widget that the registry imports it lazily, and the page at once.
  logLevel: 'error',
  plugins: [react(), bundledSource(), wordModules()],
  resolve: { alias: sourceAliases },
  css: cssOptions,
  html: { cspNonce: noncePlaceholder },
};

/** Options for its production build. */
export const pageBuild: BuildOptions = {
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: false,
  rolldownOptions: {
    input: [sourceOf('/'), sourceOf(plainPath)],
    output: {
      codeSplitting: {
        groups: [
          {
            // Puts shared code into one chunk; the default splitting would make some 200.
            name: 'initial',
            tags: ['$initial'],
            // A chunk runs as a whole, so entry code stays separate.
            test: /\/(src|node_modules)\/(?!main\.tsx$|plain\/)/,
          },
        ],
      },
    },
  },
};

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { builtOnce } from './scripts/builtOnce.ts';
import { bundledSource } from './scripts/bundledSource.ts';
import { cssOptions } from './scripts/cssOptions.ts';
import { cssTarget } from './scripts/cssTarget.ts';
import { source } from './scripts/sourceAliases.ts';
import { thirdPartyNotices } from './scripts/thirdPartyNotices.ts';
import { wordModules } from './scripts/words/wordModules.ts';

/** Rules travel inside the code, to shadow roots: the sheet that is collected beside it goes. */
const withoutStyleSheets: Plugin = {
  name: 'brainstem:without-style-sheets',
  // By then the sheet has been collected.
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) {
      if (name.endsWith('.css')) Reflect.deleteProperty(bundle, name);
    }
  },
};

/** What the loader and the elements share. */
const ownCopies =
  /\/src\/(environment\/|widgets\/widget(Names|Methods)|elements\/createWidgetElement)/;

/**
 * Gives the loader a copy of its own of what it shares with the elements. A shared file would be
 * fetched by every page at once, beside the loader.
 */
const ownCopyForLoader: Plugin = {
  name: 'brainstem:own-copy-for-loader',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (importer === undefined || !/\/src\/loader\/|\?loader$/.test(importer)) return null;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    const isShared = resolved !== null && ownCopies.test(resolved.id);
    return isShared ? `${resolved.id}?loader` : resolved;
  },
};

/** The files behind the script tag: a small loader, the elements, and each widget's own part. */
export default defineConfig({
  plugins: [
    ownCopyForLoader,
    react(),
    bundledSource({ writesScript: true }),
    wordModules(),
    withoutStyleSheets,
    thirdPartyNotices(),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: cssOptions,
  build: {
    target: 'es2022',
    cssTarget,
    outDir: 'dist/browser',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: false,
    // Split, each part would fetch a sheet of its own, which a strict policy refuses.
    cssCodeSplit: false,
    rolldownOptions: {
      input: {
        brainstem: source('loader/index.ts'),
        elements: source('elements/startBrainstem.ts'),
        ...builtOnce,
      },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});

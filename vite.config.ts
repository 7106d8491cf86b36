import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledSource } from './scripts/bundledSource.ts';
import { clientDirective } from './scripts/clientDirective.ts';
import { cssOptions } from './scripts/cssOptions.ts';
import { guardLightDark } from './scripts/guardLightDark.ts';
import { separateExports } from './scripts/separateExports.ts';
import { source, sourceAliases, sourcesIn } from './scripts/sourceAliases.ts';
import { thirdPartyNotices } from './scripts/thirdPartyNotices.ts';
import { widgetStyles } from './scripts/widgetStyles.ts';

/** Packages that the build takes in, so that nobody installs what only the mock platform needs. */
const bundled = /^(hono|uqr)(\/|$)/;

export default defineConfig({
  plugins: [
    react(),
    bundledSource(),
    clientDirective(),
    separateExports(),
    thirdPartyNotices(),
    widgetStyles(),
    guardLightDark(/^styles(\/.*)?\.css$/),
  ],
  resolve: { alias: sourceAliases },
  css: cssOptions,
  build: {
    target: 'es2022',
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: {
        index: source('index.ts'),
        core: source('core.ts'),
        react: source('react.ts'),
        ...sourcesIn('react'),
        ...sourcesIn('locales'),
        'elements/index': source('elements/index.ts'),
        'server/index': source('server/index.ts'),
        'mock-platform/index': source('mock-platform/index.ts'),
        'devtools/index': source('devtools/index.ts'),
        'testing/index': source('testing/index.ts'),
        'testing/msw': source('testing/msw.ts'),
        'testing/playwright': source('testing/playwright.ts'),
        'cli/index': source('cli/index.ts'),
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => /^[^./\0]/.test(id) && !bundled.test(id),
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm leaves folders named node_modules out of a package.
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
      },
    },
  },
});

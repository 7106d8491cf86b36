import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledSource } from './scripts/bundledSource.ts';
import { clientDirective } from './scripts/clientDirective.ts';
import { cssOptions } from './scripts/cssOptions.ts';
import { guardLightDark } from './scripts/guardLightDark.ts';
import { source, sourceAliases, sourcesIn } from './scripts/sourceAliases.ts';
import { thirdPartyNotices } from './scripts/thirdPartyNotices.ts';
import { widgetStyles } from './scripts/widgetStyles.ts';

export default defineConfig({
  plugins: [
    react(),
    bundledSource(),
    clientDirective(),
    thirdPartyNotices(),
    widgetStyles(),
    guardLightDark(/^styles(\/.*)?\.css$/),
  ],
  resolve: { alias: sourceAliases },
  css: cssOptions,
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
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
        'cli/index': source('cli/index.ts'),
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: [/^[^./\0]/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});

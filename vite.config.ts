import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bundledSource } from './scripts/bundledSource.ts';
import { builtOnce, pathOfBuiltOnce } from './scripts/builtOnce.ts';
import { chunksOf } from './scripts/chunkGraph.ts';
import { clientDirective } from './scripts/clientDirective.ts';
import { cssOptions } from './scripts/cssOptions.ts';
import { guardLightDark } from './scripts/guardLightDark.ts';
import { pureFactories } from './scripts/pureFactories.ts';
import { separateExports } from './scripts/separateExports.ts';
import { source, sourceAliases, sourcesIn } from './scripts/sourceAliases.ts';
import { thirdPartyNotices } from './scripts/thirdPartyNotices.ts';
import { widgetStyles } from './scripts/widgetStyles.ts';
import { wordModules } from './scripts/words/wordModules.ts';

/** Packages that the build takes in, so that nobody installs what only the mock platform needs. */
const bundled = /^(hono|uqr)(\/|$)/;

/**
 * Hooks that have a widget's state without its markup. No host imports these files: as entries they
 * get files of their own, apart from what the widget draws.
 */
const hooks = Object.fromEntries(
  [
    ...['attention-badge/useAttention', 'brain-viewer/useBrain', 'chat/useChat'],
    ...['connectors/useConnectors', 'findings-review/useFindingsReview'],
    ...['onboarding/useOnboarding', 'ontology-editor/useOntologyEditor', 'task-list/useTasks'],
  ].map((path) => [`parts/${path.replace(/^.*\//, '')}`, source(`widgets/${path}.ts`)]),
);

/** An entry that another one repeats leaves a part without code, which both import. */
const withoutEmptyParts: Plugin = {
  name: 'brainstem:without-empty-parts',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = [...chunksOf(bundle).values()];
    const empty = chunks.filter(({ code }) => code === '').map(({ fileName }) => fileName);
    for (const name of empty) Reflect.deleteProperty(bundle, name);
    for (const chunk of chunks) {
      chunk.code = chunk.code.replaceAll(/^import "(?:\.+\/)+([^"]+)";\n/gm, (line, name: string) =>
        empty.includes(name) ? '' : line,
      );
    }
  },
};

export default defineConfig({
  plugins: [
    react(),
    bundledSource(),
    wordModules(),
    pureFactories(),
    clientDirective(),
    withoutEmptyParts,
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
        'locales/en': source('locales/en.ts'),
        'elements/index': source('elements/index.ts'),
        'server/index': source('server/index.ts'),
        'mock-platform/index': source('mock-platform/index.ts'),
        'devtools/index': source('devtools/index.ts'),
        'testing/index': source('testing/index.ts'),
        'testing/msw': source('testing/msw.ts'),
        'testing/playwright': source('testing/playwright.ts'),
        'cli/index': source('cli/index.ts'),
        ...hooks,
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      // A page with the connectors would load 3 kB more at first for fewer files.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      external: (id) =>
        (/^[^./\0]/.test(id) && !bundled.test(id)) || Object.values(builtOnce).includes(id),
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        chunkFileNames: 'parts/[name].js',
        paths: pathOfBuiltOnce,
        // Nothing is minified: names say in the debugger what a part holds.
        minifyInternalExports: false,
        // The declarations have them.
        comments: { jsdoc: false },
      },
    },
  },
});

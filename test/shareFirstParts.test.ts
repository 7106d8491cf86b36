import { build as bundle } from 'esbuild';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { shareFirstParts } from '../scripts/shareFirstParts.ts';

const sources: Record<string, string> = {
  'entry.js': `export { Widget } from './Widget.js'; export { useWidget } from './useWidget.js';`,
  'Widget.js': `
    import { format } from './format.js';
    import { state } from './state.js';
    import { draw } from './draw.js';
    export const Widget = () => [
      format(state()), draw(), import('./List.js'), import('./Help.js'), import('./follow.js'),
    ];`,
  'useWidget.js': `
    import { state } from './state.js';
    export const useWidget = () => [state(), import('./follow.js')];`,
  'List.js': `
    import { format } from './format.js';
    import { draw } from './draw.js';
    export const list = format(draw());`,
  'Help.js': `import { draw } from './draw.js'; export const help = draw();`,
  'follow.js': `import { state } from './state.js'; export const follow = () => state() + 1;`,
  'format.js': `export const format = (value) => 'formatted ' + value;`,
  'draw.js': `export const draw = () => 'drawn';`,
  'state.js': `export const state = () => 1;`,
};

it('leaves fewer chunks of what a page loads at first where esbuild splits it', async () => {
  expect(await chunksAtFirst([])).toBe(4);
  expect(await chunksAtFirst([shareFirstParts()])).toBe(3);
});

it('shares with the parts that only come with the widget', async () => {
  const built = await buildEntry([shareFirstParts()]);
  expect(built.get('List.js')).toContain('Widget.shared.js');
  expect(built.get('Help.js')).toContain('Widget.shared.js');
  // A page with the hook alone loads this one, and must not load the widget with it.
  expect(built.get('follow.js')).not.toContain('Widget.shared.js');
  expect(built.get('Widget.js')).not.toContain('Widget.shared.js');
});

/** How many files a page loads at first that takes `Widget` from the built entry. */
async function chunksAtFirst(plugins: Plugin[]): Promise<number> {
  const built = await buildEntry(plugins);
  const { metafile } = await bundle({
    stdin: { contents: `export { Widget } from '/entry.js';` },
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: '/out',
    absWorkingDir: '/',
    plugins: [
      {
        name: 'built-files',
        setup: (plugin) => {
          plugin.onResolve({ filter: /\.js$/ }, ({ path }) => ({
            path: path.replace(/^\.?\//, ''),
            namespace: 'built',
            sideEffects: false,
          }));
          plugin.onLoad({ filter: /.*/, namespace: 'built' }, ({ path }) => ({
            contents: built.get(path) ?? '',
          }));
        },
      },
    ],
  });
  const page = metafile.outputs['out/stdin.js'];
  return 1 + (page?.imports ?? []).filter(({ kind }) => kind === 'import-statement').length;
}

async function buildEntry(plugins: Plugin[]): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, ...plugins],
    build: {
      write: false,
      minify: false,
      lib: { entry: '/memory/entry.js', formats: ['es'] },
      rolldownOptions: { output: { preserveModules: true, entryFileNames: '[name].js' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((made) =>
    'output' in made ? made.output : [],
  );
  return new Map(
    outputs.map((output) => [
      output.fileName,
      output.type === 'chunk' ? output.code : String(output.source),
    ]),
  );
}

const inMemory: Plugin = {
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id) => `/memory/${id.replace(/^.*\//, '')}`,
  load: (id) => sources[id.replace('/memory/', '')],
};

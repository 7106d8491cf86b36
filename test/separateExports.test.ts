import { build as bundle } from 'esbuild';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { separateExports } from '../scripts/separateExports.ts';

const sources: Record<string, string> = {
  'entry.js': `export { open } from './open.js'; export { format } from './format.js';`,
  'open.js': `export const open = () => import('./later.js');`,
  'later.js': `import { format } from './format.js'; export const shown = format(1);`,
  'format.js': `export const format = (value) => 'formatted ' + value;`,
};

it('keeps what only a later part uses out of the start of a page that esbuild splits', async () => {
  expect(await loadedAtOnce([])).toContain('formatted');
  expect(await loadedAtOnce([separateExports()])).not.toContain('formatted');
});

/** All that a page loads at first which takes `open` from the built entry. */
async function loadedAtOnce(plugins: Plugin[]): Promise<string> {
  const built = await buildEntry(plugins);
  const { metafile, outputFiles } = await bundle({
    stdin: { contents: `export { open } from '/entry.js';` },
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
  const atOnce = ['out/stdin.js', ...(page?.imports ?? []).flatMap(staticPath)];
  return outputFiles
    .filter(({ path }) => atOnce.some((name) => path.endsWith(name)))
    .map(({ text }) => text)
    .join('\n');
}

function staticPath({ kind, path }: { kind: string; path: string }): string[] {
  return kind === 'import-statement' ? [path] : [];
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
      rolldownOptions: {
        output: { preserveModules: true, entryFileNames: '[name].js' },
      },
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

import { build as bundle, type Metafile } from 'esbuild';
import { build, type Plugin } from 'vite';

/** Files by their names, such as `entry.js`. */
export type Sources = Readonly<Record<string, string>>;

/** Builds a package from files in memory, of which `entry.js` is the entry, as ours is built. */
export async function buildInMemory(
  sources: Sources,
  plugins: Plugin[],
): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory(sources), ...plugins],
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

/** The files that a page loads at first which takes one name of a built package, as esbuild splits it. */
export async function filesAtFirst(
  built: ReadonlyMap<string, string>,
  name: string,
): Promise<string[]> {
  const { metafile, outputFiles } = await bundle({
    stdin: { contents: `export { ${name} } from '/entry.js';` },
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
  const page = 'out/stdin.js';
  const atFirst = [page, ...staticImports(metafile, page)];
  return outputFiles
    .filter(({ path }) => atFirst.some((file) => path.endsWith(file)))
    .map(({ text }) => text);
}

function staticImports({ outputs }: Metafile, file: string): string[] {
  return (outputs[file]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => path);
}

function inMemory(sources: Sources): Plugin {
  return {
    name: 'in-memory',
    enforce: 'pre',
    resolveId: (id) => `/memory/${id.replace(/^.*\//, '')}`,
    load: (id) => sources[id.replace('/memory/', '')],
  };
}

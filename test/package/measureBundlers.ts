import { build } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'vite';
import webpack from 'webpack';

/** Weighs what a page of this code downloads at once as esbuild splits it, in kB, without React. */
export async function measureEsbuild(code: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: resolve('.') },
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  });
  const outputs = new Map(Object.entries(metafile.outputs));
  const atOnce = new Set<string>();
  const add = (path: string): void => {
    if (atOnce.has(path)) return;
    atOnce.add(path);
    for (const imported of outputs.get(path)?.imports ?? []) {
      if (imported.kind === 'import-statement' && imported.external !== true) add(imported.path);
    }
  };
  for (const [path, { entryPoint }] of outputs) if (entryPoint === '<stdin>') add(path);
  const sent = outputFiles.filter(({ path }) => [...atOnce].some((name) => path.endsWith(name)));
  return sent.reduce((sum, { contents }) => sum + weigh(contents), 0);
}

/** Weighs pages as webpack splits them. */
interface WebpackScale {
  /**
   * Weighs what a page of this code downloads at once, in kB, without React. Only this file is
   * minified, and as Vite would: webpack's own minifier takes twenty times as long for a result that
   * is at most 0.8 kB larger.
   */
  weigh: (code: string) => Promise<number>;
  close: () => Promise<void>;
}

/** Starts one compiler for all pages, so that it reads each module of the package once. */
export function startWebpack(): WebpackScale {
  const folder = mkdtempSync(join(tmpdir(), 'brainstem-webpack-'));
  let pages = 0;
  const pagePath = (): string => join(folder, `page-${pages}.mjs`);
  const compiler = webpack({
    mode: 'production',
    entry: () => Promise.resolve({ main: { import: [pagePath()] } }),
    output: { path: folder, filename: 'main.js', module: true, library: { type: 'module' } },
    experiments: { outputModule: true },
    externals: [/^react(-dom)?(\/|$)/],
    performance: false,
    optimization: { minimize: false },
    cache: { type: 'memory' },
  });
  return {
    async weigh(code) {
      pages += 1;
      writeFileSync(pagePath(), code);
      compiler.purgeInputFileSystem();
      const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
        compiler.run((error, result) => (error ? fail(error) : done(result)));
      });
      if (stats?.hasErrors() === true) throw new Error(stats.toString('errors-only'));
      const atOnce = readFileSync(join(folder, 'main.js'), 'utf8');
      const minified = await minify('main.js', atOnce, { module: true });
      const [error] = minified.errors;
      if (error !== undefined) throw new Error(error.message);
      return weigh(Buffer.from(minified.code));
    },
    close: () =>
      new Promise((done, fail) => {
        compiler.close((error) => {
          rmSync(folder, { recursive: true });
          if (error) fail(error);
          else done();
        });
      }),
  };
}

function weigh(contents: Uint8Array): number {
  return gzipSync(contents, { level: 9 }).length / 1000;
}

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildByEsbuild } from 'esbuild';
import { build as buildByVite } from 'vite';
import webpack from 'webpack';

/** Builds a page of a host for production: `index.html` with what it loads. */
export type BuildPage = (host: BuiltHost) => Promise<void> | void;

/** The input and output of a build. */
export interface BuiltHost {
  /** The folder of the host, with the package installed. */
  folder: string;
  /** Its folder for the result. */
  out: string;
  /** A folder with bundlers that are none of ours. */
  tools: string;
}

const entry = 'everyWidget.tsx';

/** The bundlers that partners use, as each is set by default. */
export const bundlers: Readonly<Record<string, BuildPage>> = {
  'Vite 6': (host) => buildByTool('vite-6', host),
  'Vite 7': (host) => buildByTool('vite-7', host),
  async 'Vite 8'({ folder, out }) {
    writePage(folder, `./${entry}`);
    await buildByVite({ ...viteConfig(folder, out), configFile: false, logLevel: 'error' });
  },
  async esbuild({ folder, out }) {
    await bundle(join(folder, entry), out, { minify: true, splitting: true });
    writePage(out, './page.js', './page.css');
  },
  async webpack({ folder, out }) {
    // The host's own code as its loader would hand it on.
    const own = join(folder, 'everyWidget');
    await bundle(join(folder, entry), own, { packages: 'external', minify: false });
    const { errors = [] } = await packed({
      mode: 'production',
      context: folder,
      entry: join(own, 'page.js'),
      output: { path: out, filename: 'page.js', publicPath: 'auto', cssFilename: 'page.css' },
      experiments: { css: true },
      performance: false,
    });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    writePage(out, './page.js', './page.css');
  },
};

function viteConfig(root: string, outDir: string) {
  return { root, base: './', build: { outDir, emptyOutDir: true } };
}

function buildByTool(name: string, { folder, out, tools }: BuiltHost): void {
  writePage(folder, `./${entry}`);
  const config = { ...viteConfig(folder, out), configFile: false, logLevel: 'error' };
  const script = `import { build } from '${name}'; await build(${JSON.stringify(config)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: tools,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function bundle(
  file: string,
  outdir: string,
  options: { minify: boolean; splitting?: boolean; packages?: 'external' },
): Promise<void> {
  await buildByEsbuild({
    ...options,
    entryPoints: { page: file },
    outdir,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

function packed(config: webpack.Configuration): Promise<webpack.StatsCompilation> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error !== null) reject(error);
      else resolve(stats?.toJson({ all: false, errors: true }) ?? {});
    });
  });
}

function writePage(folder: string, script: string, sheet?: string): void {
  const link = sheet === undefined ? '' : `<link rel="stylesheet" href="${sheet}">`;
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${link}
</head><body><script type="module" src="${script}"></script></body></html>`,
  );
}

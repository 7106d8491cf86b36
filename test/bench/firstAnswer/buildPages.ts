import * as esbuild from 'esbuild';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The files of a built page by their path, compressed as a server sends them. */
export type PageFiles = ReadonlyMap<string, Buffer>;

const defines = { 'process.env.NODE_ENV': '"production"' };

/** Bundlers of a partner's page, which take the package as it was built. */
export const bundlers: Readonly<Record<string, (page: string) => Promise<PageFiles>>> = {
  Vite: async (page) => {
    const outDir = mkdtempSync(join(tmpdir(), 'brainstem-parts-'));
    await build({
      configFile: false,
      logLevel: 'error',
      define: defines,
      build: {
        outDir,
        modulePreload: { polyfill: false },
        cssCodeSplit: false,
        rolldownOptions: {
          input: entry(page),
          output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
        },
      },
    });
    return take(outDir);
  },
  esbuild: async (page) => {
    const outdir = mkdtempSync(join(tmpdir(), 'brainstem-parts-'));
    await esbuild.build({
      entryPoints: { page: entry(page) },
      bundle: true,
      format: 'esm',
      splitting: true,
      minify: true,
      jsx: 'automatic',
      // The paths of ours lead to the sources.
      tsconfigRaw: {},
      outdir,
      logLevel: 'error',
      define: defines,
    });
    return take(outdir);
  },
};

/** Adds bytes that can't be compressed to a page's script, so that it weighs as much as another's. */
export function withBallast(files: PageFiles, script: number, style: number): PageFiles {
  const heavier = new Map(files);
  const own = files.get('/page.js');
  if (own === undefined) throw new Error('The page has no script.');
  heavier.set('/page.js', Buffer.concat([own, ballast(script - own.length)]));
  heavier.set('/page.css', ballast(style));
  return heavier;
}

/** A comment of about so many bytes once it is compressed: members of a gzip file may follow each other. */
function ballast(bytes: number): Buffer {
  const text = randomBytes(Math.max(0, Math.round(bytes))).toString('base64');
  return gzipSync(`/*${text}*/`, { level: 9 });
}

function entry(page: string): string {
  return resolve('test/bench/pages', page);
}

function take(folder: string): PageFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => ['.js', '.css'].includes(extname(name)))
    .map((name): [string, Buffer] => [
      `/${name}`,
      gzipSync(readFileSync(join(folder, name)), { level: 9 }),
    ]);
  rmSync(folder, { recursive: true });
  return new Map(files);
}

import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';
import { bundledSource } from '../../../scripts/bundledSource.ts';
import { cssOptions } from '../../../scripts/cssOptions.ts';
import { cssTarget } from '../../../scripts/cssTarget.ts';
import { sourceAliases } from '../../../scripts/sourceAliases.ts';
import { wordModules } from '../../../scripts/words/wordModules.ts';

/** A page's code, built as a partner would ship it. */
export interface BuiltPage {
  /** By their path on the server. */
  files: ReadonlyMap<string, string | Uint8Array>;
}

const peersFolder = resolve('test/bench/peers');

const built = new Map<string, Promise<BuiltPage>>();

/**
 * Builds a page for production, once.
 *
 * @param file - Inside test/bench. Pages in `peers` take their packages, React too, from there.
 */
export function buildPage(file: string): Promise<BuiltPage> {
  const known = built.get(file);
  if (known !== undefined) return known;
  const building = buildAnew(file);
  built.set(file, building);
  return building;
}

async function buildAnew(file: string): Promise<BuiltPage> {
  const isPeer = file.startsWith('peers/');
  const from = createRequire(resolve(isPeer ? peersFolder : '.', 'package.json'));
  const folderOf = (name: string): string => dirname(from.resolve(`${name}/package.json`));
  // MUI's grid asks for what is installed under MUI's material alone.
  const muiSystem = (): string =>
    dirname(createRequire(folderOf('@mui/material') + '/').resolve('@mui/system/package.json'));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), bundledSource(), wordModules()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        ...sourceAliases,
        { find: /^react(?=$|\/)/, replacement: folderOf('react') },
        { find: /^react-dom(?=$|\/)/, replacement: folderOf('react-dom') },
        ...(isPeer ? [{ find: /^@mui\/system(?=$|\/)/, replacement: muiSystem() }] : []),
      ],
    },
    css: cssOptions,
    build: {
      cssTarget,
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: resolve('test/bench', file),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const files = new Map<string, string | Uint8Array>();
  for (const bundle of Array.isArray(result) ? result : [result]) {
    if (!('output' in bundle)) continue;
    for (const output of bundle.output) {
      files.set(`/${output.fileName}`, output.type === 'chunk' ? output.code : output.source);
    }
  }
  return { files };
}

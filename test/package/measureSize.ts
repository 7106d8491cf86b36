import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** A file, or the code of a module that only the bundler sees and the folder that it imports from. */
export type Entry = { file: string } | { code: string; folder: string };

/** The download of an entry: at once, and later through dynamic imports. In kB gzipped. */
export interface Size {
  initial: number;
  lazy: number;
}

/**
 * Builds an entry for production, with React outside, and weighs what a page with it downloads.
 */
export async function measureSize(entry: Entry): Promise<Size> {
  const input = 'file' in entry ? entry.file : join(entry.folder, 'page-of-an-entry.js');
  const isStyle = input.endsWith('.css');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: 'file' in entry ? [] : [virtualEntry(input, entry.code)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        external: [/^react(-dom)?(\/|$)/],
        // The script of a page exports nothing: what it shares with later parts stays in it.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const size = { initial: 0, lazy: 0 };
  const atOnce = initialFiles(outputs);
  for (const output of outputs) {
    if (isStyle !== output.fileName.endsWith('.css')) continue;
    const bytes = gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 });
    size[atOnce.has(output.fileName) ? 'initial' : 'lazy'] += bytes.length / 1000;
  }
  return size;
}

function virtualEntry(path: string, code: string): Plugin {
  return {
    name: 'brainstem-virtual-page',
    resolveId: (id) => (id === path ? id : undefined),
    load: (id) => (id === path ? code : undefined),
  };
}

/** The entry and everything that it imports statically. */
function initialFiles(outputs: readonly BuildOutput[]): Set<string> {
  const files = new Set<string>();
  const add = (fileName: string) => {
    const output = outputs.find((candidate) => candidate.fileName === fileName);
    if (output === undefined || files.has(fileName)) return;
    files.add(fileName);
    output.imports?.forEach(add);
  };
  for (const output of outputs) {
    if (output.type === 'asset' || output.isEntry === true) add(output.fileName);
  }
  return files;
}

interface BuildOutput {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  imports?: string[];
}

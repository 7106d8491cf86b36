import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { budgets } from './budgets.ts';

/** What a host downloads for an entry: at once, and later through dynamic imports. In kB gzipped. */
interface Size {
  initial: number;
  lazy: number;
}

const entries = Object.entries(budgets);
let over = 0;
for (const [entry, budget] of entries) {
  const { initial, lazy } = await measure(entry);
  const fits = initial <= budget;
  if (!fits) over += 1;
  const later = lazy === 0 ? '' : `, ${lazy.toFixed(1)} kB later`;
  console.log(
    `${fits ? '✓' : '✗'} ${entry.padEnd(24)}${initial.toFixed(1).padStart(6)} kB of ${budget} kB${later}`,
  );
}
if (over > 0) {
  console.error(
    `\n${over} of ${entries.length} entries are over budget (test/package/budgets.ts).`,
  );
  process.exitCode = 1;
}

async function measure(entry: string): Promise<Size> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve('dist', entry),
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const size = { initial: 0, lazy: 0 };
  const atOnce = initialFiles(outputs);
  for (const output of outputs) {
    if (entry.endsWith('.css') !== output.fileName.endsWith('.css')) continue;
    const bytes = gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 });
    size[atOnce.has(output.fileName) ? 'initial' : 'lazy'] += bytes.length / 1000;
  }
  return size;
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

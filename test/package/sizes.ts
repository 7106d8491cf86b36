import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { budgets, pageBudgets } from './budgets.ts';

/** What a host downloads for an entry: at once, and later through dynamic imports. In kB gzipped. */
interface Size {
  initial: number;
  lazy: number;
}

const virtualId = 'virtual:page';

const measured = [
  ...Object.entries(budgets).map(([entry, budget]) => ({ name: entry, budget, entry })),
  ...pageBudgets.map(({ widgets, initial }) => ({
    name: `a page with ${widgets.join(', ')}`,
    budget: initial,
    entry: virtualPage(widgets),
  })),
];
let over = 0;
for (const { name, budget, entry } of measured) {
  const { initial, lazy } = await measure(entry);
  const fits = initial <= budget;
  if (!fits) over += 1;
  const later = lazy === 0 ? '' : `, ${lazy.toFixed(1)} kB later`;
  console.log(
    `${fits ? '✓' : '✗'} ${name.padEnd(36)}${initial.toFixed(1).padStart(6)} kB of ${budget} kB${later}`,
  );
}
if (over > 0) {
  console.error(`\n${over} of ${measured.length} are over budget (test/package/budgets.ts).`);
  process.exitCode = 1;
}

/** The code of a page with some widgets, as a module that only the bundler sees. */
function virtualPage(widgets: readonly string[]): { code: string } {
  const names = ['BrainstemProvider', ...widgets].join(', ');
  return {
    code: `export { createClient } from ${JSON.stringify(resolve('dist/index.js'))};
export { ${names} } from ${JSON.stringify(resolve('dist/react.js'))};`,
  };
}

async function measure(entry: string | { code: string }): Promise<Size> {
  const isStyle = typeof entry === 'string' && entry.endsWith('.css');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: typeof entry === 'string' ? [] : [virtualEntry(entry.code)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: typeof entry === 'string' ? resolve('dist', entry) : virtualId,
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
    if (isStyle !== output.fileName.endsWith('.css')) continue;
    const bytes = gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 });
    size[atOnce.has(output.fileName) ? 'initial' : 'lazy'] += bytes.length / 1000;
  }
  return size;
}

function virtualEntry(code: string): Plugin {
  return {
    name: 'brainstem-virtual-page',
    resolveId: (id) => (id === virtualId ? id : undefined),
    load: (id) => (id === virtualId ? code : undefined),
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

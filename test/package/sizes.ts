import { resolve } from 'node:path';
import { kebabCase } from '../../src/widgets/widgetNames.ts';
import { budgets, esbuildExtra, pageBudgets } from './budgets.ts';
import { measureEsbuild, measureWebpack } from './measureBundlers.ts';
import { measureSize } from './measureSize.ts';

let over = 0;
for (const [entry, budget] of Object.entries(budgets)) {
  const { initial, lazy } = await measureSize({ file: resolve('dist', entry) });
  report(entry, [['', initial, budget]], lazy);
}
for (const { hook, widget, initial: budget } of pageBudgets) {
  const entry = `react/${kebabCase(widget).replace(/^-/, '')}`;
  const code = page(entry, hook ?? widget);
  const { initial, lazy } = await measureSize({ code, folder: resolve('.') });
  const sizes: Measured[] = [
    ['Vite', initial, budget],
    ['webpack', await measureWebpack(code), budget],
    ['esbuild', await measureEsbuild(code), budget + esbuildExtra],
  ];
  report(`a page with ${hook ?? widget}`, sizes, lazy);
}
if (over > 0) {
  console.error(`\n${over} are over budget (test/package/budgets.ts).`);
  process.exitCode = 1;
}

type Measured = [bundler: string, size: number, budget: number];

function report(name: string, sizes: readonly Measured[], lazy: number): void {
  const tooLarge = sizes.filter(([, size, budget]) => size > budget).length;
  over += tooLarge;
  const shown = sizes.map(([bundler, size, budget]) =>
    `${bundler} ${size.toFixed(1)} of ${budget}`.trimStart(),
  );
  const later = lazy === 0 ? '' : `; ${lazy.toFixed(1)} later`;
  console.log(`${tooLarge === 0 ? '✓' : '✗'} ${name.padEnd(34)} ${shown.join(', ')} kB${later}`);
}

/** The code of a page that takes one name of a widget's entry, beside the provider and the client. */
function page(entry: string, name: string): string {
  const from = (path: string): string => JSON.stringify(resolve('dist', `${path}.js`));
  return `export { createClient } from ${from('index')};
export { BrainstemProvider } from ${from('react/provider')};
export { ${name} } from ${from(entry)};`;
}

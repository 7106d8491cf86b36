import { resolve } from 'node:path';
import { budgets, pageBudgets } from './budgets.ts';
import { measureSize, type Entry } from './measureSize.ts';

const measured = [
  ...Object.entries(budgets).map(([entry, budget]) => ({
    name: entry,
    budget,
    entry: { file: resolve('dist', entry) },
  })),
  ...pageBudgets.map(({ widgets, initial }) => ({
    name: `a page with ${widgets.join(', ')}`,
    budget: initial,
    entry: virtualPage(widgets),
  })),
];
let over = 0;
for (const { name, budget, entry } of measured) {
  const { initial, lazy } = await measureSize(entry);
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
function virtualPage(widgets: readonly string[]): Entry {
  const names = ['BrainstemProvider', ...widgets].join(', ');
  return {
    folder: resolve('.'),
    code: `export { createClient } from ${JSON.stringify(resolve('dist/index.js'))};
export { ${names} } from ${JSON.stringify(resolve('dist/react.js'))};`,
  };
}

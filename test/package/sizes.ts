import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { capital } from '../../scripts/capital.ts';
import { kebabCase, widgetNames, type WidgetName } from '../../src/widgets/widgetNames.ts';
import {
  budgets,
  hookBudgets,
  hostBudget,
  otherBundlersExtra,
  packageBudgets,
  pageBudgets,
  viewerBudgets,
} from './budgets.ts';
import { measureEsbuild, startWebpack } from './measureBundlers.ts';
import { measureSize } from './measureSize.ts';

/** The code of a page with the provider and the client alone. */
const host = `${built('index', 'createClient')}\n${built('react/provider', 'BrainstemProvider')}`;

const packer = startWebpack();
let over = 0;
reportPackage();
for (const [entry, budget] of Object.entries(budgets)) {
  const { initial, lazy } = await measureSize({ file: resolve('dist', entry) });
  report(entry, [['', initial, budget]], lazy);
}
const alone = await measurePage(host);
report('a page with provider and client', within(alone.sizes, hostBudget), alone.lazy);
for (const widget of widgetNames) await reportPage(widget, capital(widget), pageBudgets[widget]);
for (const { widget, hook, initial } of hookBudgets) await reportPage(widget, hook, initial);
await reportViewer();
await packer.close();
if (over > 0) {
  console.error(`\n${over} are over budget (test/package/budgets.ts).`);
  process.exitCode = 1;
}

/** The tarball, as the registry would have it. */
function reportPackage(): void {
  const packed = v.tuple([v.object({ size: v.number(), entryCount: v.number() })]);
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [{ size, entryCount }] = v.parse(packed, JSON.parse(output));
  report('the tarball', [['', size / 1000, packageBudgets.tarball]], 0);
  const isTooMany = entryCount > packageBudgets.files;
  if (isTooMany) over += 1;
  console.log(
    `${isTooMany ? '✗' : '✓'} ${entryCount} of ${packageBudgets.files} files in the package`,
  );
}

/** A page that takes one name of a widget's entry. */
async function reportPage(widget: WidgetName, name: string, budget: number): Promise<void> {
  const { sizes, lazy } = await measurePage(page(`react/${kebabCase(widget)}`, name));
  report(`a page with ${name}`, within(sizes, budget), lazy, own(sizes, alone.sizes));
}

type Sizes = Readonly<Record<'Vite' | 'webpack' | 'esbuild', number>>;

type Measured = [bundler: string, size: number, budget: number];

function report(name: string, sizes: readonly Measured[], lazy: number, its?: Sizes): void {
  const tooLarge = sizes.filter(([, size, budget]) => size > budget).length;
  over += tooLarge;
  const shown = sizes.map(([bundler, size, budget]) =>
    `${bundler} ${size.toFixed(1)} of ${budget}`.trimStart(),
  );
  const later = lazy === 0 ? '' : `; ${lazy.toFixed(1)} later`;
  const share =
    its === undefined
      ? ''
      : `; its own ${[its.Vite, its.webpack, its.esbuild].map((size) => size.toFixed(1)).join(', ')}`;
  const mark = tooLarge === 0 ? '✓' : '✗';
  console.log(`${mark} ${name.padEnd(34)} ${shown.join(', ')} kB${later}${share}`);
}

/** Measures the first download of a page by each bundler, and the later one by Vite. */
async function measurePage(code: string): Promise<{ sizes: Sizes; lazy: number }> {
  const { initial, lazy } = await measureSize({ code, folder: resolve('.') });
  const [webpack, esbuild] = [await packer.weigh(code), await measureEsbuild(code)];
  return { sizes: { Vite: initial, webpack, esbuild }, lazy };
}

function within({ Vite, webpack, esbuild }: Sizes, budget: number): Measured[] {
  return [
    ['Vite', Vite, budget],
    ['webpack', webpack, budget + otherBundlersExtra.webpack],
    ['esbuild', esbuild, budget + otherBundlersExtra.esbuild],
  ];
}

/** The brain viewer's own code: React Flow, which draws its graph, is not ours. */
async function reportViewer(): Promise<void> {
  const viewer = page('react/brain-viewer', 'BrainViewer');
  const graph = built('parts/BrainGraphView', 'BrainGraphView');
  const flow = exported(
    fileURLToPath(import.meta.resolve('@xyflow/react')),
    'ReactFlow, ReactFlowProvider, ViewportPortal, useReactFlow, useStore, useStoreApi',
  );
  const { atFirst, withGraph } = viewerBudgets;
  const first = await measurePage(viewer);
  report('BrainViewer’s own', within(own(first.sizes, alone.sizes), atFirst), 0);
  const drawing = await measurePage(`${viewer}\n${graph}`);
  const drawn = own(drawing.sizes, (await measurePage(`${host}\n${flow}`)).sizes);
  report('BrainViewer’s own, with its graph', within(drawn, withGraph), 0);
}

/** Returns the extra size of a page over another. */
function own(all: Sizes, rest: Sizes): Sizes {
  return {
    Vite: all.Vite - rest.Vite,
    webpack: all.webpack - rest.webpack,
    esbuild: all.esbuild - rest.esbuild,
  };
}

/** The code of a page that takes one name of a widget's entry, beside the provider and the client. */
function page(entry: string, name: string): string {
  return `${host}\n${built(entry, name)}`;
}

function built(entry: string, names: string): string {
  return exported(resolve('dist', `${entry}.js`), names);
}

function exported(file: string, names: string): string {
  return `export { ${names} } from ${JSON.stringify(file)};`;
}

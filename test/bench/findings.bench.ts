import type { Benchmark, Ratio, Result } from './benchmark.ts';
import { installPeers } from './browser/installPeers.ts';
import type { PageCost } from './browser/measurePage.ts';
import { formatDropped } from './formatDropped.ts';
import { measureSteps, type StepCosts } from './browser/measureSteps.ts';

const files = {
  ours: 'pages/findingsOurs.tsx',
  'ag-grid': 'peers/findingsAgGrid.tsx',
  MUI: 'peers/findingsMui.tsx',
} as const;

const count = 100_000;
const steps = ['prepare', 'open', 'search k', 'search ke', 'search ', 'sort', 'scroll'] as const;
type Step = (typeof steps)[number];

/** The table of findings beside others, in Chromium. */
export const findingsBenchmark: Benchmark = {
  title: '100,000 findings in a table, in Chromium',
  async run() {
    installPeers();
    return [await workTables()];
  },
};

async function workTables(): Promise<Result> {
  const costs = new Map<string, StepCosts>();
  for (const [name, file] of Object.entries(files)) {
    costs.set(name, await measureSteps({ file, steps, count, rounds: 3 }));
  }
  checkSameWork(costs);
  const cost = (name: string, step: Step): PageCost | undefined => costs.get(name)?.steps.get(step);
  const time = (name: string, step: Step): number => cost(name, step)?.elapsed ?? Number.NaN;
  const lead = (title: string, step: Step, factor = 1): Ratio => ({
    title: `ours / the best peer, ${title}`,
    value: time('ours', step) / Math.min(time('ag-grid', step), time('MUI', step)),
    atMost: 1 / factor,
  });
  return {
    title:
      'From the act to its paint, in ms; frames dropped in 2 s, and the time between them, p95. MUI draws pages of 100 rows: its community edition has no more',
    columns: [
      '',
      'first rows',
      'keystroke',
      'next',
      'cleared',
      'sort',
      'dropped',
      'frame',
      'heap MB',
    ],
    rows: Array.from(costs, ([name, { heap }]) => [
      name,
      time(name, 'open').toFixed(0),
      time(name, 'search k').toFixed(0),
      time(name, 'search ke').toFixed(0),
      time(name, 'search ').toFixed(0),
      time(name, 'sort').toFixed(0),
      formatDropped(cost(name, 'scroll')),
      (cost(name, 'scroll')?.frameP95 ?? Number.NaN).toFixed(0),
      (heap / 1e6).toFixed(0),
    ]),
    ratios: [
      { title: 'first rows of ours / 100 ms', value: time('ours', 'open') / 100, atMost: 1 },
      {
        title: 'keystroke of ours after 2 s of rest / 50 ms',
        value: time('ours', 'search k') / 50,
        atMost: 1,
      },
      { title: 'next keystroke of ours / 33 ms', value: time('ours', 'search ke') / 33, atMost: 1 },
      {
        title: 'frames of ours while it scrolls, p95 / 33 ms',
        value: (cost('ours', 'scroll')?.frameP95 ?? Number.NaN) / 33,
        atMost: 1,
      },
      lead('first rows', 'open'),
      lead('keystroke', 'search k', 2.5),
      lead('next keystroke', 'search ke', 2.5),
      lead('sort', 'sort'),
      {
        title: 'frames that ours dropped / 3',
        value: (cost('ours', 'scroll')?.droppedFrames ?? Number.NaN) / 3,
        atMost: 1,
      },
    ],
  };
}

function checkSameWork(costs: ReadonlyMap<string, StepCosts>): void {
  for (const step of steps) {
    if (step === 'prepare') continue;
    const counts = Array.from(costs.values(), (cost) => cost.steps.get(step)?.shown);
    if (new Set(counts).size > 1)
      throw new Error(`Not the same rows at "${step}": ${counts.join()}.`);
  }
}

import type { Benchmark, Ratio, Result } from './benchmark.ts';
import { formatDropped } from './formatDropped.ts';
import { measureSteps, type StepCosts } from './browser/measureSteps.ts';

const files = { ours: 'pages/brainOurs.tsx', 'React Flow': 'pages/brainReactFlow.tsx' } as const;

/** Labels, and how many rounds: large ones take long. There are 2.5 edges for each label. */
const sizes = [
  { labels: 60, rounds: 3 },
  { labels: 300, rounds: 3 },
  { labels: 1_000, rounds: 3 },
  { labels: 3_000, rounds: 1 },
] as const;

/** The picture of a brain beside plain React Flow with the same cards, in Chromium. */
export const brainBenchmark: Benchmark = {
  title: 'the picture of a brain, in Chromium',
  run: async () => [await drawBrains()],
};

async function drawBrains(): Promise<Result> {
  const costs = new Map<string, StepCosts>();
  for (const { labels, rounds } of sizes) {
    for (const [name, file] of Object.entries(files)) {
      const steps = ['prepare', 'open', 'move'];
      costs.set(`${name} ${labels}`, await measureSteps({ file, steps, count: labels, rounds }));
    }
  }
  const open = (key: string) => costs.get(key)?.steps.get('open');
  const dropped = (key: string): number =>
    costs.get(key)?.steps.get('move')?.droppedFrames ?? Number.NaN;
  const aim = (title: string, value: number, most: number): Ratio => ({
    title,
    value: value / most,
    atMost: 1,
  });
  return {
    title:
      'Ours with its layout in a worker; React Flow with labels in rows, laid out by nobody. ' +
      'Times in ms; 2 s of pan and zoom',
    columns: [
      ...['', 'labels', 'edges', 'readable', 'main thread', 'longest task', 'elements'],
      ...['dropped', 'longest task moving', 'heap MB'],
    ],
    rows: Array.from(costs, ([key, { steps, heap }]) => {
      const [, name = '', labels = ''] = /^(.*) (\d+)$/.exec(key) ?? [];
      const [opened, moved] = [steps.get('open'), steps.get('move')];
      const times = [opened?.elapsed, opened?.mainThread, opened?.longestTask];
      return [
        ...[name, labels, `${Number(labels) * 2.5}`],
        ...times.map((time) => (time ?? Number.NaN).toFixed(0)),
        `${opened?.elements ?? ''}`,
        formatDropped(moved),
        (moved?.longestTask ?? Number.NaN).toFixed(0),
        (heap / 1e6).toFixed(1),
      ];
    }),
    ratios: [
      aim('1,000 labels readable / 2 s', open('ours 1000')?.elapsed ?? Number.NaN, 2_000),
      aim('their longest task / 100 ms', open('ours 1000')?.longestTask ?? Number.NaN, 100),
      aim('frames dropped of 1,000 / 10', dropped('ours 1000'), 10),
      aim('frames dropped of 3,000 / 30', dropped('ours 3000'), 30),
      {
        title: 'frames dropped of 1,000, ours / React Flow',
        value: dropped('ours 1000') / dropped('React Flow 1000'),
        atMost: 0.2,
      },
    ],
  };
}

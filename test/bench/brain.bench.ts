import type { Benchmark, Result } from './benchmark.ts';
import { installPeers } from './browser/installPeers.ts';
import { formatDropped } from './formatDropped.ts';
import { measureSteps, type StepCosts } from './browser/measureSteps.ts';

/** The pages, and up to how many labels they are measured: layouts of more take minutes. */
const pages = [
  { name: 'ours', file: 'pages/brainOurs.tsx', most: 3_000 },
  { name: 'React Flow', file: 'pages/brainReactFlow.tsx', most: 3_000 },
  { name: 'React Flow, d3-force', file: 'pages/brainReactFlowForce.tsx', most: 1_000 },
  { name: 'React Flow, ELK', file: 'peers/brainReactFlowElk.tsx', most: 300 },
] as const;

/** Labels, and how many rounds: large ones take long. There are 2.5 edges for each label. */
const sizes = [
  { labels: 60, rounds: 3 },
  { labels: 300, rounds: 3 },
  { labels: 1_000, rounds: 3 },
  { labels: 3_000, rounds: 1 },
] as const;

/** The picture of a brain beside React Flow with the same cards, in Chromium. */
export const brainBenchmark: Benchmark = {
  title: 'the picture of a brain, in Chromium',
  async run() {
    installPeers();
    return [await drawBrains()];
  },
};

async function drawBrains(): Promise<Result> {
  const costs = new Map<string, StepCosts>();
  for (const { labels, rounds } of sizes) {
    for (const { name, file, most } of pages) {
      if (labels > most) continue;
      const steps = ['prepare', 'open', 'spread', 'move'];
      costs.set(`${name} ${labels}`, await measureSteps({ file, steps, count: labels, rounds }));
    }
  }
  const open = (key: string) => costs.get(key)?.steps.get('open');
  const dropped = (key: string): number =>
    costs.get(key)?.steps.get('move')?.droppedFrames ?? Number.NaN;
  /** Ours divided by React Flow that is given its places. */
  const ratio = (title: string, read: (key: string) => number, labels: number, atMost: number) => ({
    title: `${labels} labels: ${title}, ours / React Flow`,
    value: read(`ours ${labels}`) / read(`React Flow ${labels}`),
    atMost,
  });
  const readable = (key: string): number => open(key)?.elapsed ?? Number.NaN;
  const longestTask = (key: string): number => open(key)?.longestTask ?? Number.NaN;
  return {
    title:
      'Ours with its layout; React Flow given its places, or laid out by d3-force or ELK. ' +
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
      ratio('readable', readable, 60, 1),
      ratio('readable', readable, 300, 1),
      ratio('readable', readable, 1_000, 0.6),
      ratio('readable', readable, 3_000, 0.4),
      // Nothing is drawn before the labels have their places: the first picture is the readable one.
      ratio('first legible picture', readable, 1_000, 0.3),
      ratio('longest task', longestTask, 1_000, 0.1),
      ratio('longest task', longestTask, 3_000, 0.1),
      ratio('frames dropped', dropped, 1_000, 0.05),
      ratio('frames dropped', dropped, 3_000, 0.05),
    ],
  };
}

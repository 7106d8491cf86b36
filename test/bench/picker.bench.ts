import type { Benchmark, Result } from './benchmark.ts';
import { measureSteps } from './browser/measureSteps.ts';

/** How much main-thread time each act may take, in milliseconds. */
const acts = { open: 100, filter: 50, range: 50 } as const;

/** A picker of many files, in Chromium. */
export const pickerBenchmark: Benchmark = {
  title: 'a picker of 10,000 files, in Chromium',
  run: async () => [await workPicker()],
};

async function workPicker(): Promise<Result> {
  const { steps } = await measureSteps({
    file: 'pages/pickerOurs.tsx',
    steps: ['prepare', 'open', 'filter', 'clear', 'reach', 'range'],
    count: 10_000,
    rounds: 5,
  });
  const names = { open: 'opening', filter: 'a keystroke', range: 'Shift over 5,000' };
  const time = (step: keyof typeof acts): number => steps.get(step)?.mainThread ?? Number.NaN;
  return {
    title: 'Main thread, the median of five rounds',
    columns: ['', 'main thread ms', 'to the paint ms', 'longest task ms', 'rows'],
    rows: (['open', 'filter', 'range'] as const).map((step) => [
      names[step],
      time(step).toFixed(0),
      (steps.get(step)?.elapsed ?? Number.NaN).toFixed(0),
      (steps.get(step)?.longestTask ?? Number.NaN).toFixed(0),
      `${steps.get(step)?.shown ?? ''}`,
    ]),
    ratios: (['open', 'filter', 'range'] as const).map((step) => ({
      title: `${names[step]} / ${acts[step]} ms`,
      value: time(step) / acts[step],
      atMost: 1,
    })),
  };
}

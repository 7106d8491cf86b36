import type { Benchmark, Result } from './benchmark.ts';
import { measureSteps } from './browser/measureSteps.ts';

/** Options for measuring a page. */
export interface StepsBenchmarkOptions {
  title: string;
  /** The page, as `pages/x.tsx`. */
  file: string;
  /** Items on it. */
  count: number;
  /** Every step in its order, also those that aren't measured. */
  steps: readonly string[];
  /** The measured steps, with how much main-thread time each may take, in milliseconds. */
  limits: Readonly<Record<string, { title: string; atMost: number }>>;
}

/** A benchmark of the steps that a user takes on a page, in Chromium. */
export function stepsBenchmark(options: StepsBenchmarkOptions): Benchmark {
  return { title: options.title, run: async () => [await measure(options)] };
}

async function measure({ file, count, steps, limits }: StepsBenchmarkOptions): Promise<Result> {
  const { steps: measured } = await measureSteps({ file, steps, count, rounds: 5 });
  const limited = Object.entries(limits);
  return {
    title: 'Main thread, the median of five rounds',
    columns: ['', 'main thread ms', 'to the paint ms', 'longest task ms', 'rows'],
    rows: limited.map(([step, { title }]) => {
      const { mainThread, elapsed, longestTask, shown } = measured.get(step) ?? {};
      const times = [mainThread, elapsed, longestTask].map((time = Number.NaN) => time.toFixed(0));
      return [title, ...times, `${shown ?? ''}`];
    }),
    ratios: limited.map(([step, { title, atMost }]) => ({
      title: `${title} / ${atMost} ms`,
      value: (measured.get(step)?.mainThread ?? Number.NaN) / atMost,
      atMost: 1,
    })),
  };
}

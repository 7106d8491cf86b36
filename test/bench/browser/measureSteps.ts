import type { BenchInput } from './benchPage.ts';
import { heldBytes, measurePage, type PageCost } from './measurePage.ts';
import { timeouts } from '../../timeouts.ts';
import { openBench } from './openBench.ts';

/** The costs of a page's steps. */
export interface StepCosts {
  /** By step: of all rounds the one with the median time. */
  steps: ReadonlyMap<string, PageCost>;
  /** Bytes held after the last step, the median. */
  heap: number;
}

/** The plan for {@link measureSteps}. */
export interface StepPlan {
  /** Inside test/bench. */
  file: string;
  /** In their order, each in the page that the one before left. */
  steps: readonly string[];
  count: number;
  rounds: number;
}

/** The pause before each step, in milliseconds: what the page prepares may be ready then. */
const settle = 2_000;

/** Measures a page's works one after another, each round in a fresh Chromium. */
export async function measureSteps({ file, steps, count, rounds }: StepPlan): Promise<StepCosts> {
  const costs = new Map(steps.map((step): [string, PageCost[]] => [step, []]));
  const heaps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, session, close } = await openBench(file);
    try {
      for (const [step, measured] of costs) {
        await page.waitForTimeout(settle);
        const input: BenchInput = { stream: '', count, step };
        measured.push(await measurePage(page, session, input, timeouts.test));
      }
      heaps.push(await heldBytes(session));
    } finally {
      await close();
    }
  }
  return {
    steps: new Map(
      Array.from(costs).flatMap(([step, measured]): [string, PageCost][] => {
        const cost = middleBy(measured, ({ elapsed }) => elapsed);
        return cost === undefined ? [] : [[step, cost]];
      }),
    ),
    heap: middleBy(heaps, (bytes) => bytes) ?? Number.NaN,
  };
}

function middleBy<T>(values: readonly T[], read: (value: T) => number): T | undefined {
  return values.toSorted((a, b) => read(a) - read(b))[Math.floor(values.length / 2)];
}

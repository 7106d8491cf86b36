import type { CDPSession, Page } from 'playwright';
import type { BenchInput, RunCost } from './benchPage.ts';

/** The cost of one run of a page. */
export interface PageCost extends RunCost {
  /** Main-thread work of all kinds, in milliseconds. */
  mainThread: number;
}

/** Runs an opened page's work once and measures it. Rejects when it never ends. */
export async function measurePage(
  page: Page,
  session: CDPSession,
  input: BenchInput,
  timeout: number,
): Promise<PageCost> {
  await session.send('HeapProfiler.collectGarbage');
  const before = await taskDuration(session);
  const run = page.evaluate((given) => {
    if (window.measureBench === undefined) throw new Error('The page offers no benchmark.');
    return window.measureBench(given);
  }, input);
  const cost = await withTimeout(run, timeout);
  return { ...cost, mainThread: (await taskDuration(session)) - before };
}

/** Bytes that are held after a collection. */
export async function heldBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Not done after ${milliseconds / 1000} s.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

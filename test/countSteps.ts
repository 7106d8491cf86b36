import { Session, type Profiler } from 'node:inspector/promises';

/** Counts what the parser does, by the engine's own counters: the product has none. */
export interface StepCounter {
  /** Returns the number of blocks of the parser's code that each function runs through. */
  count: (...acts: readonly (() => unknown)[]) => Promise<number[]>;
  stop: () => Promise<void>;
}

/** Starts to count. What is spent inside a regular expression is not among it. */
export async function startCounting(folder: string): Promise<StepCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const take = async (): Promise<number> => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return sumOf(result.filter(({ url }) => url.includes(folder) && !/testing|\.test\./.test(url)));
  };
  return {
    async count(...acts) {
      await take();
      const counts: number[] = [];
      for (const act of acts) {
        act();
        counts.push(await take());
      }
      return counts;
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

function sumOf(scripts: readonly Profiler.ScriptCoverage[]): number {
  let sum = 0;
  for (const { functions } of scripts) {
    for (const { ranges } of functions) for (const { count } of ranges) sum += count;
  }
  return sum;
}

import { measurePage, type PageCost } from './measurePage.ts';
import { timeouts } from '../../timeouts.ts';
import { openBench } from './openBench.ts';
import type { BenchInput } from './benchPage.ts';
import type { ServedStream } from './serveBench.ts';

/**
 * Returns the run with the median main-thread time; undefined when a run took too long.
 *
 * @param slowdown - The factor by which the page's CPU is slower.
 */
export async function medianCost(
  file: string,
  streams: Readonly<Record<string, ServedStream>>,
  input: BenchInput,
  rounds: number,
  slowdown = 1,
): Promise<PageCost | undefined> {
  const costs: PageCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, session, close } = await openBench(file, streams, slowdown);
    try {
      costs.push(await measurePage(page, session, input, timeouts.test));
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Not done')) return undefined;
      throw error;
    } finally {
      await close();
    }
  }
  return costs.toSorted((a, b) => a.mainThread - b.mainThread)[Math.floor(rounds / 2)];
}

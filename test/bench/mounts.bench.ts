import type { Benchmark, Result } from './benchmark.ts';
import { heldBytes, measurePage, type PageCost } from './browser/measurePage.ts';
import { openBench } from './browser/openBench.ts';

/** The time that all mounts may take, in milliseconds. */
const patience = 300_000;

/** Benchmark of what is left after widgets came and went, in Chromium. */
export const mountsBenchmark: Benchmark = {
  title: 'what 200 mounts leave behind, in Chromium',
  run: async () => [await mountOften()],
};

async function mountOften(): Promise<Result> {
  const { page, session, close } = await openBench('pages/mountsOurs.tsx');
  const mount = (count: number): Promise<PageCost> =>
    measurePage(page, session, { stream: '', count }, patience);
  try {
    await mount(20);
    const before = await heldBytes(session);
    await mount(200);
    const grown = (await heldBytes(session)) - before;
    return {
      title: '200 mounts of the chat, after 20 that warm up',
      columns: ['', 'held before KB', 'grown KB'],
      rows: [['ours', (before / 1000).toFixed(0), (grown / 1000).toFixed(0)]],
      ratios: [{ title: 'growth of the heap / 250 KB', value: grown / 250_000, atMost: 1 }],
    };
  } finally {
    await close();
  }
}

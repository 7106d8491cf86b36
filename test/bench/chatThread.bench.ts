import type { Benchmark, Result } from './benchmark.ts';
import { installPeers } from './browser/installPeers.ts';
import type { PageCost } from './browser/measurePage.ts';
import { medianCost } from './browser/medianCost.ts';

/** A long thread is opened, in Chromium. */
export const chatThreadBenchmark: Benchmark = {
  title: 'a chat of 1,000 messages, in Chromium',
  async run() {
    installPeers();
    return [await openThread()];
  },
};

async function openThread(): Promise<Result> {
  const files = {
    ours: 'pages/threadOurs.tsx',
    'assistant-ui': 'peers/chatAssistantUi.tsx',
    'AI SDK, react-markdown': 'peers/chatAiSdk.tsx',
  };
  const input = { stream: '', count: 1_000 };
  const costs = new Map<string, PageCost | undefined>();
  for (const [name, file] of Object.entries(files)) {
    costs.set(name, await medianCost(file, {}, input, 3));
  }
  const of = (name: string): PageCost | undefined => costs.get(name);
  const ratio = (read: (cost: PageCost | undefined) => number): number =>
    read(of('ours')) / Math.min(read(of('assistant-ui')), read(of('AI SDK, react-markdown')));
  return {
    title: 'The end of a thread of 1,000 messages',
    columns: ['', 'after ms', 'elements', 'longest task ms'],
    rows: [...costs].map(([name, cost]) => [
      name,
      (cost?.elapsed ?? Number.NaN).toFixed(0),
      `${cost?.elements ?? ''}`,
      (cost?.longestTask ?? Number.NaN).toFixed(0),
    ]),
    ratios: [
      {
        title: 'ours / the best peer, time',
        value: ratio((cost) => cost?.elapsed ?? Number.NaN),
        atMost: 0.15,
      },
      {
        title: 'ours / the best peer, elements',
        value: ratio((cost) => cost?.elements ?? Number.NaN),
        atMost: 0.05,
      },
    ],
  };
}

import type { Benchmark, Result } from './benchmark.ts';
import type { PageCost } from './browser/measurePage.ts';
import { medianCost } from './browser/medianCost.ts';
import { formatDropped } from './formatDropped.ts';
import { installPeers } from './browser/installPeers.ts';
import type { ServedStream } from './browser/serveBench.ts';
import { asStreamLines, createMarkdown } from './createMarkdown.ts';
import { createRandom } from './createRandom.ts';

const pages = {
  bare: 'pages/chatBare.tsx',
  ours: 'pages/chatOurs.tsx',
  'assistant-ui': 'peers/chatAssistantUi.tsx',
  'AI SDK, react-markdown': 'peers/chatAiSdk.tsx',
} as const;

/** Answers that stream into a chat, in Chromium. */
export const chatStreamingBenchmark: Benchmark = {
  title: 'an answer that streams into a chat, in Chromium over HTTP',
  async run() {
    installPeers();
    return [await streamAtFullPace(), await streamSlowed(), await streamPaced()];
  },
};

async function streamAtFullPace(): Promise<Result> {
  const sizes = [25, 100, 400] as const;
  const streams = Object.fromEntries(sizes.map((size) => [`full-${size}`, answer(size)]));
  const costs = new Map<string, PageCost | undefined>();
  for (const [name, file] of Object.entries(pages)) {
    for (const size of sizes) {
      const isOwn = name === 'ours' || name === 'bare';
      // It takes minutes for 100 KB.
      if (name === 'AI SDK, react-markdown' && size > 25) continue;
      if (!isOwn && size > 100) continue;
      const input = { stream: `/stream/full-${size}`, count: 0 };
      costs.set(`${name} ${size}`, await medianCost(file, streams, input, isOwn ? 3 : 1));
    }
  }
  const time = (key: string): number => costs.get(key)?.mainThread ?? Number.NaN;
  return {
    title: 'An answer at full pace, main thread in ms; 40 deltas a KB',
    columns: ['', 'KB', 'main thread', 'longest task', 'shown'],
    rows: [...costs].map(([key, cost]) => {
      const [, name = '', size = ''] = /^(.*) (\d+)$/.exec(key) ?? [];
      return cost === undefined
        ? [name, size, 'too long', '', '']
        : [name, size, cost.mainThread.toFixed(0), cost.longestTask.toFixed(0), `${cost.shown}`];
    }),
    ratios: [
      { title: 'ours / bare, 100 KB', value: time('ours 100') / time('bare 100'), atMost: 1.7 },
      {
        title: 'ours / assistant-ui, 100 KB',
        value: time('ours 100') / time('assistant-ui 100'),
        atMost: 0.25,
      },
      { title: 'ours, 400 KB / 100 KB', value: time('ours 400') / time('ours 100'), atMost: 4.5 },
      {
        title: 'longest task of ours, 100 KB / 50 ms',
        value: (costs.get('ours 100')?.longestTask ?? Number.NaN) / 50,
        atMost: 1,
      },
    ],
  };
}

/** The factor by which a user's machine may be slower. */
const slowdown = 4;

async function streamSlowed(): Promise<Result> {
  const streams = { slowed: answer(100) };
  const input = { stream: '/stream/slowed', count: 0 };
  const costs = new Map<string, PageCost | undefined>();
  const { bare, ours, 'assistant-ui': peer } = pages;
  for (const [name, file] of Object.entries({ bare, ours, 'assistant-ui': peer })) {
    const rounds = name === 'assistant-ui' ? 1 : 5;
    costs.set(name, await medianCost(file, streams, input, rounds, slowdown));
  }
  const of = (name: string, read: (cost: PageCost) => number): number => {
    const cost = costs.get(name);
    return cost === undefined ? Number.NaN : read(cost);
  };
  const atLeastOne = (value: number): number => Math.max(1, value);
  return {
    title: `100 KB in 4,000 deltas at full pace, with a CPU ${slowdown} times slower`,
    columns: [
      '',
      'main thread ms',
      'longest task ms',
      'tasks over 50 ms',
      'frames dropped',
      'drawn',
    ],
    rows: [...costs].map(([name, cost]) =>
      cost === undefined
        ? [name, 'too long', '', '', '', '']
        : [
            name,
            cost.mainThread.toFixed(0),
            cost.longestTask.toFixed(0),
            `${cost.longTasks}`,
            formatDropped(cost),
            `${cost.frames}`,
          ],
    ),
    ratios: [
      {
        title: 'tasks over 50 ms, ours / bare',
        value:
          of('ours', ({ longTasks }) => longTasks) /
          atLeastOne(of('bare', ({ longTasks }) => longTasks)),
        atMost: 1,
      },
      {
        title: 'longest task, ours / the longer of 50 ms and bare',
        value:
          of('ours', ({ longestTask }) => longestTask) /
          Math.max(
            50,
            of('bare', ({ longestTask }) => longestTask),
          ),
        atMost: 1,
      },
      {
        title: 'dropped frames, ours / bare',
        value:
          of('ours', ({ droppedFrames }) => droppedFrames) /
          atLeastOne(of('bare', ({ droppedFrames }) => droppedFrames)),
        atMost: 1,
      },
    ],
  };
}

async function streamPaced(): Promise<Result> {
  const streams = { paced: { ...answer(25), perSecond: 100 } };
  const costs = new Map<string, PageCost | undefined>();
  for (const [name, file] of Object.entries(pages)) {
    costs.set(name, await medianCost(file, streams, { stream: '/stream/paced', count: 0 }, 1));
  }
  const time = (key: string): number => costs.get(key)?.mainThread ?? Number.NaN;
  const best = Math.min(time('assistant-ui'), time('AI SDK, react-markdown'));
  return {
    title: '25 KB at 100 deltas a second',
    columns: ['', 'main thread ms', 'longest task ms', 'frames dropped'],
    rows: [...costs].map(([name, cost]) => [
      name,
      (cost?.mainThread ?? Number.NaN).toFixed(0),
      (cost?.longestTask ?? Number.NaN).toFixed(0),
      formatDropped(cost),
    ]),
    ratios: [
      { title: 'ours / the best peer', value: time('ours') / best, atMost: 0.7 },
      {
        title: 'frames that ours dropped / 3',
        value: (costs.get('ours')?.droppedFrames ?? Number.NaN) / 3,
        atMost: 1,
      },
    ],
  };
}

function answer(kilobytes: number): ServedStream {
  const text = createMarkdown(kilobytes * 1_000, createRandom(20_260_401));
  return { lines: asStreamLines(text, kilobytes * 40) };
}

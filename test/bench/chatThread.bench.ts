import type { Benchmark, Result } from './benchmark.ts';
import { installPeers } from './browser/installPeers.ts';
import type { PageCost } from './browser/measurePage.ts';
import { medianCost } from './browser/medianCost.ts';
import type { ServedStream } from './browser/serveBench.ts';
import { asStreamLines, createMarkdown } from './createMarkdown.ts';
import { createRandom } from './createRandom.ts';

/** A long thread is opened, in Chromium. */
export const chatThreadBenchmark: Benchmark = {
  title: 'long threads, the first key press, and how costs grow, in Chromium',
  async run() {
    installPeers();
    return [await openThread(), await typeFirst(), await grow()];
  },
};

async function openThread(): Promise<Result> {
  const files = {
    'last 30, no chat': 'pages/threadFloor.tsx',
    ours: 'pages/threadOurs.tsx',
    'assistant-ui': 'peers/chatAssistantUi.tsx',
    'AI SDK, react-markdown': 'peers/chatAiSdk.tsx',
  };
  const input = { stream: '', count: 1_000 };
  const costs = new Map<string, PageCost | undefined>();
  for (const [name, file] of Object.entries(files)) {
    costs.set(name, await medianCost(file, {}, input, file.startsWith('pages') ? 5 : 3));
  }
  const of = (name: string): PageCost | undefined => costs.get(name);
  const ratio = (read: (cost: PageCost | undefined) => number): number =>
    read(of('ours')) / Math.min(read(of('assistant-ui')), read(of('AI SDK, react-markdown')));
  const elapsed = (name: string): number => of(name)?.elapsed ?? Number.NaN;
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
        title: 'ours / the last 30 without a chat, time',
        value: elapsed('ours') / elapsed('last 30, no chat'),
        atMost: 1.3,
      },
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

async function typeFirst(): Promise<Result> {
  const cost = await medianCost('pages/keystrokeOurs.tsx', {}, { stream: '', count: 0 }, 5);
  const elapsed = cost?.elapsed ?? Number.NaN;
  return {
    title: 'The first key press, from the request for the module to the words in the store',
    columns: ['', 'after ms', 'longest task ms'],
    rows: [['ours', elapsed.toFixed(0), (cost?.longestTask ?? Number.NaN).toFixed(0)]],
    ratios: [{ title: 'after ms / 100', value: elapsed / 100, atMost: 1 }],
  };
}

interface Growth {
  name: string;
  stream: ServedStream;
  /** Messages before the answer. */
  count: number;
}

/** The same works, some of them with four or five times as much: each may cost that much more. */
async function grow(): Promise<Result> {
  const words: ServedStream = { lines: asStreamLines(createMarkdown(25_000, random()), 1_000) };
  const plans: readonly Growth[] = [
    { name: '25 KB below 1,000 messages', stream: words, count: 1_000 },
    { name: '25 KB below 5,000 messages', stream: words, count: 5_000 },
    { name: '100 tool results', stream: { lines: toolLines(100) }, count: 0 },
    { name: '400 tool results', stream: { lines: toolLines(400) }, count: 0 },
    { name: '100 sources', stream: { lines: sourceLines(100) }, count: 0 },
    { name: '400 sources', stream: { lines: sourceLines(400) }, count: 0 },
  ];
  const costs = new Map<string, PageCost | undefined>();
  for (const { name, stream, count } of plans) {
    const input = { stream: '/stream/growth', count };
    costs.set(name, await medianCost('pages/chatOurs.tsx', { growth: stream }, input, 3));
  }
  const time = (name: string): number => costs.get(name)?.mainThread ?? Number.NaN;
  return {
    title: 'An answer at full pace',
    columns: ['', 'main thread ms', 'longest task ms', 'elements'],
    rows: [...costs].map(([name, cost]) => [
      name,
      (cost?.mainThread ?? Number.NaN).toFixed(0),
      (cost?.longestTask ?? Number.NaN).toFixed(0),
      `${cost?.elements ?? ''}`,
    ]),
    ratios: [
      {
        title: 'below 5,000 messages / below 1,000',
        value: time('25 KB below 5,000 messages') / time('25 KB below 1,000 messages'),
        atMost: 1.5,
      },
      {
        title: '400 tool results / 100',
        value: time('400 tool results') / time('100 tool results'),
        atMost: 4.5,
      },
      {
        title: '400 sources / 100',
        value: time('400 sources') / time('100 sources'),
        atMost: 4.5,
      },
    ],
  };
}

const random = () => createRandom(20_260_401);

/** Words between calls, each with its result. */
function toolLines(count: number): string[] {
  const calls = Array.from({ length: count }, (_, at) => {
    const toolCallId = `call-${at}`;
    const matches = Array.from({ length: 5 }, (_match, place) => ({ id: place, label: 'quay' }));
    return [
      `9:${JSON.stringify({ toolCallId, toolName: 'search_graph', args: { query: 'quay' } })}\n`,
      `a:${JSON.stringify({ toolCallId, result: { matches } })}\n`,
      `0:${JSON.stringify(`What call ${at} found is **clear**.`)}\n`,
    ];
  });
  return [...calls.flat(), end];
}

/** Sentences that cite the source before them. */
function sourceLines(count: number): string[] {
  const cited = Array.from({ length: count }, (_, at) => {
    const url = `https://port.example/weeks/${at}`;
    return [
      `h:${JSON.stringify({ sourceType: 'url', id: `s-${at}`, url, title: `Week ${at}` })}\n`,
      `0:${JSON.stringify(`Week ${at} was quiet [${at + 1}].\n\n`)}\n`,
    ];
  });
  return [...cited.flat(), end];
}

const end = 'd:{"finishReason":"stop","usage":{"promptTokens":1,"completionTokens":1}}\n';

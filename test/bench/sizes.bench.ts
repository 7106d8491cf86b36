import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureSize } from '../package/measureSize.ts';
import type { Benchmark, Result } from './benchmark.ts';
import { installPeers } from './browser/installPeers.ts';

/** Chats as their documents import them, without React. */
const peers = {
  'AI SDK, react-markdown': `export { useChat } from '@ai-sdk/react';
export { default as Markdown } from 'react-markdown';
export { default as gfm } from 'remark-gfm';`,
  'assistant-ui': `export { AssistantRuntimeProvider, ComposerPrimitive, MessagePrimitive,
  ThreadPrimitive, useLocalRuntime } from '@assistant-ui/react';
export { MarkdownTextPrimitive } from '@assistant-ui/react-markdown';
export { default as gfm } from 'remark-gfm';`,
} as const;

/** Benchmark of the download of a page with a chat. */
export const sizesBenchmark: Benchmark = {
  title: 'what a page with a chat downloads',
  async run() {
    installPeers();
    return [await weighChats()];
  },
};

async function weighChats(): Promise<Result> {
  const ours = resolve('dist/react.js');
  if (!existsSync(ours)) throw new Error('There is no build to weigh. Run `npm run build` first.');
  const sizes = new Map([
    [
      'ours',
      await measureSize({
        folder: resolve('.'),
        code: `export { createClient } from ${JSON.stringify(resolve('dist/index.js'))};
export { BrainstemProvider, Chat } from ${JSON.stringify(ours)};`,
      }),
    ],
  ]);
  for (const [name, code] of Object.entries(peers)) {
    sizes.set(name, await measureSize({ folder: resolve('test/bench/peers'), code }));
  }
  const initial = (name: string): number => sizes.get(name)?.initial ?? Number.NaN;
  return {
    title: 'kB of JavaScript, minified and gzipped, React outside. Peers come without a design',
    columns: ['', 'at first', 'later'],
    rows: Array.from(sizes, ([name, size]) => [
      name,
      size.initial.toFixed(1),
      size.lazy.toFixed(1),
    ]),
    ratios: [
      { title: 'ours / 62 kB', value: initial('ours') / 62, atMost: 1 },
      { title: 'ours / assistant-ui', value: initial('ours') / initial('assistant-ui'), atMost: 1 },
      {
        title: 'ours / AI SDK, react-markdown',
        value: initial('ours') / initial('AI SDK, react-markdown'),
      },
    ],
  };
}

import { memo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { frameWhen, offerBench } from '../browser/benchPage.ts';

/**
 * The least that a chat in React can do: text in blocks at blank lines, each memoised, drawn once a
 * frame. It reads no markdown at all.
 */
let text = '';
let isDue = false;
const listeners = new Set<() => void>();

function add(delta: string): void {
  text += delta;
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    listeners.forEach((listener) => listener());
  });
}

const Block = memo(function Block({ words }: { words: string }) {
  return <p style={{ whiteSpace: 'pre-wrap' }}>{words}</p>;
});

function Answer() {
  const words = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => text,
  );
  return words.split('\n\n').map((block, at) => <Block key={at} words={block} />);
}

createRoot(document.getElementById('root') ?? document.body).render(<Answer />);

offerBench({
  async run({ stream }) {
    text = '';
    const { body } = await fetch(stream);
    if (body === null) throw new Error('The stream has no body.');
    let held = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (held + chunk).split('\n');
      held = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('0:')) continue;
        const delta: unknown = JSON.parse(line.slice(2));
        if (typeof delta === 'string') add(delta);
      }
    }
    await frameWhen(() => !isDue);
  },
  shown: () => document.getElementById('root')?.textContent.length ?? 0,
});

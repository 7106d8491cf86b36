import { memo, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { frameWhen, offerBench } from '../browser/benchPage.ts';

/**
 * The least that a chat in React can do: the blocks of {@link createMarkdown} as plain elements,
 * each memoised, drawn once a frame. It knows no other Markdown, colours no code, follows nothing.
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
  const lines = words.split('\n');
  if (words.startsWith('- ')) {
    return (
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  if (words.startsWith('```')) {
    return (
      <pre>
        <code>{lines.filter((line) => !line.startsWith('```')).join('\n')}</code>
      </pre>
    );
  }
  if (words.startsWith('| ')) {
    const [head = [], , ...rows] = lines.map((line) => line.split('|').slice(1, -1));
    return (
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at}>{cell.trim()}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={at}>{inline(cell.trim())}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  if (words.startsWith('## ')) return <h2>{inline(words.slice(3))}</h2>;
  if (words.startsWith('> ')) return <blockquote>{inline(words.slice(2))}</blockquote>;
  return <p>{inline(words)}</p>;
});

/** Draws strong words, code and links among text. */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*\w+\*\*|`\w+`|\[\w+\]\([^)]+\))/).map((part, at) => {
    const address = /^\[(\w+)\]\(([^)]+)\)$/.exec(part);
    if (address !== null) {
      return (
        <a key={at} href={address[2]}>
          {address[1]}
        </a>
      );
    }
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>;
    return part.startsWith('`') ? <code key={at}>{part.slice(1, -1)}</code> : part;
  });
}

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

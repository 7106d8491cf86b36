import { useChat } from '@ai-sdk/react';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { frameWhen, offerBench, type BenchInput } from '../browser/benchPage.ts';
import { contents } from '../browser/threadContents.ts';

/** AI SDK 4's hook with react-markdown, as its documents show it, with 20 updates a second. */
let send: (stream: string) => void = () => undefined;
let setCount: (count: number) => void = () => undefined;
let isOver = false;

function Chat() {
  const { messages, append, setMessages } = useChat({
    api: '/stream/none',
    experimental_throttle: 50,
    onFinish: () => (isOver = true),
    fetch: () => fetch(stream),
  });
  send = () => void append({ role: 'user', content: 'Go' });
  setCount = (count) =>
    setMessages(
      Array.from({ length: count }, (_, at) => ({
        id: String(at),
        role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: contents(at),
      })),
    );
  return (
    <div style={{ blockSize: '100vh', overflow: 'auto' }}>
      {messages.map((message) => (
        <article key={message.id}>
          <Markdown remarkPlugins={[remarkGfm]}>{message.content}</Markdown>
        </article>
      ))}
    </div>
  );
}

let stream = '';

createRoot(document.getElementById('root') ?? document.body).render(<Chat />);
await frameWhen(() => document.querySelector('#root > div') !== null);
offerBench({
  async run(input: BenchInput) {
    if (input.count > 0) {
      setCount(input.count);
      await frameWhen(() => document.querySelectorAll('article').length === input.count);
      document.querySelector('article:last-child')?.scrollIntoView();
      return;
    }
    isOver = false;
    stream = input.stream;
    send(stream);
    await frameWhen(() => isOver);
  },
  shown: () => document.getElementById('root')?.textContent?.length ?? 0,
});

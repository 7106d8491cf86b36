import {
  AssistantRuntimeProvider,
  MessagePrimitive,
  ThreadPrimitive,
  useLocalRuntime,
  type ChatModelAdapter,
} from '@assistant-ui/react';
import { MarkdownTextPrimitive } from '@assistant-ui/react-markdown';
import { createRoot } from 'react-dom/client';
import remarkGfm from 'remark-gfm';
import { frameWhen, offerBench, type BenchInput } from '../browser/benchPage.ts';
import { contents } from '../browser/threadContents.ts';

/** assistant-ui's local runtime with its own markdown, as its documents show it. */
let stream = '';
let isOver = false;
let runtime: ReturnType<typeof useLocalRuntime> | undefined;

const adapter: ChatModelAdapter = {
  async *run() {
    const { body } = await fetch(stream);
    if (body === null) throw new Error('The stream has no body.');
    let held = '';
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (held + chunk).split('\n');
      held = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('0:')) text += String(JSON.parse(line.slice(2)));
      yield { content: [{ type: 'text', text }] };
    }
    isOver = true;
  },
};

const Text = () => <MarkdownTextPrimitive remarkPlugins={[remarkGfm]} />;
const UserMessage = () => (
  <MessagePrimitive.Root>
    <MessagePrimitive.Parts />
  </MessagePrimitive.Root>
);
const AssistantMessage = () => (
  <MessagePrimitive.Root>
    <MessagePrimitive.Parts components={{ Text }} />
  </MessagePrimitive.Root>
);

function Chat() {
  runtime = useLocalRuntime(adapter);
  return (
    <AssistantRuntimeProvider runtime={runtime}>
      <ThreadPrimitive.Root style={{ blockSize: '100vh' }}>
        <ThreadPrimitive.Viewport style={{ blockSize: '100%', overflow: 'auto' }}>
          <ThreadPrimitive.Messages components={{ UserMessage, AssistantMessage }} />
        </ThreadPrimitive.Viewport>
      </ThreadPrimitive.Root>
    </AssistantRuntimeProvider>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<Chat />);
await frameWhen(() => runtime !== undefined);
offerBench({
  async run(input: BenchInput) {
    if (input.count > 0) {
      runtime?.thread.reset(
        Array.from({ length: input.count }, (_, at) => ({
          role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
          content: contents(at),
        })),
      );
      await frameWhen(
        () => document.body.textContent?.includes(`Answer ${input.count - 1}`) === true,
      );
      return;
    }
    isOver = false;
    stream = input.stream;
    runtime?.thread.append('Go');
    await frameWhen(() => isOver);
  },
  shown: () => document.getElementById('root')?.textContent?.length ?? 0,
});

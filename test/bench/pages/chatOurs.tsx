import { createClient } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { BrainstemProvider, Chat, type ChatHandle, type InitialMessage } from 'brainstem/react';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { frameWhen, offerBench } from '../browser/benchPage.ts';
import { initialThread } from '../browser/threadContents.ts';

const root = createRoot(document.getElementById('root') ?? document.body);
const platform = createMockPlatform({ pace: 0, seed: 'empty' });
let stream = '';

/** Streams come over HTTP; all else from the mock platform in the page. */
const client = createClient({
  baseUrl: platform.credentials.baseUrl,
  getToken: async () => ({ token: await platform.issueToken({}) }),
  fetch: (input, init) =>
    new URL(new Request(input).url).pathname.endsWith('/chat/stream') && stream !== ''
      ? fetch(stream)
      : platform.fetch(input, init),
});

let isOver = false;
const thread = (): Element | null => document.querySelector('[data-part="thread"]');

const chat = createRef<ChatHandle>();

function show(initialMessages: readonly InitialMessage[]): void {
  root.render(
    <BrainstemProvider client={client}>
      <Chat
        showSessions={false}
        initialMessages={initialMessages}
        actionsRef={chat}
        onAnswerEnd={() => (isOver = true)}
      />
    </BrainstemProvider>,
  );
}

show([]);
await frameWhen(() => document.querySelector('textarea') !== null);
offerBench({
  async run(input) {
    isOver = false;
    stream = input.stream;
    if (input.count > 0) {
      show(initialThread(input.count));
      await frameWhen(() => thread()?.textContent.includes(`Answer ${input.count - 1}`) === true);
    }
    chat.current?.send('Go');
    await frameWhen(() => isOver);
  },
  shown: () => thread()?.textContent.length ?? 0,
});

import { createClient } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { BrainstemProvider, Chat } from 'brainstem/react';
import { createRoot } from 'react-dom/client';
import { frameWhen, offerBench } from '../browser/benchPage.ts';

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

root.render(
  <BrainstemProvider client={client}>
    <Chat
      showSessions={false}
      suggestions={[{ label: 'Go' }]}
      onAnswerEnd={() => (isOver = true)}
    />
  </BrainstemProvider>,
);

await frameWhen(() => document.querySelector('textarea') !== null);
offerBench({
  async run(input) {
    isOver = false;
    stream = input.stream;
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Go')
      ?.click();
    await frameWhen(() => isOver);
  },
  shown: () => thread()?.textContent.length ?? 0,
});

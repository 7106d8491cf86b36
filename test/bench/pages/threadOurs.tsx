import { createClient } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { BrainstemProvider, Chat } from 'brainstem/react';
import { createRoot } from 'react-dom/client';
import { frameWhen, offerBench } from '../browser/benchPage.ts';
import { initialThread } from '../browser/threadContents.ts';

const platform = createMockPlatform({ pace: 0, seed: 'empty' });
const client = createClient({
  baseUrl: platform.credentials.baseUrl,
  getToken: async () => ({ token: await platform.issueToken({}) }),
  fetch: platform.fetch,
});
const element = document.getElementById('root') ?? document.body;

offerBench({
  async run({ count }) {
    const initialMessages = initialThread(count);
    createRoot(element).render(
      <BrainstemProvider client={client}>
        <Chat showSessions={false} initialMessages={initialMessages} />
      </BrainstemProvider>,
    );
    await frameWhen(() => element.textContent.includes(`Answer ${count - 1}`));
  },
  shown: () => element.textContent.length,
});

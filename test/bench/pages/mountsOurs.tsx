import { createClient } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { BrainstemProvider, Chat } from 'brainstem/react';
import { createRoot } from 'react-dom/client';
import { frameWhen, offerBench } from '../browser/benchPage.ts';

const platform = createMockPlatform({ pace: 0 });
const client = createClient({
  baseUrl: platform.credentials.baseUrl,
  getToken: async () => ({ token: await platform.issueToken({}) }),
  fetch: platform.fetch,
});
const element = document.getElementById('root') ?? document.body;

offerBench({
  async run({ count }) {
    for (let at = 0; at < count; at += 1) {
      const root = createRoot(element);
      root.render(
        <BrainstemProvider client={client}>
          <Chat />
        </BrainstemProvider>,
      );
      await frameWhen(() => element.querySelector('[data-part="session"]') !== null);
      root.unmount();
    }
  },
  shown: () => element.textContent.length,
});

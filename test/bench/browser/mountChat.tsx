import { createClient } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { BrainstemProvider, Chat } from 'brainstem/react';
import { createRoot } from 'react-dom/client';

/** Mounts a chat over a mock platform, as a module that a page fetches when it needs it. */
export function mountChat(element: HTMLElement): void {
  const platform = createMockPlatform({ pace: 0 });
  const client = createClient({
    baseUrl: platform.credentials.baseUrl,
    getToken: async () => ({ token: await platform.issueToken({}) }),
    fetch: platform.fetch,
  });
  createRoot(element).render(
    <BrainstemProvider client={client}>
      <Chat />
    </BrainstemProvider>,
  );
}

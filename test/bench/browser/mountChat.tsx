import { createClient } from 'brainstem';
import { BrainstemProvider, Chat } from 'brainstem/react';
import { createRoot } from 'react-dom/client';

/**
 * Mounts a chat, as a module that a page fetches when it needs it. The platform has not answered
 * yet, nor has the host's backend: a user types before they do.
 */
export function mountChat(element: HTMLElement): void {
  const never = new Promise<never>(() => undefined);
  const client = createClient({
    baseUrl: 'https://platform.example',
    getToken: () => never,
    fetch: () => never,
  });
  createRoot(element).render(
    <BrainstemProvider client={client}>
      <Chat />
    </BrainstemProvider>,
  );
}

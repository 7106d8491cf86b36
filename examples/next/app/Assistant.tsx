'use client';

import { createClient, createTokenFetcher } from 'brainstem';
import { BrainstemProvider, Chat } from 'brainstem/react';
import { useState } from 'react';

/** The chat, with one client for as long as the page stands. */
export function Assistant({ platformUrl }: { platformUrl: string }) {
  const [client] = useState(() =>
    createClient({
      baseUrl: platformUrl,
      getToken: createTokenFetcher('/api/brainstem/token'),
    }),
  );
  return (
    <BrainstemProvider client={client}>
      <div style={{ height: 560 }}>
        <Chat label="Assistant" suggestions={[{ label: 'Which suppliers delivered late?' }]} />
      </div>
    </BrainstemProvider>
  );
}

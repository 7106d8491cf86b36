import { createClient, createTokenFetcher } from 'brainstem';
import { BrainstemProvider, Chat } from 'brainstem/react';
import { createRoot } from 'react-dom/client';
import 'brainstem/styles/base.css';
import 'brainstem/styles/chat.css';

const client = createClient({
  baseUrl: location.origin,
  getToken: createTokenFetcher('/token'),
});

createRoot(document.getElementById('root') ?? document.body).render(
  <BrainstemProvider client={client}>
    <Chat showSessions={false} />
  </BrainstemProvider>,
);

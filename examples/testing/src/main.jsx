import { createClient, createTokenFetcher } from 'brainstem';
import { BrainstemProvider } from 'brainstem/react';
import 'brainstem/styles.css';
import { createRoot } from 'react-dom/client';
import { Assistant } from './Assistant.jsx';

const client = createClient({
  baseUrl: 'https://platform.example.com',
  getToken: createTokenFetcher('/api/brainstem/token'),
});

createRoot(document.querySelector('#root')).render(
  <BrainstemProvider client={client}>
    <Assistant />
  </BrainstemProvider>,
);

import { createTokenFetcher } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';

const { platformUrl } = await (await fetch('/api/config')).json();

const brainstem = createBrainstem({
  baseUrl: platformUrl,
  getToken: createTokenFetcher('/api/brainstem/token'),
});
defineElements();

const chat = brainstem.create('chat', {
  label: 'Assistant',
  suggestions: [{ label: 'Which suppliers delivered late?' }],
});
chat.style.blockSize = '560px';
document.querySelector('#help').append(chat);

import { createTokenFetcher } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
import { createApp } from 'vue';
import App from './App.vue';

const { platformUrl } = await (await fetch('/api/config')).json();

createBrainstem({ baseUrl: platformUrl, getToken: createTokenFetcher('/api/brainstem/token') });
defineElements();
createApp(App).mount('#app');

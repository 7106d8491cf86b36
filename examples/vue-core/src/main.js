import { createClient, createTokenFetcher } from 'brainstem';
import { createApp } from 'vue';
import App from './App.vue';

const { platformUrl } = await (await fetch('/api/config')).json();
const client = createClient({
  baseUrl: platformUrl,
  getToken: createTokenFetcher('/api/brainstem/token'),
});

createApp(App, { client }).mount('#app');

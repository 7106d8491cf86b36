import { createClient, createTokenFetcher } from 'brainstem';
import { mount } from 'svelte';
import App from './App.svelte';

const { platformUrl } = await (await fetch('/api/config')).json();
const client = createClient({
  baseUrl: platformUrl,
  getToken: createTokenFetcher('/api/brainstem/token'),
});

mount(App, { target: document.querySelector('#app'), props: { client } });

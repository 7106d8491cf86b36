import { createTokenFetcher } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
import { render } from 'solid-js/web';
import { App } from './App.jsx';

const { platformUrl } = await (await fetch('/api/config')).json();

createBrainstem({ baseUrl: platformUrl, getToken: createTokenFetcher('/api/brainstem/token') });
defineElements();
render(() => <App />, document.querySelector('#app'));

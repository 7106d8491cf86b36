import { bootstrapApplication } from '@angular/platform-browser';
import { createTokenFetcher } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
import { Orders } from './orders';

const { platformUrl } = await (await fetch('/api/config')).json();

createBrainstem({ baseUrl: platformUrl, getToken: createTokenFetcher('/api/brainstem/token') });
defineElements();
await bootstrapApplication(Orders);

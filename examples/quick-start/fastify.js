import files from '@fastify/static';
import fastify from 'fastify';
import { resolve } from 'node:path';
import { brainstemToken } from './brainstemToken.js';

const app = fastify();
app.post('/api/brainstem/token', brainstemToken);
app.register(files, { root: resolve('public') });
app.register(files, {
  root: resolve('node_modules/brainstem/dist/browser'),
  prefix: '/brainstem/',
  decorateReply: false,
});
await app.listen({ port: Number(process.env.PORT ?? 3000) });

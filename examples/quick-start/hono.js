import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { brainstemToken } from './brainstemToken.js';

const app = new Hono();
app.post('/api/brainstem/token', ({ req }) => brainstemToken(req.raw));
app.use(
  '/brainstem/*',
  serveStatic({
    root: 'node_modules/brainstem/dist/browser',
    rewriteRequestPath: (path) => path.replace('/brainstem', ''),
  }),
);
app.use(serveStatic({ root: 'public' }));
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });

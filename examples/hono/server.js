import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { routes } from '../backend/brainstem.js';

const { PORT = '3000' } = process.env;

const app = new Hono();
for (const { method, path, handle } of routes) app.on(method, path, ({ req }) => handle(req.raw));

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });

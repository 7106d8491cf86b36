import { getRequestListener } from '@hono/node-server';
import express from 'express';
import { routes } from '../backend/brainstem.js';

const { PORT = '3000' } = process.env;

const app = express();
app.disable('x-powered-by');
// Before express.json(): the routes read their bodies themselves.
for (const { method, path, handle } of routes) {
  app[method.toLowerCase()](path, getRequestListener(handle, { overrideGlobalObjects: false }));
}

app.listen(Number(PORT), '127.0.0.1');

import { createNodeListener } from 'brainstem/server';
import express from 'express';
import { routes } from '../backend/brainstem.js';

const { PORT = '3000' } = process.env;

const app = express();
app.disable('x-powered-by');
for (const { method, path, handle } of routes) {
  app[method.toLowerCase()](path, createNodeListener(handle));
}

app.listen(Number(PORT), '127.0.0.1');

import { createNodeListener } from 'brainstem/server';
import { createServer } from 'node:http';
import { routes } from '../backend/brainstem.js';

const { PORT = '3000' } = process.env;

createServer(createNodeListener(answer)).listen(Number(PORT), '127.0.0.1');

async function answer(request) {
  const { pathname } = new URL(request.url);
  const route = routes.find(({ method, path }) => method === request.method && path === pathname);
  return route === undefined ? new Response(null, { status: 404 }) : route.handle(request);
}

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { routes } from '../backend/brainstem.js';

const { PORT = '3000', PLATFORM_URL } = process.env;

const page = await readFile(new URL('index.html', import.meta.url), 'utf8');
// In a project of its own: node_modules/brainstem/dist/browser/.
const scripts = new URL('../../dist/browser/', import.meta.url);

const app = new Hono();

app.get('/', ({ html }) => {
  const nonce = randomBytes(16).toString('base64');
  return html(
    page.replaceAll('__NONCE__', nonce).replaceAll('__PLATFORM_URL__', PLATFORM_URL),
    200,
    {
      'content-security-policy': policy(nonce),
      'cache-control': 'no-store',
    },
  );
});

app.get('/brainstem/:name{[\\w./-]+\\.js}', async ({ req, body, notFound }) => {
  const file = new URL(req.param('name'), scripts);
  if (!file.href.startsWith(scripts.href)) return notFound();
  const code = await readFile(file).catch(() => undefined);
  return code === undefined ? notFound() : body(code, 200, { 'content-type': 'text/javascript' });
});

for (const { method, path, handle } of routes) app.on(method, path, ({ req }) => handle(req.raw));

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });

/** Nothing but what carries this answer's nonce, this server and the platform. */
function policy(nonce) {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${new URL(PLATFORM_URL).origin}`,
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types brainstem',
  ].join('; ');
}

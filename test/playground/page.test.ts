import { expect, test } from 'vitest';
import { pageHeaders } from '../../playground/server/pageHeaders.ts';
import { openPartnerApp, origin } from './openPartnerApp.ts';

async function openPage(path: string): Promise<{ policy: string; html: string; nonce: string }> {
  const { app } = openPartnerApp();
  const response = await app.request(`${origin}${path}`);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return { policy, html: await response.text(), nonce };
}

test('serves every address with a fresh nonce, the same in header and page', async () => {
  const first = await openPage('/');
  const second = await openPage('/shipments');
  expect(first.nonce).toMatch(/^[\w+/]{22}==$/);
  expect(second.nonce).not.toBe(first.nonce);
  expect(first.html).toBe(`<script nonce="${first.nonce}"></script>/`);
  expect(second.html).toBe(`<script nonce="${second.nonce}"></script>/shipments`);
});

test('allows the page nothing but itself, its nonce and the platform', async () => {
  const { policy, nonce } = await openPage('/');
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self' https://platform.example",
    "img-src 'self' data: blob: https://platform.example",
    "font-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types brainstem',
  ]);
});

test('lets our own pages frame the consent page, and no other', async () => {
  expect((await openPage('/consent')).policy).toContain("frame-ancestors 'self'");
  expect((await openPage('/connections')).policy).toContain("frame-ancestors 'none'");
});

test('adds the socket of a development server, and no other', () => {
  const headers = pageHeaders({
    nonce: 'n',
    platformUrl: 'http://127.0.0.1:8787/some/path',
    socketUrl: 'ws://127.0.0.1:5173',
  });
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' ws://127.0.0.1:5173 http://127.0.0.1:8787;",
  );
});

test('serves built files for good, and nothing else from their folder', async () => {
  const { app } = openPartnerApp();
  const file = await app.request(`${origin}/assets/page.js`);
  expect(await file.text()).toBe('run()');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await app.request(`${origin}/assets/missing.js`)).status).toBe(404);
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createServer as createViteServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startMockServer, type MockServer } from '../mock/startMockServer.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { callCommand } from '../testing/callCommand.ts';
import { filesIn, project, projectsFolder as root, typed } from '../testing/initProject.ts';

let mock: MockServer;
const mockOf8787 = createMockPlatform({ baseUrl: 'http://127.0.0.1:8787' });

beforeAll(async () => {
  mock = await startMockServer({ port: 0, pace: 0 });
});

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  const { credentials } = mock.platform;
  vi.stubEnv('PLATFORM_URL', credentials.baseUrl);
  vi.stubEnv('PLATFORM_API_KEY', credentials.apiKey);
  vi.stubEnv('SERVICE_ACTOR_ID', credentials.serviceActorId);
  vi.stubEnv('NODE_ENV', 'development');
});

afterEach(() => vi.unstubAllEnvs());

afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await mock.close();
});

async function load(folder: string, path: string): Promise<Record<string, unknown>> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href);
  return v.parse(v.record(v.string(), v.unknown()), module);
}

const answer = v.object({ token: v.pipe(v.string(), v.minLength(20)) });

async function expectToken(response: Response): Promise<void> {
  expect(response.status).toBe(200);
  expect(v.is(answer, await response.json())).toBe(true);
}

/** Expects a token for a page of this computer, and none for a name that leads here. */
async function expectTokenAt(url: string): Promise<void> {
  await expectToken(await fetch(`${url}/api/brainstem/token`, { method: 'POST' }));
  const headers = {
    host: 'evil.test',
    origin: 'http://evil.test',
    'sec-fetch-site': 'same-origin',
  };
  const rebound = httpRequest(`${url}/api/brainstem/token`, { method: 'POST', headers }).end();
  const [response] = v.parse(
    v.tuple([v.looseObject({ statusCode: v.number() })]),
    await once(rebound, 'response'),
  );
  expect(response.statusCode).toBe(403);
  rebound.destroy();
}

async function expectTokenFrom(listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  await expectTokenAt(`http://127.0.0.1:${port}`);
  server.close();
  server.closeAllConnections();
}

const isFunction = v.custom<(...args: never[]) => unknown>((value) => typeof value === 'function');
type Handler = (request: Request) => Response | Promise<Response>;
const handlerOf = (value: unknown): Handler =>
  v.parse(
    v.custom<Handler>((it) => v.is(isFunction, it)),
    value,
  );

it('writes a route handler and a page into the app folder of Next, and the route answers a token', async () => {
  const folder = project('next', { 'tsconfig.json': '{}', 'src/app/layout.tsx': '' });
  const { code, printed } = await callCommand(['init'], { folder });
  expect(code).toBe(0);
  expect(printed).toContain('open /assistant');
  expect(filesIn(folder)).toEqual([
    '.env.local',
    'package.json',
    'src/app/api/brainstem/token/route.ts',
    'src/app/assistant/Assistant.tsx',
    'src/app/assistant/page.tsx',
    'src/app/layout.tsx',
    'tsconfig.json',
  ]);
  const { POST } = await load(folder, 'src/app/api/brainstem/token/route.ts');
  const request = new Request('http://localhost/api/brainstem/token', { method: 'POST' });
  await expectToken(await handlerOf(POST)(request));
  const rebound = new Request(request, { headers: { host: 'evil.test' } });
  expect((await handlerOf(POST)(rebound)).status).toBe(403);
});

it('writes an API route and a page into the pages folder of Next, and the route answers a token', async () => {
  const folder = project('next', {
    'tsconfig.json': '{}',
    'pages/index.tsx': '',
    'src/keep.txt': '',
  });
  const { code } = await callCommand(['init'], { folder });
  expect(code).toBe(0);
  expect(filesIn(folder)).toEqual([
    '.env.local',
    'components/Assistant.tsx',
    'package.json',
    'pages/api/brainstem/token.ts',
    'pages/assistant.tsx',
    'pages/index.tsx',
    'src/keep.txt',
    'tsconfig.json',
  ]);
  const route = await load(folder, 'pages/api/brainstem/token.ts');
  await expectTokenFrom(
    v.parse(
      v.custom<RequestListener>((it) => v.is(isFunction, it)),
      route.default,
    ),
  );
});

it.each([
  ['the app folder', ['app/page.tsx', 'src/lib.ts'], 'app/assistant/page.tsx'],
  ['src/app', ['src/app/page.tsx'], 'src/app/assistant/page.tsx'],
  ['src/pages', ['src/pages/index.tsx'], 'src/pages/assistant.tsx'],
  ['app, with older pages beside it', ['app/page.tsx', 'pages/old.tsx'], 'app/assistant/page.tsx'],
  ['pages, as Next ignores src/app then', ['pages/a.tsx', 'src/app/b.tsx'], 'pages/assistant.tsx'],
  ['src/app, where there is no page yet', ['src/lib.ts'], 'src/app/assistant/page.tsx'],
  ['app, where there is nothing yet', [], 'app/assistant/page.tsx'],
])('writes the page of Next into %s', async (_, paths, page) => {
  const there = Object.fromEntries(['tsconfig.json', ...paths].map((path) => [path, '{}']));
  const folder = project('next', there);
  const { printed } = await callCommand(['init'], { folder });
  expect(printed).toContain(`Wrote ${page}\n`);
  expect(printed).toMatch(/Next:\n  1\. .+/);
  expect(filesIn(folder).filter((path) => path.endsWith(basename(page)))).toContain(page);
});

it.each([
  ['React', 'react react-dom', 'src/Assistant.tsx', 'Render <Assistant platformUrl='],
  ['Vue', 'vue react react-dom', 'src/Assistant.vue', 'Render <Assistant /> from'],
  ['Svelte', 'svelte', 'src/Assistant.svelte', 'Render <Assistant /> from'],
  ['Solid', 'solid-js react react-dom', 'src/brainstem.ts', 'put <brainstem-chat'],
  ['no library', '', 'src/brainstem.ts', 'put <brainstem-chat'],
])('writes what a page with %s under Vite can show', async (_, beside, path, step) => {
  const folder = project('vite', typed, beside);
  const { printed } = await callCommand(['init'], { folder });
  expect(printed).toContain(step);
  const others = ['.env.local', 'brainstem-token.ts', 'package.json', 'src/keep.txt'];
  expect(filesIn(folder)).toEqual([...others, path, 'tsconfig.json'].sort());
});

it('writes a plug-in for Vite that needs no types of Node, which older templates lack', async () => {
  const folder = project('vite', typed, 'react react-dom');
  await callCommand(['init'], { folder });
  expect(readFileSync(join(folder, 'brainstem-token.ts'), 'utf8')).not.toMatch(/\bprocess\b/);
});

it('fills in the values of a mock, whose key is the same on each start', async () => {
  const folder = project('vite', typed, 'react react-dom');
  const { printed } = await callCommand(['init', '--mock'], { folder });
  expect(printed).toContain('npx brainstem mock --port 8787');
  expect(printed).not.toContain('Fill in .env.local');
  const written = readFileSync(join(folder, '.env.local'), 'utf8');
  const { apiKey, serviceActorId } = mock.platform.credentials;
  expect(written.split('\n')).toEqual(
    expect.arrayContaining([
      'PLATFORM_URL=http://127.0.0.1:8787',
      'VITE_PLATFORM_URL=http://127.0.0.1:8787',
      `PLATFORM_API_KEY=${apiKey}`,
      `SERVICE_ACTOR_ID=${serviceActorId}`,
    ]),
  );
});

it('writes a plug-in for Vite that answers a token while developing', async () => {
  const { credentials } = mock.platform;
  const folder = project('vite', {
    ...typed,
    '.env.local': `PLATFORM_URL=${credentials.baseUrl}`,
  });
  const { printed } = await callCommand(['init'], { folder });
  expect(printed).toContain('Kept .env.local');
  expect(printed).toContain('mount the handler of brainstem-token.ts in your backend');
  expect(printed).not.toContain('it answers 403 in production');
  const { brainstemToken } = await load(folder, 'brainstem-token.ts');
  const server = await createViteServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      v.parse(
        v.looseObject({ name: v.string() }),
        Reflect.apply(v.parse(isFunction, brainstemToken), undefined, []),
      ),
    ],
    server: { port: 0, host: '127.0.0.1', middlewareMode: true, ws: false },
  });
  await expectTokenFrom((request, response) => server.middlewares(request, response));
  await server.close();
});

it('writes a listener that Express mounts and that answers a token', async () => {
  const folder = project('express', typed);
  const { printed } = await callCommand(['init'], { folder });
  expect(printed).toContain('Import brainstemToken from src/brainstemToken.ts, and mount it: app.');
  const { brainstemToken } = await load(folder, 'src/brainstemToken.ts');
  const app = express();
  app.post(
    '/api/brainstem/token',
    v.parse(
      v.custom<express.Handler>(() => true),
      brainstemToken,
    ),
  );
  await expectTokenFrom(app);
});

it('writes a listener that Fastify mounts and that answers a token', async () => {
  const folder = project('fastify', typed);
  await callCommand(['init'], { folder });
  const { brainstemToken } = await load(folder, 'src/brainstemToken.ts');
  const app = fastify();
  app.post(
    '/api/brainstem/token',
    v.parse(
      v.custom<() => void>(() => true),
      brainstemToken,
    ),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await expectTokenAt(url);
  await app.close();
});

it('writes a handler that Hono mounts and that answers a token', async () => {
  const folder = project('hono', typed);
  await callCommand(['init'], { folder });
  const { brainstemToken } = await load(folder, 'src/brainstemToken.ts');
  const app = new Hono();
  app.post('/api/brainstem/token', ({ req }) => handlerOf(brainstemToken)(req.raw));
  await expectToken(await app.request('/api/brainstem/token', { method: 'POST' }));
  const rebound = await app.request('http://evil.test/api/brainstem/token', { method: 'POST' });
  expect(rebound.status).toBe(403);
});

it.each([
  ['hono', 'production', 'src/brainstemToken.ts', 'brainstemToken'],
  ['hono', '', 'src/brainstemToken.ts', 'brainstemToken'],
  ['next', '', 'src/app/api/brainstem/token/route.ts', 'POST'],
])('refuses a token of %s where NODE_ENV is "%s"', async (framework, mode, path, name) => {
  vi.stubEnv('NODE_ENV', mode);
  const folder = project(framework, typed);
  await callCommand(['init'], { folder });
  const request = new Request('http://localhost/api/brainstem/token', { method: 'POST' });
  const response = await handlerOf((await load(folder, path))[name])(request);
  expect(await response.text()).not.toContain('token"');
});

it('never changes a file that is there', async () => {
  const folder = project('next', typed);
  await callCommand(['init'], { folder });
  for (const file of filesIn(folder)) {
    if (file !== 'package.json') writeFileSync(join(folder, file), 'mine');
  }
  const { printed } = await callCommand(['init', '--framework', 'next'], { folder });
  expect(printed).not.toContain('Wrote');
  const others = filesIn(folder).filter((file) => file !== 'package.json');
  expect(others.length).toBeGreaterThan(4);
  expect(new Set(others.map((file) => readFileSync(join(folder, file), 'utf8')))).toEqual(
    new Set(['mine']),
  );
});

it('says which variables a .env.local that is there lacks, and with a mock those of another value', async () => {
  const { baseUrl, apiKey, serviceActorId } = mockOf8787.credentials;
  const folder = project('vite', {
    ...typed,
    '.env.local': `export PLATFORM_URL = https://a.b\r\nPLATFORM_API_KEY=\r\n#VITE_PLATFORM_URL=${baseUrl}\r\nSERVICE_ACTOR_ID="${serviceActorId}"\r\n`,
  });
  const { printed } = await callCommand(['init', '--mock'], { folder });
  expect(printed).toContain('Set in .env.local, which was there:');
  expect(printed.match(/^ +\w+=.*$/gm)).toEqual([
    `     PLATFORM_URL=${baseUrl}`,
    `     PLATFORM_API_KEY=${apiKey}`,
    `     VITE_PLATFORM_URL=${baseUrl}`,
  ]);
  const { printed: without } = await callCommand(['init'], { folder });
  expect(without.match(/^ +\w+=.*$/gm)).toEqual(['     VITE_PLATFORM_URL=']);
});

it('reads a package.json with a byte order mark, as editors of Windows write it', async () => {
  const folder = project('hono', { 'package.json': '\uFEFF{ "dependencies": { "hono": "*" } }' });
  const { printed } = await callCommand(['init'], { folder });
  expect(printed).toContain('Wrote brainstemToken.js');
});

it('writes JavaScript where there is no tsconfig.json', async () => {
  const folder = project('vite', {}, 'react');
  await callCommand(['init'], { folder });
  expect(filesIn(folder)).toEqual([
    '.env.local',
    'brainstem-token.js',
    'package.json',
    'src/Assistant.jsx',
  ]);
  const text = readFileSync(join(folder, 'brainstem-token.js'), 'utf8');
  expect(text).not.toContain('Plugin');
});

it.each([
  ['a folder without a manifest', () => join(root, 'nowhere'), 'there is no package.json'],
  ['a manifest without a framework it knows', () => project('svelte'), 'docs/server.md shows'],
])('says what is wrong with %s, and writes nothing', async (_, folderOf, words) => {
  const folder = folderOf();
  const { code, warned } = await callCommand(['init'], { folder });
  expect([code, warned]).toEqual([1, expect.stringContaining(words)]);
});

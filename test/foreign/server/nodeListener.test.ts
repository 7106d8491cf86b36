import express from 'express';
import fastify from 'fastify';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createMockPlatform } from '../../../src/mock-platform/index.ts';
import { createNodeListener, createTokenHandler } from '../../../src/server/index.ts';
import { listen } from '../listen.ts';

/** A token route's listener, in front of a mock of the platform. */
function openListener() {
  const platform = createMockPlatform({ pace: 0 });
  const { baseUrl, apiKey, serviceActorId } = platform.credentials;
  const seen: Request[] = [];
  const handler = createTokenHandler({
    baseUrl,
    apiKey,
    fetch: platform.fetch,
    authorize: (request) => {
      seen.push(request);
      return { serviceActorId };
    },
  });
  return { listener: createNodeListener(handler), seen };
}

type Listener = ReturnType<typeof openListener>['listener'];

const hosts: Record<string, (listener: Listener) => Promise<string>> = {
  'node:http': (listener) => listen(createServer(listener)),
  Express: (listener) => listen(createServer(express().post('/api/token', listener))),
  'Express after express.json()': (listener) =>
    listen(createServer(express().use(express.json()).post('/api/token', listener))),
  'an Express router': (listener) =>
    listen(createServer(express().use('/api', express.Router().post('/token', listener)))),
  Fastify: async (listener) => {
    const app = fastify();
    app.post('/api/token', listener);
    onTestFinished(() => app.close());
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
};

for (const [name, start] of Object.entries(hosts)) {
  test(`a token route under ${name} answers a request without a body`, async () => {
    const { listener, seen } = openListener();
    const url = `${await start(listener)}/api/token`;
    const response = await fetch(url, { method: 'POST' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toMatch(/^\{"token":"ey/);
    expect(seen.map((request) => request.url)).toEqual([url]);
  });

  test(`a token route under ${name} reads the reason and refuses one it does not know`, async () => {
    const { listener } = openListener();
    const url = `${await start(listener)}/api/token`;
    const post = (body: unknown) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post({ reason: 'unauthorized' })).status).toBe(200);
    expect((await post({ reason: 'because' })).status).toBe(400);
  });

  test(`a token route under ${name} refuses pages of other sites`, async () => {
    const { listener, seen } = openListener();
    const response = await fetch(`${await start(listener)}/api/token`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect([response.status, seen]).toEqual([403, []]);
  });
}

test('a token route under node:http answers 400 when the body is cut off', async () => {
  const { listener, seen } = openListener();
  const server = createServer(listener);
  const { port } = new URL(await listen(server));
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  // Half of the body that was promised, and then an end.
  socket.end(
    'POST /api/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"rea',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test('a listener refuses a request whose Host or address cannot be part of a URL', async () => {
  const { listener, seen } = openListener();
  const { port } = new URL(await listen(createServer(listener)));
  for (const head of ['POST /t HTTP/1.1\r\nHost: a/b@c', 'POST http://x/t HTTP/1.1\r\nHost: x']) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(seen).toEqual([]);
});

test('a listener answers 405 to a method that no Request takes, and reports nothing', async () => {
  const errors: unknown[] = [];
  const listener = createNodeListener(() => new Response('no'), {
    onError: (error) => errors.push(error),
  });
  const { port } = new URL(await listen(createServer(listener)));
  const socket = connect(Number(port), '127.0.0.1');
  socket.end('TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect([await text(socket), errors]).toEqual([expect.stringMatching(/^HTTP\/1\.1 405 /), []]);
});

test('a listener answers 500 and calls onError when its handler rejects', async () => {
  const errors: unknown[] = [];
  const cause = new Error('down');
  const listener = createNodeListener(() => Promise.reject(cause), {
    onError: (error) => errors.push(error),
  });
  const response = await fetch(await listen(createServer(listener)));
  expect([response.status, await response.text(), errors]).toEqual([500, '', [cause]]);
});

test('a listener sends all cookies, and a long body piece by piece', async () => {
  const piece = 'x'.repeat(100_000);
  const listener = createNodeListener(() => {
    let left = 50;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
        left -= 1;
      },
    });
    const headers = new Headers();
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response(body, { status: 201, headers });
  });
  let waiting = 0;
  const server = createServer((request, answer) => {
    answer.on('newListener', () => (waiting = Math.max(waiting, answer.listenerCount('close'))));
    listener(request, answer);
  });
  const response = await fetch(await listen(server));
  expect([response.status, response.headers.getSetCookie()]).toEqual([201, ['a=1', 'b=2']]);
  expect((await response.text()).length).toBe(5_000_000);
  // Node warns of a leak from 11 on.
  expect(waiting).toBeLessThan(5);
});

test('a listener aborts the request when the caller goes away', async () => {
  const calls = new EventEmitter();
  const begun = once(calls, 'begun');
  const aborted = once(calls, 'aborted');
  const listener = createNodeListener(
    (request) =>
      new Promise<Response>(() => {
        request.signal.addEventListener('abort', () => calls.emit('aborted', 'by the caller'));
        calls.emit('begun');
      }),
  );
  const stop = new AbortController();
  const call = fetch(await listen(createServer(listener)), { signal: stop.signal });
  await begun;
  stop.abort();
  await expect(call).rejects.toThrow();
  expect(await aborted).toEqual(['by the caller']);
});

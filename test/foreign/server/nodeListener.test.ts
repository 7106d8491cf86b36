import express from 'express';
import fastify from 'fastify';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect as connectHttp2, constants, createServer as createHttp2Server } from 'node:http2';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

test('a listener cancels the rest of an answer over HTTP/2 once the caller is gone', async () => {
  const events = new EventEmitter();
  const cancelled = once(events, 'cancelled');
  const listener = createNodeListener(
    () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            await setImmediate();
            controller.enqueue(new Uint8Array(100_000));
          },
          cancel: () => void events.emit('cancelled', 'by the caller'),
        }),
      ),
  );
  const session = connectHttp2(await listen(createHttp2Server(listener)));
  onTestFinished(() => session.destroy());
  const call = session.request({ ':path': '/' });
  await once(call, 'response');
  call.close(constants.NGHTTP2_CANCEL);
  expect(await cancelled).toEqual(['by the caller']);
});

test('a listener keeps nothing of each wait for a slow reader', async () => {
  setFlagsFromString('--expose-gc');
  const heap = (): number => {
    runInNewContext('gc()');
    return process.memoryUsage().heapUsed;
  };
  const waits = 50_000;
  let left = waits;
  const sizes: number[] = [];
  const events = new EventEmitter();
  const ended = once(events, 'ended');
  const chunk = new Uint8Array(1);
  createNodeListener(
    () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            if (left === waits - 100 || left === 0) sizes.push(heap());
            if (left === 0) controller.close();
            else controller.enqueue(chunk);
            left -= 1;
          },
        }),
      ),
  )(
    // oxlint-disable-next-line typescript/require-await
    { method: 'GET', url: '/', headers: { host: 'a' }, async *[Symbol.asyncIterator]() {} },
    {
      statusCode: 0,
      headersSent: false,
      writableEnded: false,
      destroyed: false,
      setHeader: () => undefined,
      write: () => {
        queueMicrotask(() => events.emit('drain'));
        return false;
      },
      end: () => events.emit('ended'),
      destroy: () => undefined,
      once: (event, heard) => events.once(event, heard),
    },
  );
  await ended;
  const [first = 0, last = Infinity] = sizes;
  expect((last - first) / waits).toBeLessThan(20);
});

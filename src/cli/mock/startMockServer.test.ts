import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { startMockServer, type MockServer, type MockServerOptions } from './startMockServer.ts';

const opened: MockServer[] = [];

async function start(options: MockServerOptions = {}): Promise<MockServer> {
  const server = await startMockServer({ port: 0, pace: 0, ...options });
  opened.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

/** Calls a chat route over HTTP. */
async function call(
  { platform, url }: MockServer,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const token = await platform.issueToken();
  return fetch(`${url}/agents-service/api/v1/agentcore${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}` },
  });
}

function message(text: string): RequestInit {
  return { method: 'POST', body: JSON.stringify({ session_id: 'web-1', message: text }) };
}

/** The status that a POST with headers of our own gets; `fetch` sets neither Host nor Origin. */
function statusOf(url: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(new URL(path, url), { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end();
  });
}

/** The first line of the answer to bytes that no client of HTTP would send. */
function answerTo(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.end(bytes, 'latin1'),
    );
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

/** Sends a body until the server answers, and counts what it took. */
function sendWithoutEnd(
  url: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let isAnswered = false;
    const block = Buffer.alloc(64 * 1024, 'x');
    const most = 2000 * block.length;
    const sending = request(new URL(path, url), { method: 'POST', headers }, (answer) => {
      isAnswered = true;
      resolve({ status: answer.statusCode ?? 0, bytes });
      answer.resume();
      sending.destroy();
    });
    sending.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    const write = (): void => {
      if (isAnswered) return;
      if (bytes >= most) {
        sending.end();
        return;
      }
      bytes += block.length;
      sending.write(block, () => setImmediate(write));
    };
    write();
  });
}

describe('the platform over HTTP', () => {
  it('tells the addresses that it is served on', async () => {
    const { platform, url } = await start();
    expect(platform.credentials).toMatchObject({
      baseUrl: url,
      publicUrl: `${url}/public/v1`,
      appUrl: url,
    });
  });

  it('streams an answer, with the platform’s date', async () => {
    const now = (): number => Date.UTC(2026, 2, 2);
    const answer = await call(await start({ now }), '/chat/stream', message('hi'));
    expect(answer.headers.get('date')).toBe('Mon, 02 Mar 2026 00:00:00 GMT');
    expect(await answer.text()).toContain('d:{"finishReason":"stop"}\n');
  });

  it('goes on with a run whose client has left', async () => {
    const server = await start({ pace: 1 });
    const leaving = new AbortController();
    const { signal } = leaving;
    const answer = await call(server, '/chat/stream', { ...message('run long'), signal });
    await answer.body?.getReader().read();
    leaving.abort();
    const status = await call(server, '/sessions/web-1/status');
    expect(await status.json()).toMatchObject({ running: true });
    const cancel = { method: 'POST', body: '{"session_id":"web-1"}' };
    expect(await (await call(server, '/chat/cancel', cancel)).json()).toMatchObject({
      cancelled: true,
    });
  });

  it('takes a file and serves its bytes', async () => {
    const server = await start();
    const body = new FormData();
    body.set('session_id', 'web-1');
    body.set('file', new File([new Uint8Array(100_000).fill(7)], 'seven.bin'));
    const uploaded = await call(server, '/chat/files', { method: 'POST', body });
    const { storage_key } = v.parse(v.object({ storage_key: v.string() }), await uploaded.json());
    const query = new URLSearchParams({ storage_key, session_id: 'web-1' }).toString();
    const answer = await call(server, `/chat/files/url?${query}`);
    const { url } = v.parse(v.object({ url: v.string() }), await answer.json());
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    expect(bytes).toHaveLength(100_000);
    expect(bytes.every((byte) => byte === 7)).toBe(true);
  });

  describe('control routes', () => {
    it.each([
      ['a page of another site', { origin: 'https://elsewhere.example' }],
      ['a page without an origin of its own', { origin: 'null' }],
      ['a page of another machine', { origin: 'http://192.168.1.20:5173' }],
      ['a name that was rebound to this machine', { host: 'elsewhere.example' }],
    ])('refuse %s with 403', async (_, headers) => {
      const server = await start();
      server.platform.faults.add({ status: 503, route: 'listSessions' });
      expect(await statusOf(server.url, '/__mock/reset', headers)).toBe(403);
      expect(server.platform.faults.list()).toHaveLength(1);
    });

    it.each([
      ['a script, which sends no origin', {}],
      ['a page of this machine', { origin: 'http://localhost:5173' }],
      ['a page of this machine by its address', { origin: 'http://127.0.0.1:6006' }],
      ['a page of this machine by its IPv6 address', { origin: 'http://[::1]:6006' }],
      ['a caller that names this machine localhost', { host: 'localhost:8787' }],
    ])('answer %s', async (_, headers) => {
      const server = await start();
      server.platform.faults.add({ status: 503, route: 'listSessions' });
      expect(await statusOf(server.url, '/__mock/reset', headers)).toBe(200);
      expect(server.platform.faults.list()).toEqual([]);
    });

    it('answer pages of the origins that the server was started for', async () => {
      const { url } = await start({ appUrl: 'http://mock.intranet.example' });
      const headers = { host: 'mock.intranet.example', origin: 'http://mock.intranet.example' };
      expect(await statusOf(url, '/__mock/reset', headers)).toBe(200);
    });
  });

  it.each([
    ['a chat message', '/agents-service/api/v1/agentcore/chat/stream'],
    ['a control command', '/__mock/reset'],
  ])('refuses %s that never ends with 413, and goes on answering others', async (_, path) => {
    const server = await start();
    const token = await server.platform.issueToken();
    const sent = await sendWithoutEnd(server.url, path, { authorization: `Bearer ${token}` });
    expect(sent.status).toBe(413);
    expect(sent.bytes).toBeLessThan(64 * 1024 * 1024);
    expect((await call(server, '/sessions')).status).toBe(200);
  });

  it('refuses a file over the limit without reading all of it', async () => {
    const server = await start({ fileLimits: { max_bytes: 1000, max_files: 2 } });
    const token = await server.platform.issueToken();
    const path = '/agents-service/api/v1/agentcore/chat/files';
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const sent = await sendWithoutEnd(server.url, path, headers);
    expect(sent.status).toBe(413);
    expect(sent.bytes).toBeLessThan(64 * 1024 * 1024);
  });

  it('takes the next port when none was asked for, and says so when the asked one is taken', async () => {
    const first = await startMockServer({ pace: 0 });
    const second = await startMockServer({ pace: 0 });
    opened.push(first, second);
    expect(second.url).not.toBe(first.url);
    const port = Number(new URL(first.url).port);
    await expect(startMockServer({ port })).rejects.toThrow(`port ${port} is taken`);
  });
});

describe('bytes that are no request', () => {
  const host = 'HTTP/1.1\r\nHost: a\r\n';
  it.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', '400 Bad Request'],
    [
      'the begin of TLS',
      '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003',
      '400 Bad Request',
    ],
    ['a path that can’t be decoded', `GET /%zz ${host}\r\n`, '404 Not Found'],
    ['an address without its end', `GET http://[::1 ${host}\r\n`, '400 Bad Request'],
    ['a host with a space', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', '400 Bad Request'],
    ['a method without a path', `OPTIONS * ${host}\r\n`, '400 Bad Request'],
    [
      'a chunk without a length',
      `PUT / ${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      '400 Bad Request',
    ],
    [
      '70,000 bytes of one header',
      `GET / ${host}X: ${'a'.repeat(70_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['a tunnel', `CONNECT a:1 ${host}\r\n`, ''],
  ])('are refused, and the next request is answered: %s', async (_, bytes, expected) => {
    const server = await start();
    expect(await answerTo(server.url, bytes)).toBe(expected === '' ? '' : `HTTP/1.1 ${expected}`);
    expect((await call(server, '/sessions')).status).toBe(200);
  });
});

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

  it('takes the next port when none was asked for, and says so when the asked one is taken', async () => {
    const first = await startMockServer({ pace: 0 });
    const second = await startMockServer({ pace: 0 });
    opened.push(first, second);
    expect(second.url).not.toBe(first.url);
    const port = Number(new URL(first.url).port);
    await expect(startMockServer({ port })).rejects.toThrow(/EADDRINUSE/);
  });
});

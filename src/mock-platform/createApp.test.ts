import { describe, expect, it } from 'vitest';
import { exchangeToken, getSessionStatus, knownMessages, listSessions } from '../contract/index.ts';
import { createMockPlatform } from './createMockPlatform.ts';
import { noon, openPlatform, refusalOf } from './testing/openPlatform.ts';

describe('addresses', () => {
  it.each([
    ['404', 'POST', '/public/v1/analytics/query'],
    ['405', 'GET', '/public/v1/analytics/status'],
    ['404', 'GET', '/agents-service/api/v1/agentcore/nothing'],
    ['404', 'GET', '/'],
    ['405', 'GET', '/agents-service/api/v1/agentcore/chat/stream'],
    ['405', 'POST', '/agents-service/api/v1/agentcore/sessions'],
    ['405', 'PUT', '/public/v1/identity/api-keys'],
  ])('%s for %s %s', async (status, method, path) => {
    const { platform } = await openPlatform();
    const answer = await platform.fetch(`https://platform.example${path}`, { method });
    expect((await refusalOf(answer))[0]).toBe(Number(status));
  });

  it('hang from the path of the base URL', async () => {
    const { platform, call } = await openPlatform({ baseUrl: 'https://x.example/deep/root/' });
    expect(platform.credentials.publicUrl).toBe('https://x.example/deep/root/public/v1');
    expect((await call(listSessions)).status).toBe(200);
    expect((await platform.fetch('https://x.example/public/v1/identity/api-keys')).status).toBe(
      404,
    );
  });
});

describe('an error body', () => {
  it('has the status text in error and the message apart', async () => {
    const { call } = await openPlatform();
    const answer = await call(listSessions, { bearer: null });
    expect(await answer.json()).toEqual({
      error: 'Unauthorized',
      message: 'Invalid or missing authentication token',
    });
  });

  it('500 "An unexpected error occurred" when the platform itself fails', async () => {
    let calls = 0;
    const { platform, call } = await openPlatform({
      now: () => {
        calls += 1;
        if (calls === 3) throw new Error('the secret clock is broken');
        return noon;
      },
    });
    calls = 2;
    expect(platform.callbacks).toEqual([]);
    expect(await refusalOf(await call(listSessions))).toEqual([500, knownMessages.unexpected]);
  });
});

describe('CORS', () => {
  it('answers a preflight for any origin, with cookies on the web app alone', async () => {
    const { platform } = await openPlatform();
    const url = `${platform.credentials.baseUrl}/agents-service/api/v1/agentcore/chat/stream`;
    const answer = await platform.fetch(
      new Request(url, {
        method: 'OPTIONS',
        headers: { origin: 'https://host.example', 'access-control-request-method': 'POST' },
      }),
    );
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://host.example');
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(answer.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    const app = await platform.fetch(`${platform.credentials.appUrl}/api/tasks`, {
      method: 'OPTIONS',
      headers: { origin: 'https://host.example', 'access-control-request-method': 'GET' },
    });
    expect(app.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('lets a page read answers and refusals alike, with their date', async () => {
    const { call } = await openPlatform();
    const headers = { origin: 'https://host.example' };
    for (const sent of [{ headers }, { headers, bearer: null }]) {
      const answer = await call(listSessions, sent);
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://host.example');
      expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after, date');
    }
  });
});

describe('the platform as a fetch', () => {
  it('dates answers by its own clock', async () => {
    const { platform, call } = await openPlatform();
    platform.clock.advance(61);
    const { headers } = await call(listSessions);
    expect(headers.get('date')).toBe('Mon, 02 Mar 2026 12:01:01 GMT');
  });

  it('rejects with the reason of a signal that aborted before', async () => {
    const { call } = await openPlatform();
    const reason = new Error('gone');
    const signal = AbortSignal.abort(reason);
    await expect(call(listSessions, { signal })).rejects.toBe(reason);
  });

  it('gives the same credentials and ids for the same random seed', () => {
    const now = (): number => noon;
    const [one, two] = [createMockPlatform({ now }), createMockPlatform({ now, seed: 'large' })];
    expect(two.credentials).toEqual(one.credentials);
    const other = createMockPlatform({ now, randomSeed: 2 });
    expect(other.credentials.apiKey).not.toBe(one.credentials.apiKey);
  });

  it('keeps worlds apart', async () => {
    const [one, two] = [await openPlatform({ seed: 'empty' }), await openPlatform()];
    one.platform.expireTokens();
    expect((await one.call(listSessions)).status).toBe(401);
    expect((await two.call(listSessions)).status).toBe(200);
  });

  it('reset restores the seed and keeps the credentials valid', async () => {
    const { platform, call, read } = await openPlatform();
    platform.clock.advance(5000);
    platform.faults.add({ status: 500 });
    platform.reset('empty');
    const { apiKey, serviceActorId } = platform.credentials;
    const json = { serviceActorId };
    const { schema } = exchangeToken.response;
    const { token } = await read(schema, exchangeToken, { bearer: apiKey, json });
    const page = await read(listSessions.response.schema, listSessions, { bearer: token });
    expect(page.sessions).toEqual([]);
    expect(platform.faults.list()).toEqual([]);
    expect((await call(getSessionStatus, { params: { session_id: 'x' } })).status).toBe(404);
  });
});

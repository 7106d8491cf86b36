import { describe, expect, it } from 'vitest';
import { listSessions } from '../../contract/index.ts';
import { createMockPlatform } from '../createMockPlatform.ts';
import type { MockPlatform } from '../mockPlatform.ts';
import { noon, openPlatform } from '../testing/openPlatform.ts';

function control(
  platform: MockPlatform,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return platform.fetch(`${platform.credentials.baseUrl}/__mock${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
  });
}

describe('the control routes', () => {
  it('add, list and clear faults', async () => {
    const { platform, call } = await openPlatform();
    const added = await control(platform, 'POST', '/faults', { route: '*', status: 503 });
    expect(added.status).toBe(201);
    expect((await call(listSessions)).status).toBe(503);
    const listed = await control(platform, 'GET', '/faults');
    expect(await listed.json()).toEqual({ faults: [{ id: 'fault-1', route: '*', status: 503 }] });
    await control(platform, 'DELETE', '/faults');
    expect((await call(listSessions)).status).toBe(200);
  });

  it('remove one fault', async () => {
    const { platform } = await openPlatform();
    const id = platform.faults.add({ status: 503 });
    await control(platform, 'DELETE', `/faults/${id}`);
    expect(platform.faults.list()).toEqual([]);
  });

  it('expire tokens', async () => {
    const { platform, call } = await openPlatform();
    await control(platform, 'POST', '/expire-tokens');
    expect((await call(listSessions)).status).toBe(401);
  });

  it('move the clock', async () => {
    const { platform } = await openPlatform();
    await control(platform, 'POST', '/clock', { advanceSeconds: 90 });
    expect(platform.clock.now()).toBe(noon + 90_000);
  });

  it('hold the clock still, move it while it is held, and let it go on', async () => {
    let now = noon;
    const platform = createMockPlatform({ now: () => now });
    await control(platform, 'POST', '/clock', { isStopped: true });
    now += 60_000;
    expect(platform.clock.now()).toBe(noon);
    await control(platform, 'POST', '/clock', { advanceSeconds: 20 });
    expect(platform.clock.now()).toBe(noon + 20_000);
    await control(platform, 'POST', '/clock', { isStopped: false });
    now += 1_000;
    expect(platform.clock.now()).toBe(noon + 21_000);
  });

  it.each([1e308, 1e15, -1e15, Number.MAX_SAFE_INTEGER])(
    'refuse to move the clock by %d seconds, and the platform still answers',
    async (advanceSeconds) => {
      const { platform, call } = await openPlatform();
      const answer = await control(platform, 'POST', '/clock', { advanceSeconds });
      expect(answer.status).toBe(422);
      expect(platform.clock.now()).toBe(noon);
      expect((await call(listSessions)).status).toBe(200);
    },
  );

  it('refuse the step that would add up to a date beyond the year 9999', async () => {
    const { platform, call } = await openPlatform();
    const century = { advanceSeconds: 100 * 365 * 86_400 };
    const statuses: number[] = [];
    for (let step = 0; step < 90; step += 1) {
      statuses.push((await control(platform, 'POST', '/clock', century)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect((await call(listSessions)).status).toBe(401);
  });

  it('reset to a seed', async () => {
    const { platform, read } = await openPlatform();
    await control(platform, 'POST', '/reset', { seed: 'empty' });
    expect((await read(listSessions.response.schema, listSessions)).sessions).toEqual([]);
    await control(platform, 'POST', '/reset');
    expect((await read(listSessions.response.schema, listSessions)).sessions).toEqual([]);
  });

  it.each([
    ['/faults', { status: 'bad' }],
    ['/clock', {}],
    ['/reset', { seed: 'huge' }],
    ['/reset', 'text'],
  ])('422 for a bad body of %s', async (path, body) => {
    const { platform } = await openPlatform();
    expect((await control(platform, 'POST', path, body)).status).toBe(422);
  });

  it('are not there when they are not mounted', async () => {
    const { platform } = await openPlatform({ mountControl: false });
    expect((await control(platform, 'GET', '/faults')).status).toBe(404);
  });
});

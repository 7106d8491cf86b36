import { describe, expect, it } from 'vitest';
import { getFileLimits, getSessionStatus, listSessions, streamChat } from '../../contract/index.ts';
import { openPlatform, refusalOf } from '../testing/openPlatform.ts';

describe('a fault', () => {
  it.each([
    ['its name', 'listSessions'],
    ['its method and path', 'GET /sessions'],
    ['*', '*'],
    ['no route at all', undefined],
  ])('meets an endpoint by %s', async (_, route) => {
    const { platform, call } = await openPlatform();
    platform.faults.add({ status: 503, ...(route === undefined ? {} : { route }) });
    expect((await call(listSessions)).status).toBe(503);
  });

  it('leaves other routes alone', async () => {
    const { platform, call } = await openPlatform();
    platform.faults.add({ route: 'POST /chat/stream', status: 503 });
    expect((await call(listSessions)).status).toBe(200);
  });

  it('strikes as often as told', async () => {
    const { platform, call } = await openPlatform();
    platform.faults.add({ route: 'getFileLimits', status: 500, times: 2 });
    const statuses = [];
    for (let call_ = 0; call_ < 3; call_ += 1) statuses.push((await call(getFileLimits)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('strikes a counted number of times before one that lasts', async () => {
    const { platform, call } = await openPlatform();
    platform.faults.add({ status: 500 });
    platform.faults.add({ route: 'getFileLimits', status: 404, times: 1 });
    expect((await call(getFileLimits)).status).toBe(404);
    expect((await call(getFileLimits)).status).toBe(500);
  });

  it.each([
    [429, 7, '7', 'Rate limit exceeded'],
    [503, 'Mon, 02 Mar 2026 12:01:00 GMT', 'Mon, 02 Mar 2026 12:01:00 GMT', 'Service Unavailable'],
  ])('%s carries Retry-After %s', async (status, retryAfter, header, message) => {
    const { platform, call } = await openPlatform();
    platform.faults.add({ status, retryAfter });
    const answer = await call(listSessions);
    expect(answer.headers.get('retry-after')).toBe(header);
    expect(await refusalOf(answer)).toEqual([status, message]);
  });

  it('of latency delays the answer, and an abort ends the wait', async () => {
    const { platform, call } = await openPlatform();
    platform.faults.add({ latency: 3_600_000 });
    const leaving = new AbortController();
    const waiting = call(listSessions, { signal: leaving.signal });
    leaving.abort(new Error('tired'));
    await expect(waiting).rejects.toThrow('tired');
  });

  it('of latency answers in the end', async () => {
    const { platform, call } = await openPlatform();
    platform.faults.add({ latency: 5 });
    expect((await call(listSessions)).status).toBe(200);
  });

  it('cuts the body after so many bytes while the run goes on', async () => {
    const { platform, call } = await openPlatform();
    const session_id = 'web-1';
    platform.faults.add({ route: 'streamChat', cutAfterBytes: 40, times: 1 });
    const answer = await call(streamChat, { json: { session_id, message: 'contracts' } });
    const reader = answer.body?.getReader();
    if (reader === undefined) throw new Error('no body');
    let received = 0;
    const readToTheEnd = async (): Promise<void> => {
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        received += chunk.value.length;
      }
    };
    await expect(readToTheEnd()).rejects.toThrow('terminated');
    expect(received).toBe(40);
    const status = await call(getSessionStatus, { params: { session_id } });
    expect(await status.json()).toMatchObject({ running: false });
  });

  it('is removed by its id, or with all others', async () => {
    const { platform } = await openPlatform();
    const id = platform.faults.add({ status: 500 });
    platform.faults.add({ status: 503, times: 3 });
    platform.faults.clear(id);
    expect(platform.faults.list()).toEqual([{ id: 'fault-2', status: 503, times: 3 }]);
    platform.faults.clear();
    expect(platform.faults.list()).toEqual([]);
  });

  it.each([{ status: 200 }, { times: 0 }, { latency: -1 }, { cutAfterBytes: 1.5 }])(
    'is refused when out of bounds: %o',
    async (fault) => {
      const { platform } = await openPlatform();
      expect(() => platform.faults.add(fault)).toThrow();
    },
  );
});

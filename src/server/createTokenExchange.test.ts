import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exchangeToken } from '../contract/index.ts';
import { openHandler } from './testing/openHandler.ts';

const tokenOf = async (response: Response): Promise<string> =>
  v.parse(exchangeToken.response.schema, await response.json()).token;

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the cache', () => {
  it('gives the same token until two minutes before its end', async () => {
    const { ask, pass, exchanges } = openHandler();
    const first = await tokenOf(await ask('initial'));
    pass(779);
    expect(await tokenOf(await ask('expiring'))).toBe(first);
    expect(exchanges).toHaveLength(1);
    pass(1);
    expect(await tokenOf(await ask('expiring'))).not.toBe(first);
    expect(exchanges).toHaveLength(2);
  });

  it('goes by the clock of the platform', async () => {
    const { platform, ask, pass, exchanges } = openHandler();
    platform.clock.advance(-7_200);
    await ask();
    pass(779);
    await ask();
    expect(exchanges).toHaveLength(1);
    pass(1);
    await ask();
    expect(exchanges).toHaveLength(2);
  });

  it('keeps to renewBefore', async () => {
    const { ask, pass, exchanges } = openHandler({ renewBefore: 600_000 });
    await ask();
    pass(299);
    await ask();
    expect(exchanges).toHaveLength(1);
    pass(1);
    await ask();
    expect(exchanges).toHaveLength(2);
  });

  it('takes the documented life for a token that does not tell its end', async () => {
    const { ask, pass, exchanges } = openHandler({
      fetch: () => Promise.resolve(Response.json({ token: 'opaque' })),
    });
    await ask();
    pass(779);
    await ask();
    expect(exchanges).toHaveLength(1);
    pass(1);
    await ask();
    expect(exchanges).toHaveLength(2);
  });

  it('keeps service actors apart', async () => {
    const { platform, ask, exchanges } = openHandler();
    const other = { 'x-actor': platform.credentials.readOnlyServiceActorId };
    const tokens = [
      await ask(),
      await ask(undefined, other),
      await ask(),
      await ask('initial', other),
    ];
    const [mine, theirs, ...again] = await Promise.all(tokens.map(tokenOf));
    expect(mine).not.toBe(theirs);
    expect(again).toEqual([mine, theirs]);
    expect(exchanges).toHaveLength(2);
  });

  it('is passed by after a 401, once for a burst of tabs', async () => {
    const { ask, pass, exchanges } = openHandler();
    const first = await tokenOf(await ask('initial'));
    pass(60);
    const burst = await Promise.all(Array.from({ length: 50 }, () => ask('unauthorized')));
    const tokens = new Set(await Promise.all(burst.map(tokenOf)));
    expect([tokens.size, tokens.has(first), exchanges.length]).toEqual([1, false, 2]);
    pass(0.249);
    await ask('unauthorized');
    expect(exchanges).toHaveLength(2);
    pass(0.001);
    await ask('unauthorized');
    expect(exchanges).toHaveLength(3);
  });

  it('is passed by after a 401 however young the refused token is', async () => {
    const { ask, exchanges } = openHandler();
    const first = await tokenOf(await ask('initial'));
    expect(await tokenOf(await ask('unauthorized'))).not.toBe(first);
    expect(exchanges).toHaveLength(2);
  });

  it('makes one exchange for 1,000 requests at once', async () => {
    const { ask, exchanges } = openHandler();
    const responses = await Promise.all(Array.from({ length: 1_000 }, () => ask('initial')));
    expect(new Set(await Promise.all(responses.map(tokenOf))).size).toBe(1);
    expect(exchanges).toHaveLength(1);
  });

  it('keeps no failure', async () => {
    const { platform, ask, exchanges } = openHandler();
    platform.faults.add({ route: 'exchangeToken', status: 403, times: 1 });
    const statuses = [(await ask()).status, (await ask()).status];
    expect([...statuses, exchanges.length]).toEqual([502, 200, 2]);
  });
});

describe('a platform that limits the rate', () => {
  it('is left alone until Retry-After is over, which the page is told', async () => {
    const { platform, ask, pass, exchanges } = openHandler();
    platform.faults.add({ route: 'exchangeToken', status: 429, retryAfter: 30, times: 1 });
    const limited = await ask();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([503, '30']);
    pass(20.5);
    const other = await ask('initial', { 'x-actor': platform.credentials.readOnlyServiceActorId });
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '10']);
    expect(exchanges).toHaveLength(1);
    pass(9.5);
    expect((await ask()).status).toBe(200);
  });

  it('that names no time is left alone for five seconds after the second try', async () => {
    const { platform, ask, exchanges } = openHandler();
    platform.faults.add({ route: 'exchangeToken', status: 429 });
    const limited = await ask();
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([503, '5']);
    expect(exchanges).toHaveLength(2);
  });

  it('does not keep a token that is held from being answered', async () => {
    const { platform, ask, pass } = openHandler();
    const first = await tokenOf(await ask());
    platform.faults.add({ route: 'exchangeToken', status: 429, retryAfter: 30 });
    pass(60);
    expect((await ask('unauthorized')).status).toBe(503);
    expect(await tokenOf(await ask('initial'))).toBe(first);
  });
});

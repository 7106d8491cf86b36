import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFault } from '../../playground/src/developer/describeFault.ts';
import {
  createMockControls,
  type MockControls,
} from '../../playground/src/developer/mockControls.ts';
import { startMockServer, type MockServer } from '../../src/cli/mock/startMockServer.ts';

let mock: MockServer;
let controls: MockControls;

beforeEach(async () => {
  mock = await startMockServer({ port: 0, pace: 0 });
  controls = createMockControls(mock.url);
});

afterEach(() => mock.close());

test('keeps a latency behind the faults that strike first', async () => {
  await controls.setLatency(500);
  await controls.addFault({ route: 'streamChat', status: 429, times: 2, retryAfter: 5 });
  await controls.addFault({ route: 'streamChat', cutAfterBytes: 400, times: 1 });
  const faults = mock.platform.faults.list();
  expect(
    faults.map(({ status, cutAfterBytes, latency }) => [status, cutAfterBytes, latency]),
  ).toEqual([
    [429, undefined, undefined],
    [undefined, 400, undefined],
    [undefined, undefined, 500],
  ]);
  expect((await controls.listFaults()).map(describeFault)).toEqual([
    '429 to streamChat, for the next 2 calls, Retry-After 5',
    'streamChat cut after 400 bytes, for the next call',
    '500 ms late on every route',
  ]);
});

test('changes the latency without touching what else is armed', async () => {
  await controls.addFault({ status: 500, times: 3 });
  await controls.setLatency(250);
  await controls.setLatency(1000);
  expect(mock.platform.faults.list()).toMatchObject([{ status: 500, times: 3 }, { latency: 1000 }]);
  await controls.setLatency(0);
  expect(mock.platform.faults.list()).toMatchObject([{ status: 500, times: 3 }]);
  await controls.clearFaults();
  expect(mock.platform.faults.list()).toEqual([]);
});

test('moves the clock, ends tokens and resets the world', async () => {
  const token = await mock.platform.issueToken();
  const read = async (): Promise<number> => {
    const address = `${mock.url}/agents-service/api/v1/agentcore/sessions`;
    return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status;
  };
  expect(await read()).toBe(200);
  await controls.expireTokens();
  expect(await read()).toBe(401);
  const before = await controls.advanceClock(0);
  expect((await controls.advanceClock(900)) - before).toBeGreaterThanOrEqual(900_000);
  await controls.addFault({ status: 500, times: 1 });
  await controls.resetWorld();
  expect(mock.platform.faults.list()).toEqual([]);
  expect(mock.platform.clock.now()).toBeLessThan(before + 900_000);
});

test('says what the platform refused', async () => {
  await expect(controls.addFault({ status: 200, times: 1 })).rejects.toThrow(
    'The mock platform answered 422 to /faults.',
  );
});

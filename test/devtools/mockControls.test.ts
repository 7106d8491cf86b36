import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMockServer, type MockServer } from '../../src/cli/mock/startMockServer.ts';
import { createHttpControls, type MockControls } from '../../src/devtools/mockControls.ts';

let mock: MockServer;
let controls: MockControls;

beforeEach(async () => {
  mock = await startMockServer({ port: 0, pace: 0 });
  controls = createHttpControls(mock.url);
});

afterEach(() => mock.close());

test('adds, lists and clears faults over HTTP', async () => {
  const fault = { route: 'POST /chat/stream', status: 429, times: 2, retryAfter: 5 };
  await controls.addFault(fault);
  await controls.addFault({ latency: 500 });
  expect(mock.platform.faults.list()).toMatchObject([fault, { latency: 500 }]);
  expect(await controls.listFaults()).toMatchObject([fault, { latency: 500 }]);
  await controls.clearFaults();
  expect(mock.platform.faults.list()).toEqual([]);
});

test('moves the clock and ends tokens', async () => {
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
});

test('rejects what the platform refuses', async () => {
  await expect(controls.addFault({ status: 200, times: 1 })).rejects.toThrow(
    'Brainstem: the mock platform answered 422.',
  );
});

import { createClient, isPlatformError, listFindings, listSessions, listTasks } from 'brainstem';
import { createMockPlatform } from 'brainstem/mock-platform';
import { createPlatformHandlers } from 'brainstem/testing/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const platform = createMockPlatform({
  baseUrl: 'https://api.example.com',
  appUrl: 'https://app.example.com',
  pace: 0,
});
const server = setupServer(...createPlatformHandlers(platform));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => platform.reset());
afterAll(() => server.close());

const client = createClient({
  baseUrl: platform.credentials.baseUrl,
  appUrl: platform.credentials.appUrl,
  getToken: async () => ({ token: await platform.issueToken() }),
});

test('the handlers of MSW answer a client that uses the real fetch', async () => {
  expect((await listSessions(client)).sessions.length).toBeGreaterThan(0);
  expect((await listFindings(client)).findings.length).toBeGreaterThan(0);
});

test('the handlers of MSW answer the web app’s routes for the signed-in user', async () => {
  expect(await listTasks(client)).toHaveProperty('tasks');
});

test('the handlers of MSW answer the web app’s routes where a request does not say that cookies go along, as with MSW 3', async () => {
  expect((await fetch('https://app.example.com/api/tasks')).status).toBe(200);
});

test('the handlers of MSW fail as the platform’s faults say', async () => {
  platform.faults.add({ route: 'listFindings', status: 403 });
  const error: unknown = await listFindings(client).catch((reason: unknown) => reason);
  expect(isPlatformError(error) && error.status).toBe(403);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelChat, listOntologies } from '../../contract/index.ts';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { createClient, type BrainstemClient, type ClientOptions } from '../index.ts';

beforeEach(() => vi.stubGlobal('navigator', { onLine: false }));
afterEach(() => vi.unstubAllGlobals());

/** Opens a client whose requests are answered by the functions given, by method. */
function open(
  answers: Record<string, () => Promise<Response>>,
  options: Pick<ClientOptions, 'environment'> = {},
): BrainstemClient {
  return createClient({
    ...options,
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'a', expiresAt: new Date(Date.now() + 3_600_000) }),
    retry: { attempts: 0 },
    fetch: (_url, { method = 'GET' } = {}) => answers[method]?.() ?? lost(),
  });
}

const refused = (): Promise<Response> => Promise.resolve(new Response('{}', { status: 404 }));
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

async function read(client: BrainstemClient): Promise<boolean> {
  await client.json(listOntologies, { query: {} }).catch(() => undefined);
  return client.environment.network.isOnline();
}

async function write(client: BrainstemClient): Promise<boolean> {
  await client.json(cancelChat, { body: { session_id: 's1' } }).catch(() => undefined);
  return client.environment.network.isOnline();
}

test("a client's answers prove a network that the browser denies, to this client alone", async () => {
  const [here, there] = [open({ GET: refused }), open({ GET: lost })];
  const seen: boolean[] = [];
  const stop = here.environment.network.subscribe(() =>
    seen.push(here.environment.network.isOnline()),
  );
  expect(here.environment.network.isOnline()).toBe(false);
  expect([await read(here), await read(here)]).toEqual([true, true]);
  expect(seen).toEqual([true]);
  expect(await read(there)).toBe(false);
  stop();
});

test('a request that is lost says that the network is gone', async () => {
  const answers = { GET: refused };
  const client = open(answers);
  expect(await read(client)).toBe(true);
  answers.GET = lost;
  expect(await read(client)).toBe(false);
  answers.GET = refused;
  expect(await read(client)).toBe(true);
});

test('what a service worker answers is no network once a request failed, until one is answered', async () => {
  const answers = { GET: refused, POST: lost };
  const client = open(answers);
  expect([await read(client), await write(client), await read(client)]).toEqual([
    true,
    false,
    false,
  ]);
  answers.POST = refused;
  expect([await write(client), await read(client)]).toEqual([true, true]);
});

test('a write that is lost makes the answers of other requests no proof for half a minute, not for good', async () => {
  const environment = createTestEnvironment({ isOnline: false });
  const client = open({ GET: refused, POST: lost }, { environment });
  expect([await read(client), await write(client)]).toEqual([true, false]);
  environment.advance(29_999);
  expect(await read(client)).toBe(false);
  environment.advance(1);
  expect([await read(client), await write(client), await read(client)]).toEqual([
    true,
    false,
    false,
  ]);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { getFileLimits } from '../contract/index.ts';
import { createTestEnvironment } from '../environment/testing/createTestEnvironment.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import { createClient } from './createClient.ts';
import type { GetToken } from './tokens/createTokenSource.ts';

function open() {
  const platform = createMockPlatform({ pace: 0 });
  const getToken = vi.fn<GetToken>(async () => ({ token: await platform.issueToken() }));
  const { baseUrl } = platform.credentials;
  const client = createClient({ baseUrl, getToken, fetch: platform.fetch });
  return { platform, getToken, client };
}

test('1,000 concurrent calls with a token that has expired unseen make one token request', async () => {
  const { platform, getToken, client } = open();
  await client.json(getFileLimits, {});
  expect(getToken).toHaveBeenCalledTimes(1);
  platform.expireTokens();

  const calls = Array.from({ length: 1_000 }, () => client.json(getFileLimits, {}));
  const answers = await Promise.all(calls);
  expect(answers).toHaveLength(1_000);
  expect(getToken).toHaveBeenCalledTimes(2);
  expect(getToken.mock.calls[1]?.[0].reason).toBe('unauthorized');
});

test('1,000 concurrent calls without a token make one token request', async () => {
  const { getToken, client } = open();
  await Promise.all(Array.from({ length: 1_000 }, () => client.json(getFileLimits, {})));
  expect(getToken).toHaveBeenCalledTimes(1);
});

test.each([429, 503])(
  'a call that waits after a %i is not sent as the next user once its own has signed out',
  async (status) => {
    const environment = createTestEnvironment();
    const sentAs: (string | null)[] = [];
    let users = 0;
    const client = createClient({
      baseUrl: 'https://platform.example',
      environment,
      getToken: () => Promise.resolve({ token: `user-${(users += 1)}` }),
      fetch: (_url, init) => {
        sentAs.push(new Headers(init?.headers).get('authorization'));
        return Promise.resolve(new Response('', { status }));
      },
    });
    const onFailure = vi.fn();
    client.json(getFileLimits, {}).catch(onFailure);
    await expect.poll(() => sentAs.length).toBe(1);
    client.tokens.logout();
    await client.tokens.retry();
    const isOver = (): boolean => {
      environment.advance(60_000);
      return onFailure.mock.calls.length > 0;
    };
    await expect.poll(isOver).toBe(true);
    expect(sentAs).toEqual(['Bearer user-1']);
    expect(onFailure.mock.calls).toMatchObject([[{ code: 'token', reason: 'signed-out' }]]);
  },
);

const getToken: GetToken = () => Promise.resolve({ token: 't' });

test.each([undefined, ''])(
  'createClient says that a baseUrl of %j is missing',
  (baseUrl: unknown) => {
    const options = Object.assign({ baseUrl: '', getToken }, { baseUrl });
    expect(() => createClient(options)).toThrow(
      'Brainstem: baseUrl is missing. Is the environment variable that holds it set?',
    );
  },
);

test('createClient asks for the service root in place of the address of its routes', () => {
  const baseUrl = 'https://platform.example/api/public/v1/';
  expect(() => createClient({ baseUrl, getToken })).toThrow(
    'Brainstem: baseUrl must be the service root, without /public/v1: https://platform.example/api.',
  );
});

test.each(['platform.example', '/api', 'ftp://platform.example'])(
  'createClient refuses the baseUrl %j with an explanation',
  (baseUrl) => {
    expect(() => createClient({ baseUrl, getToken })).toThrow(
      /^Brainstem: baseUrl must be an absolute http or https address/,
    );
  },
);

test('whatever one user’s client is called for after a sign-out fails, and never as the next user', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const issued: string[] = [];
  const sentAs: (string | null)[] = [];
  const client = createClient({
    baseUrl: platform.credentials.baseUrl,
    async getToken() {
      const token = await platform.issueToken();
      issued.push(`Bearer ${token}`);
      return { token };
    },
    fetch(url, init) {
      sentAs.push(new Headers(init?.headers).get('authorization'));
      return platform.fetch(url, init);
    },
  });
  const first = client.forUser();
  await first.json(getFileLimits, {});
  expect(client.forUser()).toBe(first);
  expect(client.key).toBe(first.key);

  client.tokens.logout();
  await client.tokens.retry();
  const second = client.forUser();
  await expect(first.json(getFileLimits, {})).rejects.toMatchObject({ reason: 'signed-out' });
  await expect(first.forUser().json(getFileLimits, {})).rejects.toThrow();
  await second.json(getFileLimits, {});
  await client.json(getFileLimits, {});
  const [mara, tom] = issued;
  expect(sentAs).toEqual([mara, tom, tom]);
  expect(second.key).not.toBe(first.key);
  expect(client.key).toBe(second.key);
});

test('an answer that arrives after its user has signed out reaches nobody', async () => {
  let arrive: ((answer: Response) => void) | undefined;
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken,
    fetch: () => new Promise<Response>((resolve) => (arrive = resolve)),
  });
  const asked = client.forUser().json(getFileLimits, {});
  await expect.poll(() => arrive).toBeDefined();
  client.tokens.logout();
  arrive?.(Response.json({ max_bytes: 1, max_files: 1 }));
  await expect(asked).rejects.toMatchObject({ reason: 'signed-out' });
});

test('a renewed token of another user’s ends what the last one began, as a sign-out does', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const tokenOf = (sub: string) => ({
    token: ['{}', JSON.stringify({ sub }), sub].map((part) => btoa(part)).join('.'),
  });
  const tokens = [tokenOf('mara'), tokenOf('tom')];
  const client = createClient({
    baseUrl: platform.credentials.baseUrl,
    getToken: () => Promise.resolve(tokens.shift() ?? tokenOf('tom')),
    fetch: (_url, init) =>
      Promise.resolve(
        new Headers(init?.headers).get('authorization') === `Bearer ${tokenOf('mara').token}`
          ? new Response(null, { status: 401 })
          : Response.json({ max_bytes: 1, max_files: 1 }),
      ),
  });
  const mara = client.forUser();
  await expect(mara.json(getFileLimits, {})).rejects.toMatchObject({ reason: 'signed-out' });
  expect(mara.signedOut.aborted).toBe(true);
  expect(client.forUser()).not.toBe(mara);
  expect(await client.json(getFileLimits, {})).toEqual({ max_bytes: 1, max_files: 1 });
});

test('no page load takes the answers for its own that a host kept of an earlier one', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const keyOn = async (timeOrigin: number): Promise<string> => {
    vi.resetModules();
    vi.stubGlobal('performance', { timeOrigin });
    const page = await import('./createClient.ts');
    const getToken = () => Promise.resolve({ token: 'token' });
    return page.createClient({ baseUrl: 'https://api.example.com', getToken }).key;
  };
  expect(await keyOn(1_000)).not.toBe(await keyOn(2_000));
});

test('each client has its own cache key', () => {
  const make = () => createClient({ baseUrl: 'https://platform.example', getToken });
  expect(make().key).not.toBe(make().key);
});

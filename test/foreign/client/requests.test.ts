import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createClient,
  createTokenFetcher,
  createTokenSource,
  getFileLimits,
  isTokenError,
  type ClientOptions,
} from '../../../src/index.ts';
import { listen } from '../listen.ts';
import { printedErrors } from '../../printedErrors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A client in front of a platform that a test writes itself, over a real socket. */
async function openClient(platform: RequestListener, options: Partial<ClientOptions> = {}) {
  const baseUrl = await listen(createServer(platform));
  const getToken = () => Promise.resolve({ token: 'token' });
  return createClient({ baseUrl, getToken, ...options });
}

/** Answers spaces without an end, which any JSON may begin with. */
const answerForever: RequestListener = (_request, response) => {
  response.on('error', () => undefined);
  const piece = ' '.repeat(65_536);
  const write = (): void => {
    while (!response.destroyed) {
      if (response.write(piece)) continue;
      response.once('drain', write);
      return;
    }
  };
  write();
};

test('the client stops reading an answer that is longer than maxResponseBytes', async () => {
  const client = await openClient(answerForever, { maxResponseBytes: 1_000_000 });
  await expect(getFileLimits(client)).rejects.toMatchObject({
    code: 'decode',
    issues: [{ path: '', message: 'expected at most 1000000 bytes' }],
  });
});

test('the client stops reading a refusal that does not end', async () => {
  const client = await openClient(
    (request, response) => {
      response.writeHead(400);
      answerForever(request, response);
    },
    { maxResponseBytes: 1_000_000 },
  );
  await expect(getFileLimits(client)).rejects.toMatchObject({
    code: 'platform',
    status: 400,
    platformMessage: undefined,
  });
});

const baseUrl = 'https://api.example.com';
const getToken = () => Promise.resolve({ token: 'token' });

test.each<[string, Partial<ClientOptions>]>([
  ['timeout', { timeout: 2 ** 31 }],
  ['timeout', { timeout: NaN }],
  ['timeout', { timeout: 0 }],
  ['timeout', { timeout: -1 }],
  ['retry.maxDelay', { retry: { maxDelay: Infinity } }],
  ['retry.maxDelay', { retry: { maxDelay: 2 ** 31 } }],
  ['retry.baseDelay', { retry: { baseDelay: -1 } }],
  ['retry.attempts', { retry: { attempts: Infinity } }],
  ['retry.attempts', { retry: { attempts: NaN } }],
  ['maxResponseBytes', { maxResponseBytes: NaN }],
])('createClient refuses a value of %s that cannot work: %o', (name, options) => {
  const create = (): unknown => createClient({ baseUrl, getToken, ...options });
  expect(create).toThrow(`Brainstem: ${name} must be a number from`);
  expect(create).toThrow(expect.objectContaining({ code: 'configuration' }));
});

test('a timeout of a single call that a timer cannot wait for is refused', async () => {
  const client = await openClient((_request, response) => response.end('{}'));
  await expect(getFileLimits(client, { timeout: 2 ** 31 })).rejects.toMatchObject({
    code: 'configuration',
    message:
      'Brainstem: timeout must be a number from 1 to 2147483647, or Infinity for no limit; received 2147483648.',
  });
});

test('a timeout of Infinity means no limit', () => {
  expect(createClient({ baseUrl, getToken, timeout: Infinity }).baseUrl).toBe(baseUrl);
});

test.each([{ timeout: 2 ** 31 }, { timeout: NaN }, { renewBefore: NaN }, { renewBefore: -1 }])(
  'createTokenSource refuses %o',
  (options) => {
    expect(() => createTokenSource({ getToken, ...options })).toThrow('must be a number from');
  },
);

test('createClient throws when it is given an API key, and does not repeat it', () => {
  const options = { baseUrl, getToken, apiKey: 'bk_live_s3cret' };
  expect(() => createClient(options)).toThrow(/createClient takes no apiKey: whoever opens the/);
  expect(() => createClient(options)).not.toThrow('s3cret');
});

test('a token route that answers 404 is named with its status, once, in development', async () => {
  const written = printedErrors();
  vi.stubGlobal('location', new URL('http://localhost:5173'));
  const host = await listen(
    createServer((_request, response) => response.writeHead(404).end('<p>Not found</p>')),
  );
  const route = `${host}/api/brainstem/token`;
  const source = createTokenSource({ getToken: createTokenFetcher(`${route}?csrf=s3cret`) });
  const caught: unknown = await source.get().catch((error: unknown) => error);
  const message = `Brainstem: getToken threw: the token route ${route} answered 404. Serve createTokenHandler of brainstem/server there, or pass its address to createTokenFetcher.`;
  expect(isTokenError(caught) && caught.message).toBe(message);
  await expect(source.retry()).rejects.toThrow('answered 404');
  source.dispose();
  expect(written.mock.calls).toEqual([[message]]);
});

test('a getToken of the page that answers something else is named in development too', async () => {
  const written = printedErrors();
  vi.stubEnv('NODE_ENV', 'development');
  const answer = { accessToken: 's3cret' };
  // @ts-expect-error -- as a page without types answers
  const source = createTokenSource({ getToken: () => Promise.resolve(answer) });
  await expect(source.get()).rejects.toThrow('without a token string');
  source.dispose();
  expect(written.mock.calls).toEqual([['Brainstem: getToken answered without a token string.']]);
});

test('a token route that fails is not written to the console in production', async () => {
  const written = printedErrors();
  vi.stubGlobal('location', new URL('https://app.example.com'));
  vi.stubEnv('NODE_ENV', 'production');
  const host = await listen(createServer((_request, response) => response.writeHead(500).end()));
  const source = createTokenSource({ getToken: createTokenFetcher(host) });
  await expect(source.get()).rejects.toThrow(`the token route ${host} answered 500.`);
  source.dispose();
  expect(written).not.toHaveBeenCalled();
});

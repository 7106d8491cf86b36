import { afterEach, expect, test, vi } from 'vitest';
import { sendChatAsync, type AsyncCallback } from '../contract/index.ts';
import { openPlatform } from '../mock-platform/testing/openPlatform.ts';
import { createUrlSigner } from './createUrlSigner.ts';
import { createChatCallbacks, type ChatCallbackOptions } from './createChatCallbacks.ts';

afterEach(() => vi.useRealTimers());

const address = 'https://app.example.com/api/chat-callback?tenant=7';
const secret = 'k'.repeat(32);
const completed = { session_id: 's-1', status: 'completed', answer: 'Two of them.' };

function openCallbacks(options: Partial<ChatCallbackOptions> = {}) {
  let now = Date.parse('2030-01-01T12:00:00Z');
  const received: [AsyncCallback, string][] = [];
  const errors: unknown[] = [];
  const callbacks = createChatCallbacks({
    secret,
    onCallback: (...callback) => {
      received.push(callback);
    },
    onError: (error) => errors.push(error),
    now: () => now,
    ...options,
  });
  return {
    callbacks,
    received,
    errors,
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
    post: async (url: string, body: unknown = completed) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return (await callbacks.handle(new Request(url, { method: 'POST', body: text }))).status;
    },
  };
}

test.each([
  ['an answer', 'Which contracts end?', { status: 'completed' }],
  ['a failure', 'fail', { status: 'failed', error: 'The knowledge graph could not be reached.' }],
])('a callback delivers %s of the platform with our reference', async (_, message, expected) => {
  const { callbacks, received } = openCallbacks();
  const { platform, call } = await openPlatform({
    deliver: (request) => callbacks.handle(request),
  });
  const callback_url = await callbacks.createUrl(address, 'row 12');
  expect((await call(sendChatAsync, { json: { callback_url, message } })).status).toBe(202);
  await expect.poll(() => platform.callbacks[0]?.status).toBe(204);
  expect(received).toMatchObject([[expected, 'row 12']]);
});

test('a callback is accepted twice, since the platform may retry', async () => {
  const { callbacks, received, post } = openCallbacks();
  const url = await callbacks.createUrl(address, 'a');
  expect([await post(url), await post(url), received.length]).toEqual([204, 204, 2]);
});

test('a callback is accepted by another instance under another path until a day has passed', async () => {
  const first = openCallbacks();
  const { post, pass, received } = openCallbacks();
  const url = await first.callbacks.createUrl(address, 'a');
  const behindProxy = url.replace('https://app.example.com/api', 'http://10.0.0.7:3000');
  pass(86_399);
  expect(await post(behindProxy)).toBe(204);
  pass(1);
  expect(await post(behindProxy)).toBe(403);
  expect(received).toHaveLength(1);
});

test('createUrl keeps the query that the address had before', async () => {
  const url = new URL(await openCallbacks().callbacks.createUrl(address, 'ü&=\n'));
  expect([url.searchParams.get('tenant'), url.searchParams.get('brainstem-reference')]).toEqual([
    '7',
    'ü&=\n',
  ]);
});

test.each([
  ['without a signature', (url: string) => url.replace(/brainstem-signature=\w+/, '')],
  ['with another reference', (url: string) => url.replace('reference=a', 'reference=b')],
  ['with a later end', (url: string) => url.replace(/expires=\d/, 'expires=9')],
  ['with an end that is no number', (url: string) => url.replace(/expires=\d+/, 'expires=never')],
  [
    'with another signature',
    (url: string) => url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  ],
  ['with a signature that is none', (url: string) => url.replace(/signature=\w+/, 'signature=x')],
  ['that nobody signed', () => address],
])('a callback to an address %s is refused', async (_, change) => {
  const { callbacks, received, post } = openCallbacks();
  const url = await callbacks.createUrl(address, 'a');
  expect(change(url)).not.toBe(url);
  expect([await post(change(url)), received]).toEqual([403, []]);
});

test('a callback to an address that was signed with another secret is refused', async () => {
  const other = openCallbacks({ secret: 'o'.repeat(32) });
  const url = await other.callbacks.createUrl(address, 'a');
  expect(await openCallbacks().post(url)).toBe(403);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another status', { ...completed, status: 'running' }],
  ['no session', { status: 'completed', answer: 'x' }],
  ['no answer', { session_id: 's', status: 'completed' }],
  ['a failure without an error', { session_id: 's', status: 'failed', answer: 'x' }],
])('a callback with %s is refused and its words are not reported', async (_, body) => {
  const { callbacks, received, errors, post } = openCallbacks();
  expect(await post(await callbacks.createUrl(address, 'a'), body)).toBe(400);
  expect(received).toEqual([]);
  expect(errors).toMatchObject([
    { code: 'decode', message: 'Brainstem: a chat callback does not have the documented shape.' },
  ]);
});

test('a callback that is longer than maxBytes is refused', async () => {
  const length = JSON.stringify(completed).length;
  const url = await openCallbacks().callbacks.createUrl(address, 'a');
  expect(await openCallbacks({ maxBytes: length }).post(url)).toBe(204);
  expect(await openCallbacks({ maxBytes: length - 1 }).post(url)).toBe(413);
});

test('a callback by GET is refused', async () => {
  const { callbacks, received } = openCallbacks();
  const response = await callbacks.handle(new Request(await callbacks.createUrl(address, 'a')));
  expect([response.status, response.headers.get('allow'), received]).toEqual([405, 'POST', []]);
});

test('a callback is answered 500 when onCallback rejects and onError throws', async () => {
  const { callbacks, post } = openCallbacks({
    onCallback: () => Promise.reject(new Error('disk is full')),
    onError: () => {
      throw new Error('so is the log');
    },
  });
  expect(await post(await callbacks.createUrl(address, 'a'))).toBe(500);
});

test.each([
  [{ secret: undefined }, 'secret is missing. Is the environment variable that holds it set?'],
  [{ secret: 'k'.repeat(31) }, 'secret has fewer than 32 characters.'],
  [
    { onCallback: undefined },
    'onCallback is missing. Pass a function that takes what the platform answers.',
  ],
])('options %j are refused with their name when they are first used', async (wrong, message) => {
  const good = { secret, onCallback: () => undefined };
  const use = async (): Promise<string> => {
    const options: ChatCallbackOptions = Object.assign({ ...good }, wrong);
    return createChatCallbacks(options).createUrl(address, 'a');
  };
  await expect(use()).rejects.toThrow(`Brainstem: ${message}`);
});

test('creating callbacks without a secret does not throw, and handle then answers 500', async () => {
  const { callbacks, errors } = openCallbacks({ secret: undefined });
  const response = await callbacks.handle(new Request(address, { method: 'POST', body: '{}' }));
  expect(response.status).toBe(500);
  expect(errors).toMatchObject([{ code: 'configuration' }]);
});

test.each([NaN, 0, -1, Infinity])('a lifetime of %s is refused at creation', (lifetime) => {
  expect(() => openCallbacks({ lifetime })).toThrow('Brainstem: lifetime must be a number from 1');
});

test.each([NaN, 0, Infinity])('a maxBytes of %s is refused at creation', (maxBytes) => {
  expect(() => openCallbacks({ maxBytes })).toThrow('Brainstem: maxBytes must be a number from 1');
});

test('a reference with half of a surrogate pair is refused, since no callback could carry it', async () => {
  const { callbacks } = openCallbacks();
  await expect(callbacks.createUrl(address, 'row \ud83d')).rejects.toThrow('valid Unicode');
  await expect(callbacks.createUrl(address, 'row 😀')).resolves.toContain('row');
});

test('a callback whose body is cut off is answered 400', async () => {
  const { callbacks, received } = openCallbacks();
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  const init = { method: 'POST', body, duplex: 'half' };
  const url = await callbacks.createUrl(address, 'a');
  expect((await callbacks.handle(new Request(url, init))).status).toBe(400);
  expect(received).toEqual([]);
});

test.each([
  ['http://app.example.com/', 'a', 'the platform calls back only https addresses'],
  ['/api', 'a', 'the platform calls back only https addresses'],
  [address, '', 'a reference is a text of 1 to 200 characters.'],
  [address, 'a'.repeat(201), 'a reference is a text of 1 to 200 characters.'],
])('createUrl refuses the address %s with the reference %s', async (wrong, reference, message) => {
  const { callbacks } = openCallbacks();
  await expect(callbacks.createUrl(wrong, reference)).rejects.toThrow(message);
});

test('a callback whose body never ends is answered 408', async () => {
  vi.useFakeTimers();
  const { callbacks, received } = openCallbacks();
  const body = new ReadableStream({ start: (it) => it.enqueue(new TextEncoder().encode('{')) });
  const init = { method: 'POST', body, duplex: 'half' };
  const answered = callbacks.handle(new Request(await callbacks.createUrl(address, 'a'), init));
  // The signature is verified before the body is read.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([(await answered).status, received]).toEqual([408, []]);
});

test.each([1, {}, undefined])('createUrl refuses %j, which is no reference', async (reference) => {
  const { callbacks } = openCallbacks();
  const create: (...given: unknown[]) => unknown = (...given) =>
    Reflect.apply(Reflect.get(callbacks, 'createUrl'), callbacks, given);
  await expect(create(address, reference)).rejects.toThrow(
    'a reference is a text of 1 to 200 characters.',
  );
});

test('a clock that is no number signs nothing', async () => {
  const { callbacks } = openCallbacks({ now: () => NaN });
  await expect(callbacks.createUrl(address, 'a')).rejects.toThrow('now() must return');
});

test('an address that expires never is refused, even if it was signed with null', async () => {
  const signer = createUrlSigner('x'.repeat(32));
  const url = new URL(await signer.sign(address, { reference: 'a', expiresAt: NaN }));
  url.searchParams.set('brainstem-expires', 'Infinity');
  expect(await signer.read(url.href)).toBeUndefined();
});

import { beforeEach, expect, test, vi } from 'vitest';
import {
  approveFinding,
  cancelChat,
  getFileLimits,
  getFileUrl,
  getSessionStatus,
  listMessages,
  listSessions,
  sendChat,
  streamChat,
  uploadFile,
} from '../../contract/index.ts';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { createMockPlatform, type MockPlatform } from '../../mock-platform/index.ts';
import { createRequester, type RequesterOptions } from './createRequester.ts';
import { isDecodeError, isNetworkError, isPlatformError, isTimeoutError } from '../errors/index.ts';
import { createStreamingUpload } from '../uploads/uploadTransport.ts';
import { failureOf } from '../testing/failureOf.ts';

let platform: MockPlatform;
let token: string;
let requests: Request[];

beforeEach(async () => {
  platform = createMockPlatform({ pace: 0 });
  token = await platform.issueToken();
  requests = [];
});

const recording: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  requests.push(request.clone());
  return platform.fetch(request);
};

function open(options: Partial<RequesterOptions> = {}) {
  return createRequester({
    baseUrl: platform.credentials.baseUrl,
    credential: { get: () => Promise.resolve(token) },
    fetch: recording,
    retry: { random: () => 0 },
    ...options,
  });
}

test('requests carry the bearer, the documented path and the query', async () => {
  await open().json(listSessions, { query: { max_results: 5, include_preview: false } });
  const request = requests[0];
  expect(request?.url).toBe(
    `${platform.credentials.baseUrl}/agents-service/api/v1/agentcore/sessions?max_results=5&include_preview=false`,
  );
  expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect(request?.credentials).toBe('omit');
});

test('requests encode path parameters', async () => {
  await failureOf(open().json(getSessionStatus, { params: { session_id: 'a/b?c' } }));
  expect(requests[0]?.url).toContain('/sessions/a%2Fb%3Fc/status');
});

test('requests that the contract does not allow are refused before they are sent', async () => {
  const call = open().json(listSessions, { query: { max_results: 101 } });
  const error = await failureOf(call);
  expect(isDecodeError(error) && error.issues).toMatchObject([{ path: 'max_results' }]);
  expect(requests).toHaveLength(0);
});

test('requests never carry tenant_id or user_id on chat bodies', async () => {
  const body = { session_id: 's', message: 'hello', tenant_id: 't', user_id: 'u' };
  await open().json(sendChat, { body });
  expect(await requests[0]?.json()).toEqual({ session_id: 's', message: 'hello' });
});

test('answers are decoded', async () => {
  const limits = await open().json(getFileLimits, {});
  expect(limits).toEqual({ max_bytes: 524288000, max_files: 10 });
});

test('answers of another shape name the place that differs', async () => {
  const wrong = () =>
    Promise.resolve(Response.json({ sessions: [{ sessionId: 's' }], nextToken: null }));
  const error = await failureOf(open({ fetch: wrong }).json(listSessions, { query: {} }));
  expect(isDecodeError(error) && error.issues[0]?.path).toBe('sessions[0].actorId');
  expect(error).toHaveProperty(
    'message',
    expect.stringMatching(/response of GET \/sessions is not .* sessions\[0\]\.actorId: \w/),
  );
});

test('answers that are no JSON are a decode error', async () => {
  const wrong = () => Promise.resolve(new Response('<html>'));
  expect(isDecodeError(await failureOf(open({ fetch: wrong }).json(getFileLimits, {})))).toBe(true);
});

test.each([
  ['204', new Response(null, { status: 204 })],
  ['an empty body', new Response('')],
])('a write whose response is not documented succeeds with %s', async (_name, answer) => {
  const requester = open({ fetch: () => Promise.resolve(answer) });
  const params = { finding_id: 'f' };
  expect(await requester.json(approveFinding, { params, body: {} })).toBeUndefined();
});

test('an empty body in place of a documented answer is a decode error', async () => {
  const empty = () => Promise.resolve(new Response(null, { status: 204 }));
  expect(isDecodeError(await failureOf(open({ fetch: empty }).json(getFileLimits, {})))).toBe(true);
});

test('answers report the server time to onServerTime', async () => {
  const onServerTime = vi.fn();
  await open({ onServerTime }).json(getFileLimits, {});
  expect(onServerTime).toHaveBeenCalledWith(new Date(platform.clock.now()).toUTCString());
});

test('a 403 names the missing scope', async () => {
  token = await platform.issueToken({
    serviceActorId: platform.credentials.readOnlyServiceActorId,
  });
  const error = await failureOf(open().json(sendChat, { body: { message: 'hello' } }));
  expect(isPlatformError(error) && error).toMatchObject({
    status: 403,
    missingScope: 'analytics:query',
    platformMessage: 'Missing required scope: analytics:query',
    retryable: false,
  });
});

test('a refusal without a readable body keeps its status', async () => {
  const bare = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const error = await failureOf(
    open({ fetch: bare, retry: { attempts: 0 } }).json(getFileLimits, {}),
  );
  expect(isPlatformError(error) && error).toMatchObject({
    status: 502,
    platformMessage: undefined,
    retryable: true,
  });
});

test('a 401 renews the token once and repeats the request', async () => {
  const good = token;
  token = 'refused';
  const renew = vi.fn(() => Promise.resolve(good));
  const credential = { get: () => Promise.resolve(token), renew };
  await open({ credential }).json(sendChat, { body: { message: 'hello' } });
  expect(renew).toHaveBeenCalledExactlyOnceWith('refused', expect.anything());
  expect(requests).toHaveLength(2);
});

test('a second 401 is final', async () => {
  const credential = {
    get: () => Promise.resolve('refused'),
    renew: () => Promise.resolve('refused too'),
  };
  const error = await failureOf(open({ credential }).json(getFileLimits, {}));
  expect(isPlatformError(error) && error.status).toBe(401);
  expect(requests).toHaveLength(2);
});

test('idempotent calls are retried until they succeed', async () => {
  platform.faults.add({ route: 'getFileLimits', status: 503, times: 3 });
  await open().json(getFileLimits, {});
  expect(requests).toHaveLength(4);
});

test('retries end after the allowed number of attempts', async () => {
  platform.faults.add({ route: 'getFileLimits', status: 503 });
  await failureOf(open().json(getFileLimits, {}));
  expect(requests).toHaveLength(4);
});

test('a call that is not idempotent is sent once', async () => {
  platform.faults.add({ route: 'sendChat', status: 503 });
  await failureOf(open().json(sendChat, { body: { message: 'hello' } }));
  expect(requests).toHaveLength(1);
});

test('a permanent refusal is not retried', async () => {
  platform.faults.add({ route: 'listMessages', status: 404 });
  await failureOf(open().json(listMessages, { params: { session_id: 's' }, query: {} }));
  expect(requests).toHaveLength(1);
});

test('a call without any answer is a network error, which is retried for idempotent calls', async () => {
  let tries = 0;
  const down = () => {
    tries += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const body = { session_id: 's' };
  expect(isNetworkError(await failureOf(open({ fetch: down }).json(cancelChat, { body })))).toBe(
    true,
  );
  expect(tries).toBe(4);
});

test('a retry waits for Retry-After', async () => {
  vi.useFakeTimers();
  try {
    platform.faults.add({ route: 'getFileLimits', status: 429, retryAfter: 7, times: 1 });
    const call = open().json(getFileLimits, {});
    await vi.advanceTimersByTimeAsync(6_900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(requests).toHaveLength(2);
    await call;
  } finally {
    vi.useRealTimers();
  }
});

test('a Retry-After beyond maxDelay ends the retries and is left to the user', async () => {
  platform.faults.add({ route: 'getFileLimits', status: 429, retryAfter: 3600 });
  const error = await failureOf(open().json(getFileLimits, {}));
  expect(isPlatformError(error) && error.retryAfter).toBe(3_600_000);
  expect(requests).toHaveLength(1);
});

test('a call ends with the reason of the signal when the caller aborts', async () => {
  platform.faults.add({ route: 'getFileLimits', latency: 60_000 });
  const controller = new AbortController();
  const call = open().json(getFileLimits, {}, { signal: controller.signal });
  controller.abort(new DOMException('Left the page', 'AbortError'));
  expect(await failureOf(call)).toMatchObject({ message: 'Left the page' });
});

test('an answer that takes too long is a TimeoutError', async () => {
  vi.useFakeTimers();
  try {
    platform.faults.add({ route: 'streamChat', latency: 120_000 });
    const failure = failureOf(open().stream(streamChat, { body: { message: 'hello' } }));
    await vi.advanceTimersByTimeAsync(30_001);
    const error = await failure;
    expect(isTimeoutError(error) && error.after).toBe(30_000);
  } finally {
    vi.useRealTimers();
  }
});

test('a stream that has begun is not ended by the timeout', async () => {
  const environment = createTestEnvironment();
  const body = await open({ environment }).stream(
    streamChat,
    { body: { message: 'hello' } },
    { timeout: 5_000 },
  );
  environment.advance(5_001);
  expect(await new Response(body).text()).toMatch(/\nd:\{.*\}\n$/);
});

const file = new File(['name,age\nAda,36\n'], 'people.csv', { type: 'text/csv' });

test('uploads send the file and its fields, and decode the answer', async () => {
  const uploaded = await open().upload(uploadFile, { fields: { session_id: 's' }, file });
  expect(uploaded).toMatchObject({ name: 'people.csv', size: 16, session_id: 's' });
});

test('uploads report progress through a streaming transport up to the total', async () => {
  const large = new File([new Uint8Array(3_000_000)], 'large.bin');
  const seen: number[] = [];
  await open({ upload: createStreamingUpload(platform.fetch) }).upload(
    uploadFile,
    { fields: { session_id: 's' }, file: large },
    { onProgress: ({ loaded, total }) => seen.push(loaded / total) },
  );
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});

test('an upload is repeated with the whole file after a 401', async () => {
  const good = token;
  const credential = {
    get: () => Promise.resolve('refused'),
    renew: () => Promise.resolve(good),
  };
  const uploaded = await open({ credential }).upload(uploadFile, {
    fields: { session_id: 's' },
    file,
  });
  expect(uploaded.size).toBe(16);
});

test('an uploaded file can be downloaded through the presigned address', async () => {
  const requester = open();
  const { storage_key } = await requester.upload(uploadFile, {
    fields: { session_id: 's' },
    file,
  });
  const { url } = await requester.json(getFileUrl, { query: { storage_key, session_id: 's' } });
  expect(await (await platform.fetch(url)).text()).toBe('name,age\nAda,36\n');
});

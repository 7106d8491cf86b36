import { beforeEach, expect, test } from 'vitest';
import { deleteTask, getFileLimits, sendChat, uploadFile } from '../../contract/index.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../environment/testing/createTestEnvironment.ts';
import { settled } from '../../environment/testing/settled.ts';
import { createRequester, type Requester, type RequesterOptions } from './createRequester.ts';
import { isPlatformError } from '../errors/index.ts';
import { failureOf } from '../testing/failureOf.ts';

let environment: TestEnvironment;
/** The routes that were sent, in order. */
let sent: string[];
/** The platform's next answers; once it is empty, a success. */
let answers: Response[];

beforeEach(() => {
  environment = createTestEnvironment();
  sent = [];
  answers = [];
});

const limited = (retryAfter?: string) =>
  Response.json(
    { error: 'Too Many Requests', message: 'Rate limit exceeded' },
    { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );

function open(options: Partial<RequesterOptions> = {}): Requester {
  return createRequester({
    baseUrl: 'https://api.example.com',
    appUrl: 'https://app.example.com',
    environment,
    retry: { random: () => 1 },
    fetch: (input) => {
      sent.push(new URL(new Request(input).url).pathname.replace(/.*\//, ''));
      return Promise.resolve(answers.shift() ?? Response.json({ max_bytes: 1, max_files: 1 }));
    },
    ...options,
  });
}

async function advance(milliseconds: number): Promise<void> {
  environment.advance(milliseconds);
  await settled();
}

/** Calls a route that must not be repeated after any failure but a 429. */
const send = (requester: Requester, signal?: AbortSignal) =>
  requester.json(sendChat, { body: { message: 'hello' } }, { signal });
/** Whatever `sendChat` is answered with here isn't its answer, which comes after the limit. */
const ignore = (call: Promise<unknown>): void => void call.catch(() => undefined);

test('a call that is not idempotent is sent again when its limit is over', async () => {
  answers = [limited('3')];
  ignore(send(open()));
  await settled();
  await advance(2_999);
  expect(sent).toEqual(['chat']);
  await advance(1);
  expect(sent).toEqual(['chat', 'chat']);
});

test('a date in Retry-After is waited for by the time of the platform', async () => {
  const answer = limited('Sun, 01 Mar 2026 12:00:05 GMT');
  answer.headers.set('date', 'Sun, 01 Mar 2026 12:00:01 GMT');
  answers = [answer];
  ignore(send(open()));
  await settled();
  await advance(3_999);
  expect(sent).toHaveLength(1);
  await advance(1);
  expect(sent).toHaveLength(2);
});

test('limits that name no time are waited for twice as long each time', async () => {
  answers = [limited(), limited(), limited()];
  ignore(send(open()));
  await settled();
  for (const delay of [500, 1_000, 2_000]) {
    const before = sent.length;
    await advance(delay - 1);
    expect(sent).toHaveLength(before);
    await advance(1);
    expect(sent).toHaveLength(before + 1);
  }
});

test('one limited call holds back all others, uploads included, and few go first after it', async () => {
  answers = [limited('2')];
  const requester = open();
  ignore(send(requester));
  await settled();
  const file = new File(['text'], 'notes.txt');
  ignore(requester.upload(uploadFile, { fields: { session_id: 's' }, file }));
  for (let call = 0; call < 4; call += 1) ignore(requester.json(getFileLimits, {}));
  await advance(1_999);
  expect(sent).toEqual(['chat']);
  await advance(1);
  expect(sent).toHaveLength(2);
  await advance(200);
  expect(sent).toHaveLength(4);
  await advance(200);
  expect(sent).toHaveLength(7);
  expect(environment.timers).toBe(0);
});

test('a limit of the platform does not hold back the web app, which is another host', async () => {
  answers = [limited('2')];
  const requester = open();
  ignore(send(requester));
  await settled();
  ignore(requester.json(deleteTask, { params: { id: 't' } }));
  await settled();
  expect(sent).toEqual(['chat', 't']);
});

test('a call gives up once it would wait for too long, and says how long it waited', async () => {
  answers = [limited('4'), limited('4'), limited('4')];
  const failure = failureOf(send(open({ retry: { maxWait: 10_000 } })));
  for (let second = 0; second < 10; second += 1) {
    await settled();
    environment.advance(1_000);
  }
  const error = await failure;
  expect(isPlatformError(error) && error).toMatchObject({
    status: 429,
    waited: 8_000,
    retryAfter: 4_000,
    message:
      'Brainstem: POST /chat answered 429: Rate limit exceeded. Waited for 8 s, and it asks for 4 s more. Nothing was processed.',
  });
  expect(sent).toHaveLength(3);
});

test('a call that never had its turn gives up too', async () => {
  answers = Array.from({ length: 9 }, () => limited('4'));
  const requester = open({ retry: { maxWait: 6_000 } });
  const failures = [send(requester), send(requester)].map(failureOf);
  await settled();
  const late = failureOf(requester.json(getFileLimits, {}));
  for (let second = 0; second < 10; second += 1) await advance(1_000);
  for (const failure of [...failures, late]) {
    expect(await failure).toMatchObject({ status: 429, retryable: true });
  }
  expect(environment.timers).toBe(0);
});

test('a limit that is too long to wait for is left to the user and holds nothing back', async () => {
  answers = [limited('3600')];
  const requester = open();
  expect(await failureOf(send(requester))).toMatchObject({ retryAfter: 3_600_000 });
  expect(requester.limits.getState()).toBeUndefined();
  ignore(requester.json(getFileLimits, {}));
  await settled();
  expect(sent).toHaveLength(2);
});

test('an abort ends the wait of its call, and nothing of it is sent', async () => {
  answers = [limited('3')];
  const requester = open();
  const controller = new AbortController();
  const failure = failureOf(send(requester, controller.signal));
  await settled();
  controller.abort(new DOMException('Cancelled', 'AbortError'));
  expect(await failure).toMatchObject({ message: 'Cancelled' });
  await advance(10_000);
  expect(sent).toHaveLength(1);
});

test('limits tell their listeners until when nothing is sent', async () => {
  answers = [limited('3')];
  const requester = open();
  const told: unknown[] = [];
  const stop = requester.limits.subscribe(() => told.push(requester.limits.getState()));
  const now = environment.clock.now();
  ignore(send(requester));
  await settled();
  await advance(3_000);
  expect(told).toEqual([{ until: now + 3_000 }, undefined]);
  stop();
  answers = [limited('3')];
  ignore(send(requester));
  await settled();
  expect(told).toHaveLength(2);
});

test('a Retry-After of nothing at all is not obeyed by hammering', async () => {
  answers = Array.from({ length: 40 }, () => limited('0'));
  ignore(send(open()));
  await settled();
  for (let step = 0; step < 20; step += 1) await advance(100);
  expect(sent.length).toBeLessThan(6);
});

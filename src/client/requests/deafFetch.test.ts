import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listSessions, streamChat } from '../../contract/index.ts';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { isTimeoutError } from '../errors/index.ts';
import { failureOf } from '../testing/failureOf.ts';
import { createRequester } from './createRequester.ts';

/** A requester of a host whose `fetch` knows of no signal. The test answers its calls. */
function openDeaf() {
  const answers: ((response: Response) => void)[] = [];
  const environment = createTestEnvironment();
  const requester = createRequester({
    baseUrl: 'https://platform.example.com',
    credential: { get: () => Promise.resolve('token') },
    fetch: () => new Promise((resolve) => answers.push(resolve)),
    retry: { attempts: 0 },
    environment,
  });
  return { requester, environment, answers };
}

test('a call ends when its caller aborts, though the fetch of the host goes on, whose answer is cancelled', async () => {
  const { requester, answers } = openDeaf();
  const caller = new AbortController();
  const body = { session_id: 's', message: 'hello' };
  const failure = failureOf(requester.stream(streamChat, { body }, { signal: caller.signal }));
  await expect.poll(() => answers).toHaveLength(1);
  const reason = new Error('stopped');
  caller.abort(reason);
  expect(await failure).toBe(reason);
  let isCancelled = false;
  answers[0]?.(new Response(new ReadableStream({ cancel: () => void (isCancelled = true) })));
  await expect.poll(() => isCancelled).toBe(true);
});

test.each(['the headers', 'the body'])(
  'a call ends when it takes too long, though the fetch of the host waits on for %s',
  async (awaited) => {
    const { requester, environment, answers } = openDeaf();
    const failure = failureOf(requester.json(listSessions, { query: {} }));
    await expect.poll(() => answers).toHaveLength(1);
    if (awaited === 'the body') answers[0]?.(new Response(new ReadableStream()));
    await nextTurn();
    environment.advance(30_000);
    expect(isTimeoutError(await failure)).toBe(true);
  },
);

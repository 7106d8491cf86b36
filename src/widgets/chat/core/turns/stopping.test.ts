import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { browserEnvironment } from '../../../../environment/index.ts';
import { openChat, type OpenChatOptions } from '../../testing/openChat.ts';
import { textOf } from '../messages/threadMessage.ts';

/** The assistant speaks word by word, with a turn of the event loop for each and no time. */
const wordByWord: OpenChatOptions['platform'] = { pace: 1, wait: () => nextTurn() };

/** Answers `POST /chat/cancel` with this, and everything else as the platform does. */
function cancellingWith(
  answer: () => Promise<Response>,
  platform: OpenChatOptions['platform'] = wordByWord,
): ReturnType<typeof openChat> {
  const opened = openChat({
    platform,
    client: {
      fetch: (input, init) =>
        new URL(new Request(input, init).url).pathname.endsWith('/chat/cancel')
          ? answer()
          : opened.platform.fetch(input, init),
    },
  });
  return opened;
}

const notCancelled = (had_live_run: boolean): Promise<Response> =>
  Promise.resolve(
    Response.json({ session_id: 's', cancelled: false, had_live_run, runtime_stopped: false }),
  );

/** Answers nothing, until the request is aborted. */
function untilAborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

/** Opens a chat whose platform takes no message, and everything else. */
function openUntaken(): ReturnType<typeof openChat> {
  const opened = openChat({
    client: {
      fetch: (input, init) => {
        const request = new Request(input, init);
        if (request.url.endsWith('/chat/stream')) return untilAborted(request);
        return opened.platform.fetch(input, init);
      },
    },
  });
  return opened;
}

test('an answer that the platform did not stop is followed to its end, and says so meanwhile', async () => {
  const { chat, until, settled, thread } = openChat({
    platform: { ...wordByWord, cancels: false },
  });
  chat.send('run long');
  await until(({ turn }) => textOf(turn?.assistant.parts ?? []).length > 40);
  chat.stop();
  await until(({ turn }) => turn?.stop === 'refused');
  expect(thread().at(-1)?.state).toBe('streaming');
  await settled();
  expect(thread().at(-1)?.state).toBe('complete');
  expect(textOf(thread().at(-1)?.parts ?? []).length).toBeGreaterThan(2000);
});

test('an answer whose stop request failed is followed to its end, and the error is reported', async () => {
  const onError = vi.fn();
  const { chat, until, settled, thread } = cancellingWith(() =>
    Promise.resolve(new Response(null, { status: 503 })),
  );
  chat.on('error', onError);
  chat.send('run long');
  await until(({ turn }) => textOf(turn?.assistant.parts ?? []).length > 40);
  chat.stop();
  await settled();
  expect(thread().at(-1)?.state).toBe('complete');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('an answer that ended while it was being stopped is complete when nobody stopped it', async () => {
  let answerCancel: (response: Response) => void = () => undefined;
  const { chat, transport, conversation, until, settled, thread } = cancellingWith(
    () => new Promise((resolve) => (answerCancel = resolve)),
  );
  chat.send('Which suppliers delivered late?');
  await until(({ turn }) => textOf(turn?.assistant.parts ?? []) !== '');
  chat.stop();
  // The run ends at the platform; only then does it answer that there was nothing to stop.
  const stored = () => transport.messages(conversation().sessionId);
  await expect.poll(async () => (await stored()).running).toBe(false);
  answerCancel(await notCancelled(false));
  await settled();
  expect(thread().at(-1)?.state).toBe('complete');
});

test('a message that was stopped before the platform took it goes back into the composer', async () => {
  const { chat, until, conversation, thread } = openUntaken();
  chat.send('Hello');
  await until(({ turn }) => turn?.status === 'sending');
  chat.stop();
  await until(({ turn }) => turn === undefined);
  expect(conversation().draft).toBe('Hello');
  expect(thread()).toEqual([]);
});

test('a message that was stopped before the platform took it comes back with its files, beside what was typed', async () => {
  const { chat, until, conversation } = openUntaken();
  chat.addFiles([new File(['text'], 'late.txt')]);
  await until(({ files }) => files[0]?.state.status === 'uploaded');
  chat.setDraft('Hello');
  chat.send();
  await until(({ turn }) => turn?.status === 'sending');
  chat.setDraft('And then?');
  chat.stop();
  await until(({ turn }) => turn === undefined);
  await until(({ files }) => files[0]?.state.status === 'uploaded');
  expect(conversation().files.map(({ file }) => file.name)).toEqual(['late.txt']);
  expect(conversation().draft.split(/\s{2,}/)).toEqual(['Hello', 'And then?']);
});

test('a message that comes back leaves an edit that was begun meanwhile an edit', async () => {
  const { chat, until, conversation } = openUntaken();
  chat.send('Hello');
  await until(({ turn }) => turn?.status === 'sending');
  chat.send('And then?');
  const parts = [{ type: 'text' as const, text: 'Earlier' }];
  chat.edit({ key: 'early', role: 'user', parts, state: 'complete', attachments: [], at: 0 });
  const [waiting] = conversation().queue;
  chat.editWaiting(waiting?.key ?? '');
  expect(conversation().replaces).toEqual({ key: 'early', how: 'edited' });
  chat.takeBack();
  expect(conversation().replaces).toEqual({ key: 'early', how: 'edited' });
  expect(conversation().draft.split(/\s{2,}/)).toEqual(['Hello', 'And then?', 'Earlier']);
});

test('a retry that is stopped while the platform is asked about the message does not send it', async () => {
  let sends = 0;
  let answerMessages: (() => void) | undefined;
  const opened = openChat({
    platform: wordByWord,
    client: {
      fetch: async (input, init) => {
        const { url } = new Request(input, init);
        if (url.endsWith('/chat/stream')) {
          sends += 1;
          throw new TypeError('Failed to fetch');
        }
        const isHeld =
          url.includes('/messages') && opened.conversation().turn?.status === 'sending';
        if (isHeld) await new Promise<void>((resolve) => (answerMessages = resolve));
        return opened.platform.fetch(input, init);
      },
    },
  });
  const { chat, until, conversation } = opened;
  chat.send('Hello');
  await until(({ turn }) => turn?.status === 'over');
  chat.retry();
  await expect.poll(() => answerMessages).toBeDefined();
  chat.stop();
  await until(({ turn }) => turn?.stop === 'done' || turn?.stop === 'refused');
  answerMessages?.();
  await until(({ turn }) => turn === undefined || turn.status === 'over');
  expect(sends).toBe(1);
  expect(conversation()).toMatchObject({ turn: undefined, draft: 'Hello' });
});

test('a message that was stopped while it went out is followed when the platform answers it', async () => {
  let isHeld = true;
  const opened = openChat({
    platform: { ...wordByWord, cancels: false },
    client: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = await opened.platform.fetch(input, init);
        if (!isHeld || !request.url.endsWith('/chat/stream')) return answer;
        isHeld = false;
        void answer.body?.cancel();
        return untilAborted(request);
      },
    },
  });
  const { chat, settled, said, thread } = opened;
  chat.send('run long');
  await expect.poll(() => isHeld).toBe(false);
  chat.stop();
  await settled();
  expect(said().map(([role]) => role)).toEqual(['user', 'assistant']);
  expect(thread().at(-1)?.state).toBe('complete');
});

test('a first message that was taken back and had arrived all the same is shown, beside the draft', async () => {
  let hasArrived = false;
  const opened = openChat({
    client: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (hasArrived || !request.url.endsWith('/chat/stream')) {
          return opened.platform.fetch(input, init);
        }
        await opened.platform.fetch(request.url, {
          method: 'POST',
          headers: request.headers,
          body: await request.clone().text(),
        });
        hasArrived = true;
        return untilAborted(request);
      },
    },
  });
  const { chat, conversation, said } = opened;
  chat.send('Hello');
  await expect.poll(() => hasArrived).toBe(true);
  chat.takeBack();
  expect(conversation().draft).toBe('Hello');
  await expect.poll(said).toEqual([
    ['user', 'Hello'],
    ['assistant', expect.any(String)],
  ]);
});

test('stopping an answer does not send what is queued; the user sends it or another message', async () => {
  const { chat, until, conversation, said } = openChat({ platform: wordByWord });
  chat.send('run long');
  await until(({ turn }) => textOf(turn?.assistant.parts ?? []).length > 40);
  chat.send('And then?');
  chat.stop();
  await until(({ turn }) => turn === undefined);
  await Promise.resolve();
  expect(conversation()).toMatchObject({ turn: undefined, isQueuePaused: true });
  expect(conversation().queue.map(({ text }) => text)).toEqual(['And then?']);
  chat.sendQueued();
  await until(({ turn, queue }) => turn === undefined && queue.length === 0);
  expect(said().map(([role]) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
});

test('a chat that is unmounted while it polls for the end of a run fetches nothing more', async () => {
  const pauses: (() => void)[] = [];
  let polls = 0;
  const opened = openChat({
    chat: {
      environment: {
        ...browserEnvironment,
        schedule: {
          after: (_, callback) => {
            pauses.push(callback);
            return () => void pauses.splice(pauses.indexOf(callback), 1);
          },
        },
      },
    },
    client: {
      fetch: async (input, init) => {
        const answer = await opened.platform.fetch(input, init);
        if (!new URL(new Request(input, init).url).pathname.endsWith('/messages')) return answer;
        polls += 1;
        const stored: unknown = await answer.json();
        return Response.json(Object.assign({}, stored, { running: true }));
      },
    },
  });
  opened.chat.send('Hello');
  await expect.poll(() => pauses.length).toBe(1);
  const before = polls;
  expect(before).toBeGreaterThan(0);
  opened.unmount();
  expect(pauses).toEqual([]);
  expect(opened.conversation().turn).toBeDefined();
  await Promise.resolve();
  expect(polls).toBe(before);
});

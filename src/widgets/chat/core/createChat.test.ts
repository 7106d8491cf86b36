import { describe, expect, test, vi } from 'vitest';
import { isNetworkError, isPlatformError } from '../../../client/errors/index.ts';
import { openChat } from '../testing/openChat.ts';
import { openQuestion } from './messages/threadOf.ts';
import { textOf } from './messages/threadMessage.ts';

const humanInput = 'request_human_input';

describe('a message', () => {
  test('is answered, and what was seen arriving is what is stored', async () => {
    const { chat, settled, said, thread, conversation } = openChat();
    chat.setDraft('  Which suppliers delivered late?  ');
    chat.send();
    expect(conversation().draft).toBe('');
    expect(said()[0]).toEqual(['user', 'Which suppliers delivered late?']);
    await settled();
    const [question, answer] = said();
    expect(question).toEqual(['user', 'Which suppliers delivered late?']);
    expect(answer?.[0]).toBe('assistant');
    expect(answer?.[1].length).toBeGreaterThan(20);
    expect(thread().map(({ state }) => state)).toEqual(['complete', 'complete']);
  });

  test('keeps its key from the first word to the stored message', async () => {
    const { chat, settled, thread } = openChat();
    chat.send('Hello');
    const keys = thread().map(({ key }) => key);
    await settled();
    expect(thread().map(({ key }) => key)).toEqual(keys);
  });

  test('adopts the id that the platform gives the session, and goes on in it', async () => {
    const { chat, settled, conversation, said } = openChat();
    const minted = conversation().sessionId;
    const key = conversation().key;
    chat.send('Hello');
    await settled();
    expect(conversation().sessionId).not.toBe(minted);
    expect(conversation().key).toBe(key);
    chat.send('And again');
    await settled();
    expect(said().map(([role]) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  test('cannot be sent empty, and goes next when an answer is under way', async () => {
    const { chat, settled, said, thread, conversation, until } = openChat();
    chat.setDraft('   ');
    chat.send();
    expect(thread()).toEqual([]);
    chat.send('First');
    chat.send('Second');
    expect(conversation().queue.map(({ text }) => text)).toEqual(['Second']);
    await settled();
    await until(({ turn, queue }) => turn === undefined && queue.length === 0);
    expect(said().filter(([role]) => role === 'user')).toEqual([
      ['user', 'First'],
      ['user', 'Second'],
    ]);
  });
});

describe('a message that fails', () => {
  test('stays, says why, and can be sent again once', async () => {
    const onError = vi.fn();
    const { chat, platform, until, settled, thread, said } = openChat();
    chat.on('error', onError);
    platform.faults.add({ route: 'streamChat', status: 503, times: 1 });
    chat.send('Hello');
    await until(({ turn }) => turn?.assistant.state === 'failed');
    expect(said()[0]).toEqual(['user', 'Hello']);
    expect(isPlatformError(thread()[1]?.error)).toBe(true);
    expect(onError).toHaveBeenCalledTimes(1);
    chat.retry();
    await settled();
    expect(said().filter(([role]) => role === 'user')).toEqual([['user', 'Hello']]);
    expect(thread()[1]?.state).toBe('complete');
  });

  test.each([
    ['goes back to the composer when another one is sent', 'And in May?', 'Hello'],
    ['is gone once it is sent by hand', 'Hello', ''],
  ])('%s', async (_, next, draft) => {
    const { chat, platform, until, settled, said, conversation } = openChat();
    platform.faults.add({ route: 'streamChat', status: 503, times: 1 });
    chat.send('Hello');
    await until(({ turn }) => turn?.status === 'over');
    chat.send(next);
    await settled();
    expect(said().filter(([role]) => role === 'user')).toEqual([['user', next]]);
    expect(conversation().draft).toBe(draft);
  });

  test('whose answer was lost on the way back is not sent twice', async () => {
    let isLost = true;
    const opened = openChat({
      client: {
        fetch: async (input, init) => {
          const answer = await opened.platform.fetch(input, init);
          if (!isLost || !new Request(input).url.endsWith('/chat/stream')) return answer;
          isLost = false;
          await answer.body?.cancel();
          throw new TypeError('Failed to fetch');
        },
      },
    });
    const { chat, until, settled, said } = opened;
    chat.send('run long');
    await until(({ turn }) => turn === undefined || turn.assistant.state === 'failed');
    chat.retry();
    await settled();
    expect(said().filter(([role]) => role === 'user')).toEqual([['user', 'run long']]);
  });

  test('and that was answered unseen is not sent again either', async () => {
    let isDown = false;
    let sent = 0;
    const opened = openChat({
      client: {
        fetch: async (input, init) => {
          if (isDown) throw new TypeError('Failed to fetch');
          const answer = await opened.platform.fetch(input, init);
          if (!new Request(input).url.endsWith('/chat/stream')) return answer;
          sent += 1;
          isDown = sent === 1;
          await answer.text();
          throw new TypeError('Failed to fetch');
        },
      },
    });
    const { chat, until, settled, said } = opened;
    chat.send('What do we sell?');
    await until(({ turn }) => turn?.assistant.state === 'failed');
    isDown = false;
    chat.retry();
    await settled();
    expect(sent).toBe(1);
    expect(said().map(([role]) => role)).toEqual(['user', 'assistant']);
  });

  test('for want of a scope goes back to the composer', async () => {
    const { chat, until, conversation } = openChat({ asReader: true });
    chat.setDraft('Hello');
    chat.send();
    await until(({ turn, draft }) => turn === undefined && draft !== '');
    expect(conversation().draft).toBe('Hello');
  });

  test('in the service keeps what came, and can be asked again', async () => {
    const { chat, until, thread, settled, said } = openChat();
    chat.send('fail');
    await until(({ turn }) => turn === undefined || turn.status === 'over');
    const answer = thread().at(-1);
    expect(answer?.state).toBe('failed');
    expect(textOf(answer?.parts ?? [])).not.toBe('');
    expect(answer?.error).toMatchObject({ code: 'unfinished-answer', finishReason: 'error' });
    await settled();
    chat.retry();
    await settled();
    expect(said().filter(([role]) => role === 'user').length).toBe(2);
  });
});

describe('a stream that is cut', () => {
  test.each(['replay', 'tail'] as const)(
    'heals by itself when attach sends a %s',
    async (attach) => {
      const uncut = openChat();
      uncut.chat.send('Which suppliers delivered late?');
      await uncut.settled();

      const { chat, platform, settled, said } = openChat({ platform: { attach } });
      platform.faults.add({ route: 'streamChat', cutAfterBytes: 120, times: 1 });
      chat.send('Which suppliers delivered late?');
      await settled();
      expect(said()).toEqual(uncut.said());
    },
  );

  test('gives up after its tries, and keeps what came', async () => {
    const { chat, platform, until, thread } = openChat();
    platform.faults.add({ route: 'streamChat', cutAfterBytes: 120, times: 1 });
    platform.faults.add({ route: 'listMessages', status: 503 });
    chat.send('Which suppliers delivered late?');
    await until(({ turn }) => turn?.status === 'over');
    expect(thread().at(-1)?.state).toBe('failed');
    expect(textOf(thread().at(-1)?.parts ?? [])).not.toBe('');
  });
});

describe('stop', () => {
  test('cancels at the platform and keeps the partial answer', async () => {
    const { chat, transport, until, settled, thread, conversation } = openChat({
      platform: { pace: 0.2 },
    });
    const cancel = vi.spyOn(transport, 'cancel');
    chat.send('run long');
    await until(({ turn }) => textOf(turn?.assistant.parts ?? []).length > 40);
    chat.stop();
    await settled();
    const answer = thread().at(-1);
    expect(answer?.state).toBe('stopped');
    expect(textOf(answer?.parts ?? []).length).toBeGreaterThan(40);
    expect((await transport.messages(conversation().sessionId)).running).toBe(false);
    expect(cancel.mock.calls).toEqual([[conversation().sessionId]]);
  });
});

describe('a run that waits for a user', () => {
  test('asks, takes the answer once, and goes on', async () => {
    const { chat, settled, thread } = openChat();
    chat.send('ask me');
    await settled();
    const question = openQuestion(thread(), new Set([humanInput]));
    expect(question).toBeDefined();
    if (question === undefined) return;
    chat.answer(question, 'The second one');
    await settled();
    expect(openQuestion(thread(), new Set([humanInput]))).toBeUndefined();
    expect(textOf(thread().at(-1)?.parts ?? [])).toContain('The second one');
  });

  test('stays open when the answer does not arrive', async () => {
    const { chat, platform, settled, thread, conversation } = openChat();
    chat.send('ask me');
    await settled();
    const question = openQuestion(thread(), new Set([humanInput]));
    if (question === undefined) throw new Error('no question was asked');
    platform.faults.add({ route: 'resumeChat', status: 503, times: 1 });
    chat.answer(question, 'The second one');
    await settled();
    expect(isPlatformError(conversation().failedAnswer?.error)).toBe(true);
    expect(openQuestion(thread(), new Set([humanInput]))?.toolCallId).toBe(question.toolCallId);
  });
});

describe('a run that is under way elsewhere', () => {
  test.each(['replay', 'tail'] as const)('is joined without duplicates by %s', async (attach) => {
    const { chat, transport, settled, said, conversation, until } = openChat({
      platform: { pace: 0.1, attach },
    });
    chat.send('Which suppliers delivered late?');
    await until(({ turn }) => textOf(turn?.assistant.parts ?? []).length > 10);
    const { sessionId } = await transport.messages(conversation().sessionId);

    const other = openChat({ chat: { transport, sessionId } });
    await other.until(({ turn }) => turn !== undefined);
    await Promise.all([settled(), other.settled()]);
    expect(other.said()).toEqual(said());
    expect(said()).toHaveLength(2);
  });
});

describe('conversations', () => {
  test('keep their drafts apart, and a new one is not made twice', () => {
    const { chat, conversation } = openChat();
    chat.setDraft('first');
    const first = conversation().sessionId;
    chat.startNew();
    expect(conversation().draft).toBe('');
    const second = conversation().sessionId;
    chat.startNew();
    expect(conversation().sessionId).toBe(second);
    chat.open(first);
    expect(conversation().draft).toBe('first');
  });

  test('a deleted one that is open gives way to a new one', async () => {
    const { chat, settled, conversation, thread } = openChat();
    chat.send('Hello');
    await settled();
    const { sessionId } = conversation();
    chat.forget(sessionId);
    expect(conversation().sessionId).not.toBe(sessionId);
    expect(thread()).toEqual([]);
  });
});

describe('without a network', () => {
  test('a message waits to be sent again', async () => {
    const { chat, until, thread } = openChat({
      client: { fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    chat.send('Hello');
    await until(({ turn }) => turn?.assistant.state === 'failed');
    expect(isNetworkError(thread().at(-1)?.error)).toBe(true);
    expect(thread()[0]?.state).toBe('failed');
  });
});

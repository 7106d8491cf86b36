import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openChat } from '../../testing/openChat.ts';
import { activeConversation } from '../chatStore.ts';
import { createChat } from '../createChat.ts';
import { textOf } from '../messages/threadMessage.ts';

const question = 'Which suppliers delivered late?';

/** Returns the conversation that is shown when nothing is cut off. */
async function saidAtOnce(): Promise<unknown> {
  const { chat, settled, said } = openChat();
  chat.send(question);
  await settled();
  return said();
}

test('a chat that is mounted again in the middle of an answer shows the rest of it', async () => {
  const { chat, unmount, until, settled, said } = openChat({
    platform: { pace: 1, wait: () => nextTurn() },
  });
  chat.send(question);
  await until(({ turn }) => textOf(turn?.assistant.parts ?? []) !== '');
  unmount();
  chat.mount();
  await settled();
  expect(said()).toEqual(await saidAtOnce());
  chat.send(question);
  await settled();
  expect(said()).toHaveLength(4);
});

test('a chat that is mounted again before its message arrived has it in its draft', async () => {
  const { platform, chat, unmount, until, conversation, said } = openChat({
    client: {
      fetch: async (input, init) => {
        if (!new Request(input, init).url.endsWith('/chat/stream'))
          return platform.fetch(input, init);
        return new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
    },
  });
  chat.send(question);
  await until(({ turn }) => turn?.status === 'sending');
  unmount();
  chat.mount();
  await until(({ turn }) => turn === undefined);
  expect(conversation().draft).toBe(question);
  expect(said()).toEqual([]);
});

test('a message that is sent before the first mount is answered as any other', async () => {
  const { transport } = openChat();
  const { actions, store, mount } = createChat({ transport });
  actions.send(question);
  const turnOf = () => activeConversation(store.getState()).turn;
  await expect.poll(() => turnOf()?.status).toBe('sending');
  onTestFinished(mount());
  await expect.poll(turnOf).toBeUndefined();
  const { sessionId, draft } = activeConversation(store.getState());
  expect(draft).toBe('');
  expect(transport.cachedMessages(sessionId)?.messages).toHaveLength(2);
});

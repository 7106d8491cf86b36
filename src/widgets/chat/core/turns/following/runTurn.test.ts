import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { browserEnvironment } from '../../../../../environment/index.ts';
import type { TurnParts } from '../../../../../query/index.ts';
import type { ChatState } from '../../chatStore.ts';
import { openChat } from '../../../testing/openChat.ts';
import { runTurn } from './runTurn.ts';

/** A stream that is cut after so many words. */
async function* cutAfter(words: number): TurnParts {
  for (let word = 0; word < words; word += 1) {
    yield await Promise.resolve([{ type: 'text', text: 'word ' }]);
  }
  return { finished: false };
}

/** The pauses before each try to join a run whose streams are all cut, by the words they brought. */
async function pausesFor(words: readonly number[]): Promise<number[]> {
  const { chat, transport, conversation } = openChat();
  const store = createStore<ChatState>()(() => chat.store.getState());
  const stopped = new AbortController();
  const pauses: number[] = [];
  const [first = 0, ...rest] = words;
  await runTurn({
    environment: browserEnvironment,
    store,
    transport: {
      ...transport,
      messages: (sessionId) =>
        Promise.resolve({
          sessionId,
          messages: [],
          preview: '',
          running: true,
          requiresAction: false,
        }),
      attach: () => Promise.resolve(cutAfter(rest[pauses.length - 1] ?? 0)),
    },
    key: 'key',
    assistantKey: 'assistant',
    sessionId: () => conversation().sessionId,
    signal: stopped.signal,
    open: () => Promise.resolve(cutAfter(first)),
    pause: (attempt, signal) => {
      pauses.push(attempt);
      if (pauses.length === words.length) stopped.abort();
      return signal.aborted ? Promise.reject(new Error('aborted')) : Promise.resolve();
    },
  });
  return pauses;
}

test('a platform that cuts each stream before it says anything is asked less and less often', async () => {
  expect(await pausesFor([0, 0, 0, 0, 0])).toEqual([2, 3, 4, 5, 6]);
});

test('a stream that brought words before it was cut is joined again without a longer pause', async () => {
  expect(await pausesFor([3, 0, 0, 2, 0])).toEqual([1, 2, 3, 1, 2]);
});

import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { createSessionMemory, type SessionMemory } from '../../../query/index.ts';
import { openChat } from '../testing/openChat.ts';
import type { SeenSession } from './chatStore.ts';
import type { ThreadMessage } from './messages/threadMessage.ts';

function openMemory(): SessionMemory<SeenSession> {
  return createSessionMemory(createPlatformClient(createMockPlatform()), new QueryClient());
}

function typesOf(message: ThreadMessage | undefined): string[] {
  return [...new Set(message?.parts.map(({ type }) => type))].toSorted();
}

/** The pauses of the platform before three parts of the answer are sent. */
const firstWaits = 8;

const everyType = ['file', 'reasoning', 'source', 'text', 'tool-call'];

test('a chat shows the reasoning, sources and files that an earlier one saw of the session', async () => {
  const memory = openMemory();
  const first = openChat({ chat: { memory } });
  first.chat.send('Show every part');
  await first.settled();
  const { sessionId } = first.conversation();
  first.unmount();
  const { transport } = first;
  const next = openChat({ chat: { transport, memory, sessionId } });
  expect(typesOf(next.thread().at(-1))).toEqual(everyType);
  const stranger = openChat({ chat: { transport, sessionId } });
  expect(typesOf(stranger.thread().at(-1))).toEqual(['text', 'tool-call']);
});

test.each([
  ['tail', true],
  ['replay', false],
] as const)(
  'an answer that is joined again by %s keeps what was seen, and says whether parts may be missing',
  async (attach, mayLackParts) => {
    const memory = openMemory();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let waits = 0;
    /** The answer pauses in its middle until it is joined again. */
    const wait = async (): Promise<void> => {
      waits += 1;
      if (waits > firstWaits) await held;
    };
    const first = openChat({ platform: { attach, pace: 1, wait }, chat: { memory } });
    first.chat.send('Show every part');
    await first.until(({ turn }) => (turn?.assistant.parts.length ?? 0) >= 3);
    const { sessionId } = await first.transport.messages(first.conversation().sessionId);
    await first.until((conversation) => conversation.sessionId === sessionId);
    first.unmount();
    const transport: typeof first.transport = {
      ...first.transport,
      async attach(...values) {
        const parts = await first.transport.attach(...values);
        goOn();
        return parts;
      },
    };
    const next = openChat({ chat: { transport, memory, sessionId } });
    await next.until(({ turn }) => turn !== undefined);
    await next.settled();
    const answer = next.thread().at(-1);
    expect(typesOf(answer)).toEqual(everyType);
    expect(answer?.parts.filter(({ type }) => type === 'reasoning')[0]).toEqual({
      type: 'reasoning',
      text: 'Two ports.',
    });
    expect(answer?.mayLackParts ?? false).toBe(mayLackParts);
  },
);

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openChat } from '../../testing/openChat.ts';

const eightHours = 8 * 60 * 60;
const question = 'Which suppliers delivered late?';

/** Returns the answer if nothing goes wrong. */
async function answerAwake(): Promise<unknown> {
  const { chat, settled, said } = openChat();
  chat.send(question);
  await settled();
  return said();
}

test.each([
  ['is still being written', true],
  ['was finished meanwhile', false],
])(
  'a page that slept for eight hours asks for a new token and shows the whole answer, which %s',
  async (_, isStillRunning) => {
    const asked: string[] = [];
    let isAwake = false;
    // A run that is never joined would wait for ever, in the tests of others.
    onTestFinished(() => {
      isAwake = true;
    });
    const untilAwake = async (): Promise<void> => {
      do await nextTurn();
      while (!isAwake);
    };
    const { platform, chat, settled, said, thread } = openChat({
      platform: isStillRunning ? { pace: 1, wait: untilAwake } : {},
      client: {
        fetch: async (input, init) => {
          const route = new URL(new Request(input, init).url).pathname.split('/').at(-1) ?? '';
          const isFirstAfterSleep = asked.at(-1) === 'stream 200';
          if (isFirstAfterSleep) platform.clock.advance(eightHours);
          const answer = await platform.fetch(input, init);
          if (route === 'attach' && answer.ok) isAwake = true;
          asked.push(`${route} ${answer.status}`);
          return answer;
        },
      },
    });
    platform.faults.add({ route: 'streamChat', cutAfterBytes: isStillRunning ? 0 : 60, times: 1 });
    chat.send(question);
    await settled();
    // Requests with the old token at the same time are refused, too, but none twice.
    const refused = asked.filter((each) => each.endsWith(' 401'));
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused).size).toBe(refused.length);
    expect(asked.includes('attach 200')).toBe(isStillRunning);
    expect(said()).toEqual(await answerAwake());

    chat.send('And which early?');
    await settled();
    expect(asked.filter((each) => each.startsWith('stream '))).toEqual([
      'stream 200',
      'stream 200',
    ]);
    expect(thread()).toHaveLength(4);
  },
);

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { browserEnvironment } from '../../../../environment/index.ts';
import { openChat, withoutPauses } from '../../testing/openChat.ts';

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

/** Opens a chat whose answer's connection dies after some bytes without anybody being told. */
function openDying(isStillRunning: boolean) {
  const silences: (() => void)[] = [];
  const asked: string[] = [];
  const { schedule, ...environment } = withoutPauses(browserEnvironment);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  onTestFinished(goOn);
  const opened = openChat({
    platform: isStillRunning ? { pace: 1, wait: () => held } : {},
    chat: {
      environment: {
        ...environment,
        schedule: {
          after(delay, callback) {
            if (delay < 30_000) return schedule.after(delay, callback);
            silences.push(callback);
            return () => void silences.splice(silences.indexOf(callback), 1);
          },
        },
      },
    },
    client: {
      fetch: async (input, init) => {
        const answer = await opened.platform.fetch(input, init);
        const { pathname } = new URL(new Request(input, init).url);
        asked.push(pathname.split('/').at(-1) ?? '');
        if (!pathname.endsWith('/chat/stream') || isStillRunning) return answer;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(bytes.subarray(0, 60)),
          cancel: () => void asked.push('closed'),
        });
        return new Response(body, answer);
      },
    },
  });
  return {
    ...opened,
    asked,
    goOn,
    /** Lets long silences pass until the condition holds. */
    passUntil: async (isSo: () => boolean): Promise<void> => {
      for (let passed = 0; !isSo(); passed += 1) {
        if (passed === 200_000) throw new Error('It never comes to be.');
        silences.shift()?.();
        await nextTurn();
      }
    },
  };
}

test('an answer whose connection died silently is shown whole once the platform has it', async () => {
  const { chat, conversation, said, asked, passUntil } = openDying(false);
  chat.send(question);
  await passUntil(() => conversation().turn === undefined);
  expect(said()).toEqual(await answerAwake());
  expect(asked).toContain('closed');
});

test('an answer that is still being written in silence is waited for', async () => {
  const { chat, settled, said, conversation, asked, goOn, passUntil } = openDying(true);
  chat.send(question);
  await passUntil(() => asked.filter((route) => route === 'messages').length > 3);
  expect(conversation().turn?.status).toBe('streaming');
  goOn();
  await settled();
  expect(said()).toEqual(await answerAwake());
  expect(asked).not.toContain('attach');
});

import { expect, test, vi } from 'vitest';
import { browserEnvironment, type Tabs } from '../../../../environment/index.ts';
import { createTestTabs } from '../../../../environment/testing/createTestTabs.ts';
import { openChat, withoutPauses, type OpenChatOptions } from '../../testing/openChat.ts';
import { openQuestion } from '../messages/threadOf.ts';
import { textOf, type ThreadMessage } from '../messages/threadMessage.ts';

/** Lets the answer to one send be this stream, and stores these words of it. */
function answeringWith(lines: string, answer?: string): OpenChatOptions {
  return { chat: {}, client: { fetch: answerWith(lines, answer) } };
}

function answerWith(lines: string, answer?: string): typeof globalThis.fetch {
  let isStored = false;
  return (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname.endsWith('/chat/stream')) {
      isStored = true;
      return Promise.resolve(new Response(lines));
    }
    if (!pathname.endsWith('/messages')) return Promise.resolve(new Response('{}'));
    const said = { id: 'q', role: 'user', content: [{ type: 'text', text: 'Hello' }] };
    const content = [{ type: 'text', text: answer }];
    const answers =
      answer === undefined ? [] : [{ id: 'a', role: 'assistant', content, status: 'complete' }];
    const messages = isStored ? [said, ...answers] : [];
    return Promise.resolve(
      Response.json({ sessionId: 's', messages, running: false, requiresAction: false }),
    );
  };
}

/** A stored session whose last message is this one. */
function storedAs(message: object, rest: object = {}): OpenChatOptions {
  const said = { id: 'q', role: 'user', content: [{ type: 'text', text: 'Hello' }] };
  const messages = [said, { id: 'a', role: 'assistant', ...message }];
  const answer = { sessionId: 's', messages, running: false, requiresAction: false, ...rest };
  return {
    chat: { sessionId: 's' },
    client: { fetch: () => Promise.resolve(Response.json(answer)) },
  };
}

async function loaded(options: OpenChatOptions): Promise<readonly ThreadMessage[]> {
  const opened = openChat(options);
  await opened.transport.messages('s');
  return opened.thread();
}

const text = (words: string) => ({ type: 'text', text: words });

test.each([
  ['error', 'failed'],
  ['length', 'incomplete'],
  ['content-filter', 'incomplete'],
  ['anything-else', 'incomplete'],
])(
  'an answer that ends with finishReason "%s" keeps its words, is %s, and calls onError once',
  async (finishReason, state) => {
    const onError = vi.fn();
    const { chat, settled, thread } = openChat();
    chat.on('error', onError);
    chat.send(finishReason === 'error' ? 'fail' : `end with ${finishReason}`);
    await settled();
    const answer = thread().at(-1);
    expect(textOf(answer?.parts ?? [])).not.toBe('');
    expect(answer?.state).toBe(state);
    expect(answer?.error).toMatchObject({ code: 'unfinished-answer', finishReason });
    expect(onError.mock.calls).toEqual([[answer?.error]]);
  },
);

test.each([
  ['finishes with stop', 'd:{"finishReason":"stop"}\n', 'incomplete', 'stop'],
  ['holds only white space', '0:" "\nd:{"finishReason":"stop"}\n', 'incomplete', 'stop'],
  ['finishes with error', 'd:{"finishReason":"error"}\n', 'failed', 'error'],
  ['finishes with length', 'd:{"finishReason":"length"}\n', 'incomplete', 'length'],
])(
  'an answer without content that %s is shown as %s, and its question as sent',
  async (_, lines, state, finishReason) => {
    const onError = vi.fn();
    const { chat, until, thread } = openChat(answeringWith(lines));
    chat.on('error', onError);
    chat.send('Hello');
    await until(({ turn }) => turn?.status === 'over');
    expect(thread().map((message) => [message.role, message.state])).toEqual([
      ['user', 'complete'],
      ['assistant', state],
    ]);
    expect(thread().at(-1)?.error).toMatchObject({ finishReason });
    expect(onError).toHaveBeenCalledTimes(1);
  },
);

test('an answer that failed in the service’s own words keeps those words as its error', async () => {
  const { chat, until, thread } = openChat(
    answeringWith('0:"Half"\n3:"The graph is away."\nd:{"finishReason":"error"}\n'),
  );
  chat.send('Hello');
  await until(({ turn }) => turn?.status === 'over');
  expect(thread().at(-1)).toMatchObject({ state: 'failed', error: 'The graph is away.' });
});

test.each([
  ['a proxy’s comment', ': keep-alive'],
  ['a line of another form', 'foo'],
  ['broken JSON', '0:"half'],
  ['a part of another shape', '9:{"toolCallId":1}'],
])('an answer with %s in it that was stored whole is complete', async (_, line) => {
  const onError = vi.fn();
  const lines = `0:"One "\n${line}\n0:"two."\nd:{"finishReason":"stop"}\n`;
  const { chat, settled, said, thread } = openChat(answeringWith(lines, 'One two.'));
  chat.on('error', onError);
  chat.send('Hello');
  await settled();
  expect(said().at(-1)).toEqual(['assistant', 'One two.']);
  expect(thread().at(-1)).toMatchObject({ state: 'complete', error: undefined });
  expect(onError).not.toHaveBeenCalled();
});

test.each(['d:{"finishReason":"stop"}\n', ''])(
  'an answer of which a line cannot be read and nothing is stored has failed: %j',
  async (finish) => {
    const onError = vi.fn();
    const { chat, until, said, thread } = openChat(answeringWith(`0:"One "\nfoo\n${finish}`));
    chat.on('error', onError);
    chat.send('Hello');
    await until(({ turn }) => turn?.status === 'over');
    expect(said().at(-1)).toEqual(['assistant', 'One ']);
    expect(thread().at(-1)).toMatchObject({ state: 'failed', error: { code: 'stream' } });
    expect(onError).toHaveBeenCalledTimes(1);
  },
);

test.each(['d:{}', 'd:{"finishReason":null}'])(
  'an answer that ends with %s is complete',
  async (finish) => {
    const { chat, settled, thread } = openChat(answeringWith(`0:"Hi"\n${finish}\n`, 'Hi'));
    chat.send('Hello');
    await settled();
    expect(thread().at(-1)?.state).toBe('complete');
  },
);

test('an empty answer can be asked for again, and is then followed by the new answer', async () => {
  const { chat, until, settled, said, thread } = openChat();
  chat.send('say nothing');
  await until(({ turn }) => turn?.status === 'over');
  expect(thread().at(-1)?.state).toBe('incomplete');
  chat.retry();
  await until(({ turn }) => turn?.status === 'over');
  chat.send('Which suppliers delivered late?');
  await settled();
  expect(said().at(-1)?.[1]).not.toBe('');
  expect(thread().at(-1)?.state).toBe('complete');
});

test('a stored question without an answer shows that no answer came', async () => {
  const opened = openChat();
  opened.chat.send('say nothing');
  await opened.until(({ turn }) => turn?.status === 'over');
  const { sessionId } = opened.conversation();
  const again = openChat({ chat: { transport: opened.transport, sessionId } });
  await opened.transport.messages(sessionId);
  expect(again.thread().map(({ role, state }) => [role, state])).toEqual([
    ['user', 'complete'],
    ['assistant', 'incomplete'],
  ]);
});

test.each([
  ['is complete', { content: [text('Yes.')], status: 'complete' }, 'complete'],
  ['lacks the status of finished ones', { content: [text('Ye')] }, 'incomplete'],
  ['has another status', { content: [text('Ye')], status: 'stopped' }, 'incomplete'],
  ['is complete and empty', { content: [], status: 'complete' }, 'incomplete'],
])('a stored answer that %s is shown as such', async (_, message, state) => {
  expect((await loaded(storedAs(message))).at(-1)?.state).toBe(state);
});

test('a stored answer that waits for a user is not called incomplete', async () => {
  const call = { type: 'tool-call', toolCallId: 'c', toolName: 'request_human_input', args: {} };
  const thread = await loaded(storedAs({ content: [call] }, { requiresAction: true }));
  expect(thread.at(-1)?.state).toBe('complete');
  expect(openQuestion(thread, new Set(['request_human_input']))?.toolCallId).toBe('c');
});

test('a stored answer that is still being written is not called incomplete', async () => {
  const thread = await loaded(storedAs({ content: [text('Ye')] }, { running: true }));
  expect(['complete', 'streaming']).toContain(thread.at(-1)?.state);
});

/** A conversation whose answer is running, and the same one in another tab. */
async function openTwoTabs(tabs: (number: 0 | 1) => Tabs) {
  const environment = (number: 0 | 1) => ({
    ...withoutPauses(browserEnvironment),
    tabs: tabs(number),
  });
  const first = openChat({ platform: { pace: 0.2 }, chat: { environment: environment(0) } });
  const { chat, transport, conversation, until } = first;
  chat.send('run long');
  await until(({ turn }) => textOf(turn?.assistant.parts ?? []).length > 40);
  const { sessionId } = await transport.messages(conversation().sessionId);
  const other = openChat({ chat: { transport, sessionId, environment: environment(1) } });
  await other.until(({ turn }) => turn?.status === 'streaming');
  return { first, other };
}

test('an answer that the user stopped in another tab is shown as stopped in this one', async () => {
  const tabs = createTestTabs();
  const { first, other } = await openTwoTabs(() => tabs);
  first.chat.stop();
  await other.settled();
  expect(other.thread().at(-1)?.state).toBe('stopped');
});

test('a stop in another tab that is heard of after the answer ended is still shown', async () => {
  const tabs = createTestTabs();
  const late: (() => void)[] = [];
  const lateTabs: Tabs = {
    join: (name, listener) => tabs.join(name, (value) => late.push(() => listener(value))),
  };
  const { first, other } = await openTwoTabs((number) => (number === 0 ? tabs : lateTabs));
  first.chat.stop();
  await other.settled();
  expect(other.thread().at(-1)?.state).toBe('incomplete');
  // The end of the answer may be told as well by now.
  await expect.poll(() => late.length).toBeGreaterThan(0);
  for (const hear of late) hear();
  expect(other.thread().at(-1)?.state).toBe('stopped');
});

test('an answer that was stopped where no tab tells of it is shown as incomplete', async () => {
  const { first, other } = await openTwoTabs(() => createTestTabs());
  first.chat.stop();
  await other.settled();
  expect(other.thread().at(-1)?.state).toBe('incomplete');
});

test('a stream that was cut and is joined again is shown as reconnecting', async () => {
  const states: (string | undefined)[] = [];
  const opened = openChat();
  opened.platform.faults.add({ route: 'streamChat', cutAfterBytes: 120, times: 1 });
  opened.chat.store.subscribe(() => states.push(opened.thread().at(-1)?.state));
  opened.chat.send('Which suppliers delivered late?');
  await opened.settled();
  expect(states).toContain('reconnecting');
  expect(opened.thread().at(-1)?.state).toBe('complete');
});

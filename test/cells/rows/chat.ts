import { createElement } from 'react';
import { expect } from 'vitest';
import { listSessions } from '../../../src/api/index.ts';
import type { MockPlatform } from '../../../src/mock-platform/index.ts';
import { createPlatformClient } from '../../platformClient.ts';
import type { ControlledCell, EventCell, SlotCell, Step, WidgetCells } from '../WidgetCells.ts';

const anyText: unknown = expect.any(String);
const holdsQuestion: unknown = expect.stringContaining('What do we sell?');
const empty = { platform: { seed: 'empty' } } as const;
const question = 'What do we sell?';

const ask: Step = async ({ fill, keys }) => {
  await fill('Message', question);
  await keys('{Enter}');
};

const askAndWait: Step = async (chat) => {
  await ask(chat);
  await chat.sees('button', 'Ask again');
};

const openCitation: Step = async (chat) => {
  await chat.fill('Message', 'cite sources');
  await chat.keys('{Enter}');
  await chat.sees('button', 'Ask again');
  await chat.press(/^Source 2/, 'link');
};

const sessionAt =
  (place: number) =>
  async (platform: MockPlatform): Promise<unknown> => {
    const client = createPlatformClient(platform);
    const { sessions } = await listSessions(client);
    client.tokens.dispose();
    return sessions[place]?.sessionId;
  };

const events: Readonly<Record<string, EventCell>> = {
  onSessionChange: {
    cause: ({ press }) => press('New conversation'),
    props: async (platform) => ({ defaultSessionId: await sessionAt(0)(platform) }),
    detail: { sessionId: anyText },
  },
  onMessageSend: { ...empty, cause: ask, detail: { sessionId: anyText, text: question } },
  onAnswerStart: { ...empty, cause: ask, detail: { sessionId: anyText } },
  onAnswerEnd: { ...empty, cause: askAndWait, detail: { sessionId: anyText } },
  onFeedback: {
    ...empty,
    cause: async (chat) => {
      await askAndWait(chat);
      await chat.press('Helpful');
    },
    detail: { verdict: 'good', message: { role: 'assistant' } },
  },
  onCopy: {
    ...empty,
    cause: async (chat) => {
      await ask(chat);
      await chat.press('Copy message');
    },
    detail: { text: holdsQuestion },
  },
  onOpenSource: {
    ...empty,
    cause: openCitation,
    detail: { kind: 'source', id: 'contract', url: 'https://contracts.example/c-1987' },
  },
  onOpenNode: {
    ...empty,
    resolveSource: () => ({ related: [{ kind: 'node', id: 'contract:c-1987', title: 'C-1987' }] }),
    cause: async (chat) => {
      await openCitation(chat);
      await chat.press(/^C-1987/);
    },
    detail: { nodeId: 'contract:c-1987' },
  },
};

const sessionId: ControlledCell = {
  values: [
    { value: sessionAt(0), seen: ({ reads }) => reads(/owns the order/) },
    { value: sessionAt(1), seen: ({ reads }) => reads(/^The contract C-1987 ends/) },
  ],
  change: ({ press }) => press('New conversation'),
  event: 'onSessionChange',
  wanted: { sessionId: anyText },
};

const words = (text: string) => () => createElement('p', null, text);

const slots: Readonly<Record<string, SlotCell>> = {
  emptyState: { ...empty, given: words('Ask the harbour')(), text: 'Ask the harbour' },
  slots: { ...empty, given: { Footer: words('Answers can be wrong') }, text: /^Answers can/ },
  tools: {
    given: { request_human_input: { Input: words('Our own form') } },
    props: async (platform) => ({ defaultSessionId: await sessionAt(1)(platform) }),
    text: 'Our own form',
  },
  renderers: {
    ...empty,
    given: { codeBlock: words('Our own code') },
    props: () => ({ initialMessages: [{ role: 'assistant', text: '```js\nlet a = 1;\n```' }] }),
    text: 'Our own code',
  },
};

const isInField =
  (text: string): Step =>
  ({ sees, all }) =>
    sees('textbox', 'Message').then(() =>
      expect
        .poll(() => all('textbox', 'Message').map((field): unknown => Reflect.get(field, 'value')))
        .toEqual([text]),
    );

const hasFocus: Step = async ({ sees, all }) => {
  await sees('textbox', 'Message');
  await expect
    .poll(() => all('textbox', 'Message').some((field) => field.matches(':focus')))
    .toBe(true);
};

/** A chat, by itself. */
export const chat: WidgetCells = {
  events,
  controlled: { sessionId },
  slots,
  methods: {
    openChat: {
      ...empty,
      values: () => [{ draft: question }],
      seen: async (widget) => {
        await isInField(question)(widget);
        await hasFocus(widget);
      },
    },
    send: {
      ...empty,
      values: () => [question],
      seen: ({ sees }) => sees('article', 'Assistant'),
    },
    setDraft: { ...empty, values: () => [question], seen: isInField(question) },
    addFiles: {
      ...empty,
      values: () => [[new File(['cod'], 'landings.csv', { type: 'text/csv' })]],
      seen: ({ sees }) => sees('button', 'Remove landings.csv'),
    },
    focus: { ...empty, seen: hasFocus },
  },
};

const open: ControlledCell = {
  values: [
    { value: () => true, seen: ({ sees }) => sees('textbox', 'Message') },
    { value: () => false, seen: ({ hides }) => hides('textbox', 'Message') },
  ],
  change: ({ press }) => press(/^Close/),
  event: 'onOpenChange',
  wanted: { open: false },
};

const show: Step = ({ press }) => press(/^Open chat/);

const shownFirst = <T extends object>(cells: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, { ...cell, show }]));

/** A chat in a panel over the page, which is opened first. */
export const chatLauncher: WidgetCells = {
  events: {
    ...Object.fromEntries(
      Object.entries(events).map(([name, { cause, ...cell }]) => [
        name,
        {
          ...cell,
          cause: async (widget) => {
            await show(widget);
            await cause(widget);
          },
        } satisfies EventCell,
      ]),
    ),
    onOpenChange: { cause: show, detail: { open: true } },
  },
  controlled: {
    open,
    sessionId: { ...sessionId, props: () => ({ defaultOpen: true }) },
  },
  slots: shownFirst(slots),
  methods: {
    ...chat.methods,
    send: {
      ...empty,
      values: () => [question],
      seen: async (widget) => {
        await show(widget);
        await widget.sees('article', 'Assistant');
      },
    },
    setDraft: {
      ...empty,
      values: () => [question],
      seen: async (widget) => {
        await show(widget);
        await isInField(question)(widget);
      },
    },
    addFiles: {
      ...empty,
      values: () => [[new File(['cod'], 'landings.csv', { type: 'text/csv' })]],
      seen: async (widget) => {
        await show(widget);
        await widget.sees('button', 'Remove landings.csv');
      },
    },
  },
};

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeringWith } from '../testing/answeringWith.ts';
import { renderChat, type RenderChatOptions } from '../testing/renderChat.tsx';
import { printedErrors } from '../../../../test/printedErrors.ts';

let isBroken = true;

function Broken(): string {
  if (isBroken) throw new Error('A part of the host is broken.');
  return 'Mended';
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary caught; the test asserts on onError.
  printedErrors();
});
afterEach(() => vi.restoreAllMocks());

async function say(words: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

const slot = (name: string): RenderChatOptions['props'] => ({ slots: { [name]: Broken } });

test.each([
  ['Header'],
  ['Footer'],
  ['Avatar'],
  ['ComposerTop'],
  ['ComposerTools'],
  ['MessageActions'],
  ['Message'],
])('an error in the %s slot calls onError, and nobody else notices', async (name) => {
  const onError = vi.fn();
  renderChat({ platform: { seed: 'empty' }, props: { ...slot(name), onError } });
  await say('What do we sell?');
  const answer = await screen.findByRole('article', { name: 'Assistant' });
  await within(answer).findByRole('button', { name: 'Copy message' });
  expect(onError.mock.calls[0]).toMatchObject([{ message: 'A part of the host is broken.' }]);
  expect(screen.queryByText('Couldn’t show this section')).toBeNull();
  expect(answer.querySelector('[data-part="body"]')).toBeVisible();
});

test.each([['a renderer of a tool call', { tools: { search_knowledge_graph: { Call: Broken } } }]])(
  'an error in %s says so there, calls onError, and leaves the chat usable',
  async (_, props) => {
    const onError = vi.fn();
    renderChat({ platform: { seed: 'empty' }, props: { ...props, onError } });
    await say('use tool');
    await expect.poll(() => screen.queryAllByText('Couldn’t show this section')[0]).toBeVisible();
    expect(onError.mock.calls[0]).toMatchObject([{ message: 'A part of the host is broken.' }]);
    await expect
      .poll(() => screen.queryAllByRole('article', { name: 'Assistant' }))
      .toHaveLength(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Still here');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Still here');
  },
);

test('an error in the EmptyState slot says so there, and goes away by Try again', async () => {
  renderChat({ platform: { seed: 'empty' }, props: slot('EmptyState') });
  const notice = within(await screen.findByRole('alert'));
  isBroken = false;
  await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mended')).toBeVisible();
});

test('an error in a form of the host for a question leaves the rest of the message', async () => {
  const onError = vi.fn();
  renderChat({
    platform: { seed: 'empty' },
    props: { onError, tools: { request_human_input: { Input: Broken } } },
  });
  await say('ask me');
  expect(await screen.findByText('Couldn’t show this section')).toBeVisible();
  expect(
    screen.getByText('Before I go on I need a decision from you.', { selector: 'p' }),
  ).toBeVisible();
  expect(onError).toHaveBeenCalled();
});

const deep = (depth: number): string => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;

test.each([
  [
    'a call of 20,000 nested objects',
    `9:{"toolCallId":"c","toolName":"find","args":{"x":${deep(10_000)}}}`,
  ],
  [
    'a result of 20,000 nested lists',
    `9:{"toolCallId":"c","toolName":"find","args":{}}\na:{"toolCallId":"c","result":${deep(10_000)}}`,
  ],
  [
    'a question of 20,000 nested lists',
    `9:{"toolCallId":"c","toolName":"request_human_input","args":{"x":${deep(10_000)}}}`,
  ],
  [
    'an answer of 20,000 nested lists to a question',
    `9:{"toolCallId":"c","toolName":"request_human_input","args":{"question":"Which?"}}\na:{"toolCallId":"c","result":${deep(10_000)}}`,
  ],
])('%s is shown in part, and the page lives on', async (_, line) => {
  const onError = vi.fn();
  renderChat({
    ...answeringWith(['0:"Before. "', line, '0:"After."', 'd:{"finishReason":"stop"}']),
    props: { onError },
    around: (chat) => (
      <>
        <p>The host’s page</p>
        {chat}
      </>
    ),
  });
  await say('Hello');
  expect(await screen.findByText('After.', { selector: 'p *' })).toBeVisible();
  const tool = screen.queryByText('find');
  if (tool !== null) {
    await userEvent.click(tool);
    expect(await screen.findByText(/^Shortened/)).toBeVisible();
  }
  expect(screen.getByText('The host’s page')).toBeVisible();
  expect(screen.queryByText('Couldn’t show this section')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

test('a tool result with isError reads “Failed” with its reason, not “Done”', async () => {
  renderChat(
    answeringWith([
      '9:{"toolCallId":"c","toolName":"find","args":{}}',
      'a:{"toolCallId":"c","result":"No access","isError":true}',
      '0:"After."',
      'd:{"finishReason":"stop"}',
    ]),
  );
  await say('Hello');
  expect(await screen.findByText('Failed: No access')).toBeVisible();
  expect(screen.queryByText('Done')).toBeNull();
});

test('a file that the assistant made can be downloaded', async () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  renderChat(
    answeringWith([
      'k:{"data":"iVBORw0KGgo=","mimeType":"image/png"}',
      'd:{"finishReason":"stop"}',
    ]),
  );
  await say('Hello');
  await userEvent.click(await screen.findByRole('button', { name: 'Download Generated file.png' }));
  const [content] = create.mock.calls[0] ?? [];
  expect(content).toBeInstanceOf(Blob);
  expect(content instanceof Blob ? content.size : 0).toBe(8);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserEnvironment, type Environment } from '../../../../environment/index.ts';
import { arabic } from '../../../../words/index.ts';
import { answeringWith } from '../../testing/answeringWith.ts';
import { keepResults } from '../../testing/keepResults.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { defineTool } from './defineTool.tsx';
import type { ToolCallViewProps, ToolRenderer } from './toolRenderers.ts';

async function say(words: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

/** Opens a chat whose page carries out orders, and collects what is sent as results. */
function openOrders(tool: ToolRenderer) {
  const sent: unknown[] = [];
  const client = { onRequest: keepResults(sent) };
  const props = { tools: { place_order: tool } };
  return { sent, ...renderChat({ platform: { seed: 'empty' }, client, props }) };
}

const answered = () => screen.findByRole('button', { name: 'Ask again' });

/** An environment in which half a second passes whenever somebody looks at the clock. */
function slowEnvironment(): Environment {
  let elapsed = 0;
  const { clock } = browserEnvironment;
  return { ...browserEnvironment, clock: { ...clock, elapsed: () => (elapsed += 500) } };
}

test('a tool call reads as a sentence with its result, and shows what went in and out on request', async () => {
  renderChat({ platform: { seed: 'empty' }, environment: slowEnvironment() });
  await say('use tool');
  const sentence = await screen.findByText('Search knowledge graph');
  await waitFor(() =>
    expect(sentence.parentElement?.textContent).toMatch(
      /^Search knowledge graph · 3 results · [\d.]+ sec$/,
    ),
  );
  await userEvent.click(sentence);
  expect(await screen.findByRole('group', { name: 'Result' })).toBeVisible();
});

test('what a tool returned stays out of the page until it is looked at, and a long text is folded', async () => {
  const value = 'One line of a log.\n'.repeat(20_000);
  const { view } = renderChat(
    answeringWith([
      '9:{"toolCallId":"c","toolName":"read_log","args":{}}',
      `a:${JSON.stringify({ toolCallId: 'c', result: value })}`,
      '0:"After."',
      'd:{"finishReason":"stop"}',
    ]),
  );
  await say('Hello');
  await screen.findByText('After.', { selector: 'p *' });
  expect(view.container).not.toHaveTextContent('One line of a log.');
  const sentence = await screen.findByText('Read log');
  // It came with its call: “0 sec” would say nothing.
  expect(sentence.parentElement).toHaveTextContent(/^Read log · Done$/);
  await userEvent.click(sentence);
  const result = await screen.findByRole('group', { name: 'Result' });
  expect(result.textContent.length).toBeLessThan(5_000);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 380,000 characters' }));
  expect(result.textContent).toBe(value);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('a call that the page carries out is carried out once, and the run goes on with its result', async () => {
  const handle = vi.fn<NonNullable<ToolRenderer['handle']>>(() => ({ order: 'O-7' }));
  const { sent } = openOrders({ handle, label: 'Place the order' });
  await say('use host tool');
  await answered();
  const args = { product: 'Wild bilberry', boxes: 4 };
  expect(handle).toHaveBeenCalledOnce();
  expect(handle.mock.calls[0]?.[0]).toEqual(args);
  expect(handle.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
  expect(sent).toMatchObject([
    { tool_name: 'place_order', tool_input: args, result: { order: 'O-7' } },
  ]);
  expect(screen.getByText('Place the order')).toBeVisible();
});

test('what a handler throws is the result of its call', async () => {
  const { sent } = openOrders({
    handle: () => {
      throw new Error('Out of stock');
    },
  });
  await say('use host tool');
  await answered();
  expect(sent).toMatchObject([{ result: { error: 'Out of stock' } }]);
});

test('a call that wants it is carried out only when the user allows it', async () => {
  const handle = vi.fn(() => ({ order: 'O-7' }));
  const confirm = () => <p>Costs 120 €</p>;
  const { sent } = openOrders({ handle, confirm });
  await say('use host tool');
  await screen.findByText('Costs 120 €');
  expect(screen.getByRole('group', { name: 'Input' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Don’t allow' }));
  await answered();
  expect(handle).not.toHaveBeenCalled();
  expect(sent).toMatchObject([{ result: { error: 'The person declined this call.' } }]);
  await say('use host tool');
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(handle).toHaveBeenCalledOnce();
  expect(sent).toMatchObject([{}, { result: { order: 'O-7' } }]);
});

test('the user is asked about a call in the words that the host has for it', async () => {
  openOrders({
    handle: () => 'done',
    confirm: true,
    label: ({ toolName }) => `Send an order by ${toolName}`,
  });
  await say('use host tool');
  const card = await screen.findByRole('region', {
    name: 'Send an order by place_order',
  });
  expect(card).toHaveTextContent('Allow “Send an order by place_order”?');
});

test('a result that could not be sent is sent again without carrying the call out again', async () => {
  const handle = vi.fn(() => ({ order: 'O-7' }));
  const { platform, sent } = openOrders({ handle });
  platform.faults.add({ route: 'resumeChat', status: 500, times: 1 });
  await say('use host tool');
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  await answered();
  expect(handle).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(2);
});

test('a call that waits since before the page was opened is carried out only on request', async () => {
  const first = openOrders({ handle: () => new Promise(() => undefined) });
  await say('use host tool');
  await screen.findByText('Running…', { exact: false });
  first.view.unmount();
  const handle = vi.fn(() => 'done');
  const { platform } = first;
  renderChat({
    prepare: (own) => Object.defineProperty(own, 'fetch', { value: platform.fetch }),
    client: { fetch: (input, init) => platform.fetch(input, init) },
    props: { tools: { place_order: { handle } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^use host tool/ }));
  const allow = await screen.findByRole('button', { name: 'Allow' });
  expect(handle).not.toHaveBeenCalled();
  await userEvent.click(allow);
  await answered();
  expect(handle).toHaveBeenCalledOnce();
});

const matches = v.object({ matches: v.array(v.object({ name: v.string() })) });

test('a typed view gets checked values, and calls that do not fit are shown by the chat', async () => {
  const query = v.object({ query: v.string() });
  const fitting = defineTool({
    args: query,
    result: matches,
    Call: ({ args, result }) => (
      <p>
        {args.query}: {result?.matches.map(({ name }) => name).join('; ')}
      </p>
    ),
  });
  const { view } = renderChat({
    platform: { seed: 'empty' },
    props: { tools: { search_knowledge_graph: fitting } },
  });
  await say('use tool');
  await screen.findByText(/^use tool: Borealis Berries; C-2041/);
  view.unmount();
  const unfitting = defineTool({ args: query, result: v.string(), Call: () => <p>Mine</p> });
  renderChat({
    platform: { seed: 'empty' },
    props: { tools: { search_knowledge_graph: unfitting } },
  });
  await say('use tool');
  await screen.findByText('3 results');
  expect(screen.queryByText('Mine')).toBeNull();
});

test('what a tool’s handler returns is checked against the schema of its result', () => {
  const args = v.object({});
  const result = v.object({ names: v.array(v.string()) });
  expect(defineTool({ args, result, handle: () => ({ names: ['Ada'] }) })).toBeDefined();
  // @ts-expect-error The names are missing.
  expect(defineTool({ args, result, handle: () => ({}) })).toBeDefined();
});

test('a schema that answers later accepts no call, where zone.js has replaced Promise too', () => {
  // oxlint-disable-next-line require-await -- Its promises are native, whatever replaced Promise.
  const validate = async (value: unknown) => ({ value });
  const later = { '~standard': { validate } };
  const handle = vi.fn(() => 'done');
  const tool = defineTool({ args: later, result: later, handle });
  vi.stubGlobal('Promise', class ZoneAwarePromise<T> extends Promise<T> {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const { signal } = new AbortController();
  const call = { type: 'tool-call', toolCallId: '1', toolName: 'order', args: {} } as const;
  expect(() => tool.handle?.({}, { signal, call })).toThrow('fit the schema');
  expect(handle).not.toHaveBeenCalled();
});

test('a tool call is drawn again when it changes, and not with each of those that follow', async () => {
  const drawn = new Map<string, number>();
  const Call = ({ call: { toolCallId: id } }: ToolCallViewProps) => {
    drawn.set(id, (drawn.get(id) ?? 0) + 1);
    return <p>{id}</p>;
  };
  const ids = Array.from({ length: 20 }, (_, at) => `call-${at}`);
  const { client } = answeringWith(
    [
      ...ids.flatMap((toolCallId) => [
        `9:${JSON.stringify({ toolCallId, toolName: 'find', args: {} })}`,
        `a:${JSON.stringify({ toolCallId, result: [] })}`,
      ]),
      'd:{"finishReason":"stop"}',
    ],
    true,
  );
  renderChat({ client, props: { tools: { find: { Call } } } });
  await say('Hello');
  await screen.findByText('call-19');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  expect(drawn.size).toBe(20);
  expect(Math.max(...drawn.values())).toBeLessThan(8);
});

test('what went in and out of a tool is read from left to right on a page that is not', async () => {
  const { view } = renderChat({
    platform: { seed: 'empty' },
    locale: arabic,
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'الرسالة' }), 'use tool{Enter}');
  await waitFor(() => expect(view.container.querySelector('[data-part="tool"]')).not.toBeNull());
  await userEvent.click(screen.getByText('Search knowledge graph'));
  await waitFor(() => expect(view.container.querySelector('pre')).not.toBeNull());
  expect(view.container.querySelector('pre')?.getAttribute('dir')).toBe('ltr');
});

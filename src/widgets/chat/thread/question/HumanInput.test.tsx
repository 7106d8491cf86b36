import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { keepResults } from '../../testing/keepResults.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import type { ToolCallViewProps, ToolInputProps } from '../tool/toolRenderers.ts';

async function say(words: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

const question = (name: RegExp | string) => screen.findByRole('region', { name });

describe('a form that the assistant asks for', () => {
  test('is drawn from its arguments, checked, and sent with the types of its fields', async () => {
    const results: unknown[] = [];
    renderChat({ platform: { seed: 'empty' }, client: { onRequest: keepResults(results) } });
    await say('ask me for details');
    const form = within(await question('What should I put into the order?'));
    const chilled = within(form.getByRole('group', { name: /^Keep chilled/ }));
    expect(chilled.getByRole('radio', { name: 'Yes' })).toBeChecked();

    await userEvent.type(form.getByRole('textbox', { name: 'Boxes' }), 'four');
    await userEvent.click(form.getByRole('button', { name: 'Send answer' }));
    expect(form.getByRole('textbox', { name: 'Product' })).toHaveFocus();
    expect(form.getByRole('textbox', { name: 'Product' })).toHaveAccessibleDescription(
      'This field is required.',
    );
    const boxes = form.getByRole('textbox', { name: 'Boxes' });
    expect(boxes).toHaveAccessibleDescription('Enter a whole number, like 12.');
    expect(boxes).toBeInvalid();
    expect(results).toEqual([]);

    await userEvent.type(form.getByRole('textbox', { name: 'Product' }), 'Bilberries');
    await userEvent.clear(boxes);
    await userEvent.type(boxes, '4');
    await userEvent.click(form.getByRole('radio', { name: 'Store 2' }));
    await userEvent.click(form.getByRole('button', { name: 'Send answer' }));
    await screen.findByText(
      'You answered: Product: Bilberries; Boxes: 4; Store: Store 2; Keep chilled: Yes',
    );
    expect(results).toMatchObject([
      { result: { product: 'Bilberries', boxes: 4, store: 'Store 2', chilled: true } },
    ]);
    await screen.findByRole('button', { name: 'Copy message' });
    expect(screen.queryByRole('textbox', { name: 'Boxes' })).toBeNull();
  });

  test('shows the field that is not right, though the thread was at its end; then follows it', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('ask me for details');
    const form = within(await question('What should I put into the order?'));
    const button = form.getByRole('button', { name: 'Send answer' });
    const { top, bottom } = screen.getByRole('group', { name: 'Messages' }).getBoundingClientRect();
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(bottom));
    await userEvent.click(button);
    const product = form.getByRole('textbox', { name: 'Product' });
    // The thread follows its end from the frame on in which it has grown.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(product).toHaveFocus();
    expect(product.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);

    await userEvent.type(product, 'Cod');
    await userEvent.type(form.getByRole('textbox', { name: 'Boxes' }), '2');
    await userEvent.click(form.getByRole('radio', { name: 'Store 1' }));
    await userEvent.click(button);
    const copy = await screen.findByRole('button', { name: 'Copy message' });
    await waitFor(() => expect(copy.getBoundingClientRect().bottom).toBeLessThan(bottom));
  });

  test('keeps what was filled in when sending fails, and when another conversation is opened', async () => {
    const { platform } = renderChat({ platform: { seed: 'empty' } });
    await say('ask me for details');
    const title = 'What should I put into the order?';
    const form = within(await question(title));
    await userEvent.type(form.getByRole('textbox', { name: 'Product' }), 'Cod');
    await userEvent.type(form.getByRole('textbox', { name: 'Boxes' }), '2');
    await userEvent.click(form.getByRole('radio', { name: 'Store 1' }));
    platform.faults.add({ route: 'resumeChat', status: 500, times: 1 });
    await userEvent.click(form.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('Couldn’t send your answer');
    expect(form.getByRole('textbox', { name: 'Product' })).toHaveValue('Cod');

    const list = screen.getByRole('navigation', { name: 'Conversations' });
    await userEvent.click(within(list).getByRole('button', { name: 'New conversation' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
    await userEvent.click(within(list).getByRole('button', { name: /^ask me for details/ }));
    const again = within(await question(title));
    expect(again.getByRole('textbox', { name: 'Product' })).toHaveValue('Cod');
    expect(again.getByRole('radio', { name: 'Store 1' })).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Send answer' }));
    await screen.findByText(/^You answered: Product: Cod/);
  });
});

describe('other questions', () => {
  test('several options can be chosen, and are sent as their values', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('ask me for several');
    const form = within(await question('What should the report cover?'));
    const group = form.getByRole('group', { name: 'Choose all that apply' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Late deliveries' }));
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Complaints' }));
    await userEvent.click(form.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('You answered: Late deliveries, Complaints');
  });

  test('arguments without a question are shown folded up, above free words', async () => {
    renderChat({ platform: { seed: 'empty' } });
    await say('ask me oddly');
    const form = within(await question('Question for you'));
    await userEvent.click(form.getByText('Details from the assistant'));
    expect(form.getByText(/"C-1987"/)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Your answer' }), 'Yes{Enter}');
    await screen.findByText('You answered: Yes');
  });
});

describe("a host's own tools", () => {
  function Search({ call, isRunning }: ToolCallViewProps) {
    return <p>{isRunning ? 'Searching' : `Found by ${call.toolName}`}</p>;
  }

  function Choice({ answer, isBusy }: ToolInputProps) {
    return (
      <button disabled={isBusy} onClick={() => answer({ approved: true })}>
        Approve
      </button>
    );
  }

  test('a call is shown by the view of its name', async () => {
    renderChat({
      platform: { seed: 'empty' },
      props: { tools: { search_knowledge_graph: { Call: Search } } },
    });
    await say('use tool');
    await screen.findByText('Found by search_knowledge_graph');
    expect(screen.queryByText('Input')).toBeNull();
  });

  test('a question is asked by the form of its name, and the run goes on', async () => {
    renderChat({
      platform: { seed: 'empty' },
      props: { tools: { request_human_input: { Input: Choice } } },
    });
    await say('ask me');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await screen.findByText('You answered: {"approved":true}');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderChat } from '../../testing/renderChat.tsx';

const field = () => screen.findByRole('textbox', { name: 'Message' });

/** A chat with an answer of headings, lists, tables and code. */
async function openAnswer(): Promise<HTMLElement> {
  renderChat({ platform: { seed: 'empty' } });
  await userEvent.click(await field());
  await userEvent.paste('show markdown');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  return screen.getByRole('article', { name: 'Assistant' });
}

/** Selects from the beginning of one element, which is brought into view, to the end of another. */
function select(from: Element, to: Element = from): void {
  from.scrollIntoView();
  document.getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length);
}

const offered = () => screen.findByRole('button', { name: 'Ask about this' });

/** Selects again until it is offered: a thread whose first messages come late returns to its end. */
async function offer(from: Element, to: Element = from): Promise<HTMLElement> {
  await expect
    .poll(() => {
      select(from, to);
      return screen.queryByRole('button', { name: 'Ask about this' });
    })
    .not.toBeNull();
  return offered();
}

test('what is selected in an answer is quoted below the draft, and said', async () => {
  const answer = await openAnswer();
  await userEvent.type(await field(), 'One thing:');
  const [first, second] = within(answer).getAllByRole('listitem');
  if (first === undefined || second === undefined) throw new TypeError('the answer has no list');
  await userEvent.click(await offer(first, second));
  const lines = ['First', 'Second', 'a point below it', 'and one below that', 'numbered again'];
  const quote = lines.map((line) => `> ${line}\n`).join('');
  expect(await field()).toHaveValue(`One thing:\n\n${quote}\n`);
  expect(await field()).toHaveFocus();
  expect(screen.getByText('Quoted in your message')).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByRole('button', { name: 'Ask about this' })).toBeNull();
});

test('Tab reaches the button from a selection before any link, and Escape takes it away', async () => {
  const answer = await openAnswer();
  const [heading] = within(answer).getAllByRole('heading');
  if (heading === undefined) throw new TypeError('the answer has no heading');
  screen.getByRole('group', { name: 'Messages' }).focus();
  const button = await offer(heading);
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Ask about this' })).toBeNull();
  expect(document.getSelection()?.isCollapsed).toBe(true);

  screen.getByRole('group', { name: 'Messages' }).focus();
  await offer(heading);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await field()).toHaveValue(`> ${heading.textContent}\n\n`);
});

test('the button is away while the selection is scrolled out of view', async () => {
  const answer = await openAnswer();
  const [heading] = within(answer).getAllByRole('heading');
  if (heading === undefined) throw new TypeError('the answer has no heading');
  const scroller = screen.getByRole('group', { name: 'Messages' });
  scroller.scrollTop = 0;
  await offer(heading);
  scroller.scrollTop = scroller.scrollHeight;
  await expect.poll(() => screen.queryByRole('button', { name: 'Ask about this' })).toBeNull();
  scroller.scrollTop = 0;
  await offered();
});

test('what is selected elsewhere, or across two messages, is not offered', async () => {
  const answer = await openAnswer();
  const question = await screen.findByRole('article', { name: 'You' });
  const [heading] = within(answer).getAllByRole('heading');
  if (heading === undefined) throw new TypeError('the answer has no heading');
  await offer(heading);
  select(question, answer);
  await expect.poll(() => screen.queryByRole('button', { name: 'Ask about this' })).toBeNull();
  await offer(heading);
  select(question);
  await expect.poll(() => screen.queryByRole('button', { name: 'Ask about this' })).toBeNull();
});

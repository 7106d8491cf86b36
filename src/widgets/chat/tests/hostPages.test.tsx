import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent as keyboard } from 'vitest/browser';
import { renderChat } from '../testing/renderChat.tsx';

/** Rules of pages that widgets are put into. */
const hostPages = {
  'content-box everywhere': '* { box-sizing: content-box }',
  'border-box everywhere': '*, ::before, ::after { box-sizing: border-box }',
  'unset controls': 'button, input, textarea { all: unset }',
  'a small rem': 'html { font-size: 62.5% }',
  'large type':
    'body { font-size: 22px; line-height: 1.1; letter-spacing: 2px; text-align: center }',
  'element margins': 'p, ul, li, h2, h3, table, pre { margin: 30px; padding: 20px }',
  'a zero reset': '* { margin: 0; padding: 0 } ul { list-style: none }',
  'block images': 'img, svg { display: block; max-width: 100%; vertical-align: middle }',
};

/** Messages out of sight are not laid out, and what is in sight depends on when one looks. */
const layOutAll = '[data-part="message"] { content-visibility: visible !important }';

const sheet = document.createElement('style');

beforeEach(() => {
  sheet.textContent = layOutAll;
  document.head.append(sheet);
});

afterEach(() => sheet.remove());

/** Returns the position of every part and control of the chat, in whole pixels. */
async function outline(): Promise<string[]> {
  await userEvent.click(await screen.findByRole('button', { name: /^Which suppliers/ }));
  await screen.findByText(/owns the order/);
  // Its words show before what draws them as markdown has come.
  await screen.findByRole('table');
  await document.fonts.ready;
  const parts = document.querySelectorAll(
    '[data-part], [data-part] :is(button, textarea, input, table)',
  );
  return [...parts].map((part) => {
    const { left, width, height } = part.getBoundingClientRect();
    const box = [left, width, height].map(Math.round).join(' ');
    return `${part.getAttribute('data-part') ?? part.tagName.toLowerCase()} ${box}`;
  });
}

test.each(Object.entries(hostPages))('looks the same in a page with %s', async (_name, rules) => {
  const { view } = renderChat();
  const blank = await outline();
  view.unmount();
  document.body.replaceChildren();

  sheet.textContent = `${layOutAll} ${rules}`;
  renderChat();
  expect(await outline()).toEqual(blank);
  expect(blank.length).toBeGreaterThan(30);
});

test('shows the focus in a page that takes outlines away', async () => {
  sheet.textContent = ':focus { outline: none }';
  renderChat();
  const button = await screen.findByRole('button', { name: 'New conversation' });
  // A real key: what a browser shows of the focus depends on how it came there.
  await keyboard.tab();
  expect(button).toHaveFocus();
  expect(getComputedStyle(button).outlineStyle).toBe('solid');
});

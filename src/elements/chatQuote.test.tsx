import { act, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defineElements } from './index.ts';
import { openKit } from './testing/openKit.ts';

test('what is selected inside the element’s shadow root is offered, and quoted in its message', async () => {
  defineElements();
  const element = openKit().create('chat');
  element.style.blockSize = '600px';
  act(() => document.body.append(element));
  await waitFor(() => expect(element.shadowRoot?.querySelector('textarea')).not.toBeNull());
  const root = element.shadowRoot?.querySelector<HTMLElement>('.root');
  if (root === null || root === undefined) throw new TypeError('the element shows nothing');
  const inside = within(root);
  await act(async () => element.send('show markdown'));
  await inside.findByRole('button', { name: 'Ask again' });
  const answer = within(inside.getByRole('article', { name: 'Assistant' }));
  const [heading] = await answer.findAllByRole('heading');
  if (heading === undefined) throw new TypeError('the answer has no heading');
  heading.scrollIntoView();
  await userEvent.tripleClick(heading);

  await userEvent.click(await inside.findByRole('button', { name: 'Ask about this' }));
  const field = inside.getByRole('textbox', { name: 'Message' });
  expect(field).toHaveValue(`> ${heading.textContent}\n\n`);
  expect(element.shadowRoot?.activeElement).toBe(field);
  expect(inside.getByText('Quoted in your message')).toHaveAttribute('aria-live', 'polite');
  expect(inside.queryByRole('button', { name: 'Ask about this' })).toBeNull();
});

import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { defineElements } from './defineElements.ts';
import { inside, open, put, shown } from './testing/openElements.ts';

beforeAll(() => defineElements());

const fieldOf = (element: Element) => inside(element).findByRole('textbox', { name: 'Message' });

test('all elements of a kit begin again as another user, whose drafts they keep apart', async () => {
  const storage = sessionStorage;
  onTestFinished(() => storage.clear());
  const { brainstem, getToken } = open({ storage, userKey: 'mara' });
  const elements = ['First', 'Second'].map((label) => put(brainstem.create('chat', { label })));
  for (const element of elements) {
    await shown(element);
    expect(await fieldOf(element)).toHaveValue('');
  }
  const [first, second] = elements;
  if (first === undefined || second === undefined) throw new Error('There are no elements.');
  await userEvent.type(await fieldOf(first), 'for my eyes only');
  await waitFor(() => expect(getToken).toHaveBeenCalledOnce());

  brainstem.update({ userKey: 'tom', theme: 'dark' });
  for (const element of elements) {
    await shown(element);
    expect(await fieldOf(element)).toHaveValue('');
  }
  await waitFor(() => expect(getToken).toHaveBeenCalledTimes(2));
  await userEvent.type(await fieldOf(second), 'second');

  brainstem.update({ userKey: 'mara' });
  await shown(first);
  await waitFor(async () => expect(await fieldOf(first)).toHaveValue('for my eyes only'));
  expect(storage.getItem('brainstem-chat-drafts:tom')).toContain('second');
  expect(storage.getItem('brainstem-chat-drafts:mara')).not.toContain('second');
});

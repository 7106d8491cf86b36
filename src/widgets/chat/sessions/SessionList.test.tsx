import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderChat } from '../testing/renderChat.tsx';

const list = () => within(screen.getByRole('navigation', { name: 'Conversations' }));
const rows = () => list().queryAllByRole('listitem');
const search = () => list().findByRole('searchbox', { name: 'Search conversations' });

describe('days', () => {
  test('head the conversations, and arrow keys cross from one to the next', async () => {
    renderChat();
    const groups = await list().findAllByRole('group');
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      expect(group).toHaveAccessibleName(within(group).getByRole('heading').textContent);
    }
    const last = groups.at(-1) ?? document.body;
    const first = await list().findByRole('button', { name: /^Which suppliers delivered late/ });
    first.focus();
    await userEvent.keyboard('{End}');
    expect(last).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  });
});

describe('search', () => {
  test('filters, says how many it found, and Escape clears it', async () => {
    renderChat();
    const field = await search();
    const before = rows().length;
    await userEvent.type(field, 'SUPPLÍERS');
    expect(list().getByRole('status')).toHaveTextContent('1 conversation found');
    expect(rows()).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'nothing like this');
    expect(list().getByRole('status')).toHaveTextContent('No conversations found');
    expect(rows()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(rows()).toHaveLength(before);
  });

  test('goes on in older conversations while there are some', async () => {
    renderChat({ platform: { seed: 'large' } });
    await userEvent.type(await search(), 'e');
    const before = rows().length;
    await userEvent.click(list().getByRole('button', { name: 'Search older conversations' }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(before));
    expect(list().getByRole('status')).toHaveTextContent(`${rows().length} conversations found`);
  });
});

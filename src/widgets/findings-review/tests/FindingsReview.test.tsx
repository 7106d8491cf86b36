import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderFindings } from '../testing/renderFindings.tsx';

const grid = () => screen.findByRole('grid', { name: 'Findings' });
/** Returns the number of rows, in sight or not. */
const rowCount = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1;
const current = (): string => {
  const id = screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('[data-column="title"]')?.textContent ?? '';
};
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });

async function focusGrid(): Promise<void> {
  (await grid()).focus();
}

describe('decisions by keyboard', () => {
  test('the next finding comes forward, and the platform hears of it after the hold', async () => {
    renderFindings({ props: { undoSeconds: 0.05 } });
    await focusGrid();
    const before = rowCount();
    const first = current();
    await userEvent.keyboard('a');
    expect(current()).not.toBe(first);
    expect(rowCount()).toBe(before - 1);
    await waitFor(() => expect(tab('Approved')).toHaveTextContent('Approved3'));
  });

  test('u takes decisions back one by one, and the finding is current again', async () => {
    const { client, view } = renderFindings({ props: { undoSeconds: 60 } });
    const json = vi.spyOn(client, 'json');
    await focusGrid();
    const first = current();
    await userEvent.keyboard('a');
    const second = current();
    await userEvent.keyboard('r');
    await userEvent.keyboard('u');
    expect(current()).toBe(second);
    await userEvent.keyboard('u');
    expect(current()).toBe(first);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(await grid()).toHaveFocus();
    // Decisions that are still held are sent when the widget unmounts.
    view.unmount();
    expect(json.mock.calls.filter(([{ method }]) => method !== 'GET')).toEqual([]);
  });

  test('typing decides nothing, and a key that is held down decides once', async () => {
    renderFindings({ props: { undoSeconds: 60 } });
    await focusGrid();
    const before = rowCount();
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search findings' });
    expect(search).toHaveFocus();
    await userEvent.keyboard('area');
    expect(search).toHaveValue('area');
    await userEvent.keyboard('{Escape}');
    expect(rowCount()).toBe(before);
    await focusGrid();
    await userEvent.keyboard('{a>4/}');
    expect(rowCount()).toBe(before - 1);
  });
});

describe('selection', () => {
  test('all except some are approved together, after a yes that names the number', async () => {
    renderFindings({ props: { undoSeconds: 0.05 } });
    await focusGrid();
    const count = rowCount();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select all / }));
    await focusGrid();
    const kept = current();
    await userEvent.keyboard('xa');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading')).toHaveTextContent(`Approve ${count - 1} findings?`);
    await userEvent.click(dialog.getByRole('button', { name: `Approve ${count - 1}` }));
    await waitFor(() => expect(rowCount()).toBe(1));
    expect(current()).toBe(kept);
    await waitFor(() => expect(tab('To review')).toHaveTextContent('To review1'));
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderFindings } from '../testing/renderFindings.tsx';

const grid = () => screen.findByRole('grid', { name: 'Findings' });
const focused = () => screen.findByRole('region', { name: 'Review one by one' });
const row = (at: number) => screen.getAllByRole('row')[at + 1] ?? document.body;
const boxOf = (at: number) => within(row(at)).getByRole('checkbox');
const heading = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('a range', () => {
  test('from the current finding to the one clicked with Shift is selected, and no text is marked', async () => {
    renderFindings();
    await grid();
    await userEvent.click(row(1));
    const user = userEvent.setup();
    await user.keyboard('[ShiftLeft>]');
    await user.click(row(4));
    await user.keyboard('[/ShiftLeft]');
    await screen.findByText('4 selected');
    expect(row(1)).toHaveAttribute('aria-selected', 'true');
    expect(row(4)).toHaveAttribute('aria-selected', 'true');
    expect(getSelection()?.toString()).toBe('');
    expect(await grid()).toHaveFocus();
  });

  test('of boxes is ticked or cleared with Shift, as the last of them is', async () => {
    renderFindings();
    await grid();
    const user = userEvent.setup();
    await user.click(boxOf(2));
    await user.keyboard('[ShiftLeft>]');
    await user.click(boxOf(5));
    await screen.findByText('4 selected');
    await user.click(boxOf(4));
    await user.keyboard('[/ShiftLeft]');
    await screen.findByText('1 selected');
    expect(boxOf(5)).toBeChecked();
  });
});

describe('groups', () => {
  test('put findings of a theme below its name, and a box selects all of them', async () => {
    renderFindings({ props: { defaultView: { group: 'theme' } } });
    await grid();
    const heads = screen.getAllByRole('rowheader');
    const [first] = heads;
    expect(heads.length).toBeGreaterThan(1);
    const [, name = '', count = ''] = /^(.*?) (\d+)$/.exec(first?.textContent ?? '') ?? [];
    const box = screen.getByRole('checkbox', { name: `Select all ${count} in “${name}”` });
    await userEvent.click(box);
    await screen.findByText(`${count} selected`);
    expect(box).toBeChecked();
    const themes = screen
      .getAllByRole('row', { selected: true })
      .map((each) => each.querySelector('[data-column="theme"]')?.textContent);
    expect(new Set(themes)).toEqual(new Set([name]));
    await userEvent.click(box);
    await waitFor(() => expect(screen.queryByText(`${count} selected`)).not.toBeInTheDocument());
    expect(box).not.toBeChecked();
    const [one] = screen.getAllByRole('checkbox', { name: /^Select “/ });
    await userEvent.click(one ?? box);
    await screen.findByText('1 selected');
    expect(box).toBePartiallyChecked();
  });

  test('leave the keys to the findings: the next one may be in the next group', async () => {
    renderFindings({ props: { defaultView: { group: 'theme' } } });
    (await grid()).focus();
    await userEvent.keyboard('{End}');
    const id = screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '';
    const last = document.getElementById(id);
    const all = screen.getByRole('grid').getAttribute('aria-rowcount');
    expect(last).toHaveAttribute('aria-rowindex', all);
  });

  test('are chosen with the columns', async () => {
    renderFindings();
    await grid();
    await userEvent.click(screen.getByRole('button', { name: 'Display' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Group by' }),
      'Connections',
    );
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0);
  });
});

describe('one at a time', () => {
  test('the next finding comes after each decision, and undo brings the last one back', async () => {
    renderFindings({ props: { undoSeconds: 60, defaultView: { layout: 'focus' } } });
    const region = await focused();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const first = heading();
    const place = /^1 of (\d+)$/.exec(within(region).getByText(/^1 of \d+$/).textContent);
    const total = Number(place?.[1]);
    region.focus();
    await userEvent.keyboard('a');
    expect(heading()).not.toBe(first);
    within(region).getByText(`1 of ${total - 1}`);
    within(region).getByRole('progressbar', { name: `1 of ${total} reviewed` });
    await userEvent.keyboard('u');
    expect(heading()).toBe(first);
  });

  test('f leads there and back, Escape back, and a selection made before is not decided there', async () => {
    renderFindings({ props: { undoSeconds: 60 } });
    (await grid()).focus();
    await userEvent.keyboard('xjx');
    await screen.findByText('2 selected');
    await userEvent.keyboard('f');
    await focused();
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
    await userEvent.keyboard('r');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await screen.findByText(/^“.*” rejected$/);
    await userEvent.keyboard('{Escape}');
    await grid();
    await screen.findByText('1 selected');
  });

  test('the list comes back with the focus on it', async () => {
    renderFindings({ props: { defaultView: { layout: 'focus' } } });
    (await focused()).focus();
    await userEvent.keyboard('f');
    await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
  });
});

test('a decision’s key is written on the buttons that it presses: those of the selection, while there is one', async () => {
  renderFindings({ props: { undoSeconds: 60 } });
  (await grid()).focus();
  const approve = screen.getByRole('button', { name: 'Approve' });
  expect(approve).toHaveTextContent('ApproveA');
  await userEvent.keyboard('x');
  await screen.findByText('1 selected');
  expect(approve).toHaveTextContent(/^Approve$/);
  expect(approve).not.toHaveAttribute('aria-keyshortcuts');
  const approveSelected = screen.getByRole('button', { name: 'Approve 1' });
  expect(approveSelected).toHaveTextContent('Approve 1A');
  expect(approveSelected).toHaveAttribute('aria-keyshortcuts', 'a');
  await userEvent.keyboard('f');
  await focused();
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-keyshortcuts', 'a');
});

describe('keys of the host’s', () => {
  test('are found on a keyboard with other letters too, as are ours', async () => {
    renderFindings({ props: { undoSeconds: 60, keys: { skip: 'ы' } } });
    (await grid()).focus();
    fireEvent.keyDown(await grid(), { key: 'ش', code: 'KeyA' });
    await screen.findByText(/^“.*” approved$/);
    fireEvent.keyDown(await grid(), { key: 'ы', code: 'KeyS' });
    await screen.findByText(/^“.*” skipped$/);
  });

  test('decide, are written on the buttons and listed, and what they replace does nothing', async () => {
    renderFindings({ props: { undoSeconds: 60, keys: { approve: 'y', reject: null } } });
    (await grid()).focus();
    const approve = screen.getByRole('button', { name: 'Approve' });
    expect(approve).toHaveAttribute('aria-keyshortcuts', 'y');
    expect(approve).toHaveTextContent('ApproveY');
    expect(screen.getByRole('button', { name: 'Reject' })).toHaveTextContent(/^Reject$/);
    await userEvent.keyboard('ar');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.keyboard('y');
    await screen.findByText(/^“.*” approved$/);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Y')).toBeInTheDocument();
    expect(within(dialog).queryByText('Reject')).not.toBeInTheDocument();
  });
});

test('Escape closes an open panel and clears the search before a dialog of the host hears of it', async () => {
  renderFindings();
  await grid();
  // As libraries of dialogs listen: before what is inside.
  const onEscape = vi.fn();
  const listen = (event: KeyboardEvent): void => void (event.key === 'Escape' && onEscape());
  document.addEventListener('keydown', listen, { capture: true });
  onTestFinished(() => document.removeEventListener('keydown', listen, { capture: true }));
  for (const name of ['Display', 'Filter']) {
    await userEvent.click(screen.getByRole('button', { name }));
    screen.getByRole('group', { name }).querySelector<HTMLElement>('button, input')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  }
  await userEvent.type(screen.getByRole('searchbox'), 'late{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { doubleText, restoreText } from '../../../../test/conditions/doubleText.ts';
import { findCutRows } from '../../../../test/conditions/findCutRows.ts';
import { emulateMedia } from '../../../../test/emulateMedia.ts';
import { isWhollyInView, rowsInView } from '../../../../test/conditions/rowsInView.ts';
import { renderBrain } from '../testing/renderBrain.tsx';

/** The table of labels, which scrolls, with its header and its rows. */
async function openTable() {
  renderBrain({ props: { defaultView: { mode: 'table' } } });
  const table = await screen.findByRole('table', { name: 'Types' });
  const list = screen.getByRole('region', { name: 'Types' });
  const rows = () => within(table).getAllByRole('row').slice(1);
  const [head = null] = within(table).getAllByRole('columnheader');
  if (head === null) throw new Error('The table has no header.');
  const topRow = () => numberOf(rowsInView(list, rows(), head)[0]);
  return { list, rows, head, topRow };
}

const numberOf = (row: Element | null | undefined) => Number(row?.getAttribute('aria-rowindex'));

test('a table cuts no row with text of twice the size, and each row is where it scrolls to', async () => {
  doubleText();
  const { list, rows, topRow } = await openTable();
  await waitFor(() => expect(rows()[0]?.offsetHeight).toBe(74));
  expect(findCutRows(rows())).toEqual([]);
  act(() => {
    list.scrollTo(0, 74 * 40);
  });
  await waitFor(() => expect(topRow()).toBe(42));
  expect(new Set(rows().map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([74]));
  restoreText();
  await waitFor(() => expect(rows()[0]?.offsetHeight).toBe(37));
  expect(findCutRows(rows())).toEqual([]);
});

test('a table keeps its top row and the focused one in view when text becomes twice as large', async () => {
  const { list, rows, head, topRow } = await openTable();
  act(() => {
    list.scrollTo(0, 37 * 20 + 10);
  });
  await waitFor(() => expect(topRow()).toBe(22));
  doubleText();
  await waitFor(() => expect(rows()[0]?.offsetHeight).toBe(74));
  expect(topRow()).toBe(22);
  restoreText();
  await waitFor(() => expect(rows()[0]?.offsetHeight).toBe(37));
  expect(topRow()).toBe(22);

  const last = rowsInView(list, rows(), head).at(-2);
  const number = numberOf(last);
  expect(number).toBeGreaterThan(30);
  act(() => last?.querySelector('button')?.focus());
  doubleText();
  await waitFor(() => expect(rows()[0]?.offsetHeight).toBe(74));
  const focused = (): Element | null => document.activeElement?.closest('[aria-rowindex]') ?? null;
  expect(numberOf(focused())).toBe(number);
  expect(isWhollyInView(list, focused(), head)).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(numberOf(focused())).toBe(number + 1);
  await waitFor(() => expect(isWhollyInView(list, focused(), head)).toBe(true));
});

test.each([
  ['the table becomes lower', () => undefined],
  ['the table becomes lower as its text becomes larger', doubleText],
])('a table keeps the focused row in view when %s', async (_title, also) => {
  const { list, rows, head } = await openTable();
  const last = rowsInView(list, rows(), head).at(-2);
  const number = numberOf(last);
  act(() => last?.querySelector('button')?.focus());
  list.style.blockSize = '200px';
  list.style.flex = 'none';
  also();
  const focused = (): Element | null => document.activeElement?.closest('[aria-rowindex]') ?? null;
  await waitFor(() => expect(isWhollyInView(list, focused(), head)).toBe(true));
  expect(numberOf(focused())).toBe(number);
});

test('a table is printed whole', async () => {
  const { list, rows } = await openTable();
  expect(rows().length).toBeLessThan(60);
  await emulateMedia('media', 'print');
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(60);
  expect(list.scrollHeight).toBe(list.clientHeight);
  const page = screen.getByRole('region', { name: 'Brain' }).getBoundingClientRect();
  expect(page.bottom).toBeGreaterThanOrEqual(rows().at(-1)?.getBoundingClientRect().bottom ?? NaN);
  fireEvent(window, new Event('afterprint'));
});

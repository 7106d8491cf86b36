import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { doubleText, restoreText } from '../../../../test/conditions/doubleText.ts';
import { findCutRows } from '../../../../test/conditions/findCutRows.ts';
import { isWhollyInView, rowsInView } from '../../../../test/conditions/rowsInView.ts';
import { renderFindings } from '../testing/renderFindings.tsx';

const grid = () => screen.findByRole('grid', { name: 'Findings' });
const rowsOf = (list: HTMLElement) => within(list).getAllByRole('row').slice(1);
const headerOf = (list: HTMLElement) => within(list).getAllByRole('row')[0];
const numberOf = (row: Element | undefined) => Number(row?.getAttribute('aria-rowindex'));
const topRow = (list: HTMLElement) => numberOf(rowsInView(list, rowsOf(list), headerOf(list))[0]);
const current = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-activedescendant') ?? '');

describe.each([
  ['a wide list', 1400],
  ['a list of columns that becomes one of cards', 1000],
  ['a list of cards', 320],
])('%s with text of twice the size', (_, width) => {
  test('cuts no line of a row, from the start and when it changes', async () => {
    doubleText();
    renderFindings({ width });
    const list = await grid();
    await waitFor(() => expect(findCutRows(rowsOf(list))).toEqual([]));
    const doubled = rowsOf(list)[0]?.clientHeight ?? 0;
    restoreText();
    await waitFor(() => expect(rowsOf(list)[0]?.clientHeight).toBeLessThan(doubled * 0.6));
    expect(findCutRows(rowsOf(list))).toEqual([]);
    doubleText();
    await waitFor(() => expect(rowsOf(list)[0]?.clientHeight).toBe(doubled));
    expect(findCutRows(rowsOf(list))).toEqual([]);
  });

  test('keeps its top row and shows the current one, where keys go on from', async () => {
    renderFindings({ width });
    const list = await grid();
    const height = rowsOf(list)[0]?.clientHeight ?? 0;
    const [first, , , , , sixth] = rowsOf(list).map((row) => row.getBoundingClientRect().top);
    act(() => {
      list.scrollTo(0, (sixth ?? 0) - (first ?? 0) + 10);
    });
    await waitFor(() => expect(topRow(list)).toBe(7));
    doubleText();
    await waitFor(() => expect(rowsOf(list)[0]?.clientHeight).toBeGreaterThan(height * 1.5));
    expect(topRow(list)).toBe(7);
    restoreText();
    await waitFor(() => expect(rowsOf(list)[0]?.clientHeight).toBe(height));
    expect(topRow(list)).toBe(7);

    act(() => {
      list.scrollTo(0, 0);
      list.focus();
    });
    await waitFor(() => expect(topRow(list)).toBe(2));
    const inView = rowsInView(list, rowsOf(list)).length;
    await userEvent.keyboard('j'.repeat(inView - 3));
    act(() => {
      list.scrollTo(0, 0);
    });
    const [header, row] = [headerOf(list), current(list)];
    const before = row?.clientHeight ?? 0;
    const number = numberOf(row ?? undefined);
    expect(number).toBe(inView - 1);
    doubleText();
    await waitFor(() => expect(current(list)?.clientHeight).toBeGreaterThan(before * 1.5));
    expect(isWhollyInView(list, current(list), header)).toBe(true);
    expect(numberOf(current(list) ?? undefined)).toBe(number);
    for (const [key, next] of [
      ['j', number + 1],
      ['j', number + 2],
      ['k', number + 1],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(numberOf(current(list) ?? undefined)).toBe(next));
      await waitFor(() => expect(isWhollyInView(list, current(list), header)).toBe(true));
    }
  });
});

test('columns too narrow for text of twice the size become cards, which show their whole titles', async () => {
  renderFindings({ width: 1000 });
  const list = await grid();
  expect(within(list).queryAllByRole('columnheader')).not.toHaveLength(1);
  doubleText();
  await waitFor(() => expect(within(list).getAllByRole('columnheader')).toHaveLength(1));
  const titles = rowsOf(list).flatMap((row) => [
    ...row.querySelectorAll('[data-column="title"] [title]'),
  ]);
  expect(titles.length).toBeGreaterThan(3);
  expect(titles.filter((title) => title.scrollHeight > title.clientHeight)).toEqual([]);
});

test('groups keep their headings above their rows with text of twice the size', async () => {
  renderFindings({ props: { defaultView: { group: 'theme' } } });
  const list = await grid();
  act(() => {
    list.scrollTo(0, 250);
  });
  const row = await waitFor(() => {
    const number = topRow(list);
    expect(number).toBeGreaterThan(4);
    return number;
  });
  doubleText();
  await waitFor(() => expect(rowsOf(list)[0]?.clientHeight).toBeGreaterThan(60));
  expect(topRow(list)).toBe(row);
  expect(findCutRows(rowsOf(list))).toEqual([]);
});

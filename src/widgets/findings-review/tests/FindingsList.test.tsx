import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findingsColumns, columnWidths } from '../core/findingsView.ts';
import { arabic } from '../../../words/index.ts';
import { renderFindings } from '../testing/renderFindings.tsx';

const grid = () => screen.findByRole('grid', { name: 'Findings' });
const rows = () => screen.getAllByRole('row').slice(1);
const titleOf = (row: Element) => row.querySelector('[data-column="title"] [title]');
const startOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left;

describe('a row', () => {
  test('shows its whole title on two lines where all columns share 760 px', async () => {
    renderFindings({
      width: 760,
      props: {
        defaultView: {
          columns: findingsColumns.map((column) => ({ column, width: columnWidths[column] })),
        },
      },
    });
    await grid();
    for (const row of rows()) {
      const title = titleOf(row);
      expect(title?.scrollHeight).toBe(title?.clientHeight);
      expect(title?.parentElement?.clientWidth).toBeGreaterThan(240);
    }
    const heights = rows().map((row) => titleOf(row)?.clientHeight ?? 0);
    expect(Math.max(...heights)).toBeGreaterThan(Math.min(...heights) * 1.5);
  });

  test('has its title once in its name, is as high as its lines need, and warns of a low confidence', async () => {
    renderFindings();
    await grid();
    const boxes = rows().map((row) => row.getBoundingClientRect());
    expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([44, 60]));
    const colours = { low: new Set<string>(), other: new Set<string>() };
    for (const [at, row] of rows().entries()) {
      const title = titleOf(row);
      expect(row.getAttribute('aria-label')?.split(title?.textContent ?? '')).toHaveLength(2);
      const lines = (title?.clientHeight ?? 0) / 19;
      expect(boxes[at]?.height).toBe(lines > 1.5 ? 60 : 44);
      if (at > 0) expect(boxes[at]?.top).toBe(boxes[at - 1]?.bottom);
      const cell = row.querySelector('[data-column="confidence"]');
      const bar = cell?.querySelector('[aria-hidden] > span');
      const kind = Number.parseFloat(cell?.textContent ?? '') < 70 ? 'low' : 'other';
      colours[kind].add(bar ? getComputedStyle(bar).backgroundColor : 'none');
    }
    expect([colours.low.size, colours.other.size]).toEqual([1, 1]);
    expect(colours.low).not.toEqual(colours.other);
  });

  test('is as high as the host’s rows, and never lower than a pointer’s target', async () => {
    const { view } = renderFindings();
    await grid();
    const heights = () => new Set(rows().map((row) => row.getBoundingClientRect().height));
    view.container.style.setProperty('--brainstem-row-height', '32px');
    await waitFor(() => expect(heights()).toEqual(new Set([32, 48])));
    view.container.style.setProperty('--brainstem-row-height', '8px');
    await waitFor(() => expect(heights()).toEqual(new Set([24, 40])));
  });

  test('counts further connections with the sign where Arabic has it, before the figure', async () => {
    renderFindings({ locale: arabic });
    await screen.findByRole('grid');
    // Without the mark, the sign would be drawn behind the figure.
    expect(screen.getAllByText('\u200e+1').length).toBeGreaterThan(0);
  });

  test('has the ring of the focus inside, where the list cannot cut it off', async () => {
    renderFindings();
    const list = await grid();
    await userEvent.keyboard('{Tab}');
    act(() => list.focus());
    const id = list.getAttribute('aria-activedescendant') ?? '';
    const current = document.getElementById(id);
    expect(current).not.toBeNull();
    if (current !== null) expect(getComputedStyle(current).boxShadow).toMatch(/2px inset$/);
  });
});

test('each move, decision and undo makes another element the active one, which is the finding’s row', async () => {
  renderFindings({ platform: { seed: 'large' }, props: { undoSeconds: 60 } });
  const list = await grid();
  act(() => list.focus());
  const active = () => {
    const id = list.getAttribute('aria-activedescendant') ?? '';
    const row = document.getElementById(id);
    if (row === null) throw new Error('No row is active.');
    return { id, row, title: titleOf(row)?.textContent ?? '' };
  };
  await screen.findByRole('complementary', { name: 'Details' });
  for (const key of ['j', 'j', 'k', '{End}', '{Home}', 'j', 'a', 'r', 'u', 's', 'u']) {
    const before = active();
    await userEvent.keyboard(key);
    const after = active();
    expect([key, after.id]).not.toEqual([key, before.id]);
    expect([key, after.row === before.row]).toEqual([key, false]);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(after.title);
  }
});

test('while findings load, the columns stand where they will, each named by itself alone', async () => {
  renderFindings();
  const placesOf = (headings: readonly HTMLElement[]) => headings.map(startOf);
  const names = ['Finding', 'Theme', 'Confidence', 'Connections'];
  const before = placesOf(names.map((name) => screen.getByText(name)));
  expect(screen.getByText('Loading findings')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await grid();
  const heads = screen.getAllByRole('columnheader').slice(1);
  for (const [at, head] of heads.entries()) expect(head).toHaveAccessibleName(names[at]);
  const after = placesOf(heads);
  expect(before).toHaveLength(after.length);
  for (const [index, place] of after.entries()) expect(before[index]).toBeCloseTo(place ?? 0, 0);
});

test('Enter and the arrow down leave the search for the list', async () => {
  renderFindings();
  await grid();
  for (const key of ['{Enter}', '{ArrowDown}']) {
    await userEvent.fill(screen.getByRole('searchbox'), 'late');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.getByRole('grid'), key).toHaveFocus());
  }
});

test('the keys that send an edit stand beside its button', async () => {
  renderFindings();
  const details = within(await screen.findByRole('complementary', { name: 'Details' }));
  await userEvent.click(await details.findByRole('button', { name: 'Edit with a sentence' }));
  expect(await details.findByText('Ctrl+Enter or ⌘+Enter')).toBeVisible();
});

test('the figures of a filter are those that it would show under the search', async () => {
  renderFindings();
  await grid();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const themes = () => within(screen.getByRole('group', { name: 'Theme' }));
  const sum = () =>
    themes()
      .getAllByRole('checkbox')
      .map((box) => Number(/\d+$/.exec(box.closest('label')?.textContent ?? '')?.[0]))
      .reduce((total, count) => total + count, 0);
  const count = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  expect(sum()).toBe(count());
  const all = count();
  await userEvent.fill(screen.getByRole('searchbox'), 'late');
  await waitFor(() => expect(count()).toBeLessThan(all));
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(sum()).toBe(count()));
});

test('a bulk that waits alone says its number once', async () => {
  renderFindings({ props: { undoSeconds: 60 } });
  const list = await grid();
  act(() => list.focus());
  await userEvent.keyboard('xjxa');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve 2' }));
  await screen.findByText('2 findings approved');
  expect(screen.queryByText(/decisions? pending/)).not.toBeInTheDocument();
});

test('the foot says how many of the view are decided', async () => {
  renderFindings({ props: { undoSeconds: 60 } });
  const list = await grid();
  const total = Number(list.getAttribute('aria-rowcount')) - 1;
  act(() => list.focus());
  await userEvent.keyboard('ar');
  expect(await screen.findByText(`2 of ${total} reviewed`)).toBeVisible();
  await userEvent.keyboard('u');
  expect(await screen.findByText(`1 of ${total} reviewed`)).toBeVisible();
});

test('beside the open panel, columns at the end give way to a list that fits', async () => {
  renderFindings({ width: 900 });
  const list = await grid();
  const connections = () => screen.queryByRole('columnheader', { name: 'Connections' });
  await waitFor(() => expect(connections()).toBeNull());
  expect(screen.getByRole('columnheader', { name: 'Confidence' })).toBeVisible();
  expect(list.scrollWidth).toBe(list.clientWidth);
  await userEvent.click(screen.getByRole('button', { name: 'Close details' }));
  await waitFor(() => expect(connections()).toBeVisible());
});

describe('in a box of 320 px', () => {
  test('tabs keep to one line with their figures, and scroll to the one that is chosen', async () => {
    renderFindings({ width: 320, platform: { seed: 'large' } });
    await grid();
    const list = screen.getByRole('tablist');
    await waitFor(() =>
      expect(list).toHaveTextContent(/To review2,\d+Approved\d+Rejected\d+All3,000/),
    );
    const name = document.createRange();
    for (const tab of within(list).getAllByRole('tab')) {
      if (tab.firstChild === null) throw new Error('A tab has no name.');
      name.selectNode(tab.firstChild);
      const count = tab.lastElementChild?.getBoundingClientRect();
      expect(count?.top).toBeLessThan(name.getBoundingClientRect().bottom - 4);
    }
    within(list).getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{End}');
    const [all, box] = [within(list).getByRole('tab', { name: /^All/ }), list].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(all?.right).toBeLessThanOrEqual(box?.right ?? 0);
  });

  test('the search keeps its room beside what only reads', async () => {
    renderFindings({ width: 320, props: { readOnly: true } });
    await grid();
    const search = screen.getByRole('searchbox').getBoundingClientRect();
    expect(search.width).toBeGreaterThan(150);
    const badge = screen.getByText('View only').getBoundingClientRect();
    expect(badge.top).toBeGreaterThanOrEqual(search.bottom);
  });
});

test('keys show the whole of each row that they lead to, below the header and above the foot', async () => {
  renderFindings({ width: 320 });
  const list = await grid();
  act(() => list.focus());
  const head = screen.getByRole('checkbox', { name: /^Select all / }).closest('[role="row"]');
  const expectInSight = async (): Promise<void> =>
    waitFor(() => {
      const id = list.getAttribute('aria-activedescendant') ?? '';
      const row = document.getElementById(id)?.getBoundingClientRect();
      const { bottom } = list.getBoundingClientRect();
      // A scroll is by whole pixels.
      expect(row?.bottom).toBeLessThanOrEqual(bottom + 1);
      expect(row?.top).toBeGreaterThanOrEqual((head?.getBoundingClientRect().bottom ?? 0) - 1);
    });
  for (const key of 'jjjjjjjjjkkkkkkkkk') {
    await userEvent.keyboard(key);
    await expectInSight();
  }
});

test('a bar floats over the list, which keeps its height and its current row in sight', async () => {
  renderFindings({ width: 320, props: { undoSeconds: 60 } });
  const list = await grid();
  act(() => list.focus());
  const topOfBar = () =>
    document.querySelector('[data-part="selection"]')?.getBoundingClientRect().top ??
    list.getBoundingClientRect().bottom + 1;
  const isInSight = () => {
    const current = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    return (current ?? list).getBoundingClientRect().bottom <= topOfBar();
  };
  // Down to the row at the bottom.
  for (let moves = 0; moves < 8; moves += 1) await userEvent.keyboard('j');
  await waitFor(() => expect(isInSight()).toBe(true));
  const { clientHeight, scrollHeight } = list;
  await userEvent.keyboard('x');
  await screen.findByText('1 selected');
  expect(topOfBar()).toBeLessThan(list.getBoundingClientRect().bottom);
  await waitFor(() => expect(isInSight()).toBe(true));
  expect(list.clientHeight).toBe(clientHeight);
  expect(list.scrollHeight).toBeGreaterThan(scrollHeight);
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(isInSight()).toBe(true));
});

test('a title in English begins where the cell of an Arabic list does, on each of its lines', async () => {
  renderFindings({ locale: arabic });
  const title = await screen.findByTitle('Saltmarsh Fisheries delivers late on Mondays');
  expect(getComputedStyle(title).textAlign).toBe('right');
  await userEvent.click(title);
  const heading = await screen.findByRole('heading', { name: title.title });
  expect(getComputedStyle(heading).textAlign).toBe('right');
});

test('the figures of a filter are below each other', async () => {
  renderFindings();
  await grid();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const themes = within(screen.getByRole('group', { name: 'Theme' }));
  const ends = themes.getAllByText(/^\d+$/).map((each) => each.getBoundingClientRect().right);
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends).size).toBe(1);
});

test('a status stays in one piece beside all columns and the details', async () => {
  const { style } = document.documentElement;
  style.setProperty('font-family', 'monospace');
  onTestFinished(() => void style.removeProperty('font-family'));
  const shown = findingsColumns.filter((column) => column !== 'state');
  const columns = shown.map((column) => ({ column, width: columnWidths[column] }));
  renderFindings({ width: 1200, props: { defaultView: { columns } } });
  const list = within(await grid());
  const [status] = list.getAllByText('Completed');
  const text = document.createRange();
  text.selectNodeContents(status ?? document.body);
  expect(text.getClientRects()).toHaveLength(1);
});

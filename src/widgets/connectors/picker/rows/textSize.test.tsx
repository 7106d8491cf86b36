import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { doubleText, restoreText } from '../../../../../test/conditions/doubleText.ts';
import { findCutRows } from '../../../../../test/conditions/findCutRows.ts';
import { isWhollyInView, rowsInView } from '../../../../../test/conditions/rowsInView.ts';
import { Surface } from '../../../../ui/index.ts';
import { createPicker, type PickerItem } from '../../core/picker/index.ts';
import { StreamPicker } from '../../sql/discovery/StreamPicker.tsx';
import { openConnector } from '../../testing/openConnector.tsx';
import { ItemPicker } from '../ItemPicker.tsx';
import { RowList } from './RowList.tsx';
import { RowName } from './RowWindow.tsx';

const names = Array.from({ length: 60 }, (_, at) => `Delivery note ${at + 1} of Saltmarsh`);

const rowHeights = { wide: 40, narrow: 52 };
const none: ReadonlySet<string> = new Set();

/** Each kind of list, with the role of its rows. */
const lists = {
  'a list to select from': {
    role: 'option',
    show: () => (
      <ItemPicker
        picker={createPicker()}
        label="Files"
        items={names.map((name): PickerItem => ({
          id: name,
          name,
          kind: 'pdf',
          mimeType: 'application/pdf',
          size: 1000,
          via: 'picker',
        }))}
        unavailable={none}
        adding={{ canAdd: true, isAdding: false, error: null, add: () => Promise.resolve() }}
        empty={null}
      />
    ),
  },
  'a tree of tables': {
    role: 'treeitem',
    show: () => (
      <StreamPicker
        found={{
          streams: names.map((name) => ({ key: name, name, namespace: undefined, raw: { name } })),
          problems: [],
        }}
        isPublishing={false}
        buttonRef={createRef()}
        onPublish={() => undefined}
      />
    ),
  },
  'a list of rows with buttons': {
    role: 'listitem',
    show: () => (
      <RowList
        label="Selected"
        items={names.map((id) => ({ id }))}
        rowHeights={rowHeights}
        visibleRows={6}
      >
        {({ id }) => (
          <>
            <RowName name={id} />
            <button type="button">Remove {id}</button>
          </>
        )}
      </RowList>
    ),
  },
} as const;

describe.each(Object.entries(lists))('%s', (_, { role, show }) => {
  async function open(width: number) {
    openConnector().show(<Surface style={{ inlineSize: width }}>{show()}</Surface>);
    const [first] = await screen.findAllByRole(role);
    const list = first?.closest<HTMLElement>('[role="listbox"], [role="tree"], [role="list"]');
    if (list === null || list === undefined) throw new Error('There is no list.');
    const rows = () => within(list).getAllByRole(role);
    const topRow = () => numberOf(rowsInView(list, rows())[0]);
    return { list, rows, topRow };
  }

  test.each([320, 900])('of %i px cuts no line with text of twice the size', async (width) => {
    doubleText();
    const { rows } = await open(width);
    await waitFor(() => expect(findCutRows(rows())).toEqual([]));
    const doubled = rows()[0]?.offsetHeight ?? 0;
    restoreText();
    await waitFor(() => expect(rows()[0]?.offsetHeight).toBeLessThan(doubled * 0.6));
    expect(findCutRows(rows())).toEqual([]);
    doubleText();
    await waitFor(() => expect(rows()[0]?.offsetHeight).toBe(doubled));
    expect(findCutRows(rows())).toEqual([]);
  });

  test('keeps its top row when text becomes twice as large, and small again', async () => {
    const { list, rows, topRow } = await open(320);
    const height = await waitFor(() => {
      const [first, second] = rows().map(({ offsetHeight }) => offsetHeight);
      expect(first).toBe(second);
      return first ?? 0;
    });
    act(() => {
      list.scrollTo(0, height * 20 + 10);
    });
    await waitFor(() => expect(topRow()).toBe(21));
    doubleText();
    await waitFor(() => expect(rows()[0]?.offsetHeight).toBeGreaterThan(height * 1.5));
    expect(topRow()).toBe(21);
    restoreText();
    await waitFor(() => expect(rows()[0]?.offsetHeight).toBe(height));
    expect(topRow()).toBe(21);
  });

  test('keeps in view where its keys are, and they go on from there', async () => {
    const { list, rows } = await open(900);
    const isListItem = role === 'listitem';
    const active = (): Element | null =>
      isListItem
        ? (document.activeElement?.closest('[role="listitem"]') ?? null)
        : document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    const last = rowsInView(list, rows()).at(-2);
    const number = numberOf(last);
    if (isListItem) {
      act(() => last?.querySelector('button')?.focus());
    } else {
      act(() => list.focus());
      await userEvent.keyboard(`{ArrowDown>${number}/}`);
    }
    expect(numberOf(active())).toBe(number);
    const height = rows()[0]?.offsetHeight ?? 0;
    list.style.setProperty('max-block-size', `${list.offsetHeight}px`, 'important');
    doubleText();
    await waitFor(() => expect(rows()[0]?.offsetHeight).toBe(height * 2));
    expect(numberOf(active())).toBe(number);
    expect(isWhollyInView(list, active())).toBe(true);
    await userEvent.keyboard(isListItem ? '{Tab}' : '{ArrowDown}');
    await waitFor(() => expect(numberOf(active())).toBe(number + 1));
    await waitFor(() => expect(isWhollyInView(list, active())).toBe(true));
  });
});

test('a list names the row of its keys also when it is scrolled out of view', async () => {
  openConnector().show(<Surface>{lists['a list to select from'].show()}</Surface>);
  const list = await screen.findByRole('listbox', { name: 'Files' });
  act(() => list.focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  act(() => {
    list.scrollTo(0, list.scrollHeight);
  });
  await waitFor(() =>
    expect(within(list).getByRole('option', { name: /^.* 60 of/ })).toBeVisible(),
  );
  const id = list.getAttribute('aria-activedescendant') ?? '';
  expect(numberOf(document.getElementById(id))).toBe(2);
});

function numberOf(row: Element | null | undefined): number {
  return Number(row?.getAttribute('aria-posinset'));
}

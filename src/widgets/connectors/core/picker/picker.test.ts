import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPicker } from './createPicker.ts';
import { readLinks } from './readLinks.ts';
import { filterItems, indexItems, type PickerItem } from './pickerModel.ts';

const itemsOf = (count: number): PickerItem[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `id-${at}`,
    name: `File ${at}`,
    kind: 'pdf',
    url: `https://drive.example/open/id-${at}`,
    via: 'picker',
  }));

const none = new Set<string>();

describe('a range', () => {
  test('by Shift and Space runs from the last selected row to the active one', () => {
    const shown = { items: itemsOf(20), unavailable: none };
    const picker = createPicker();
    picker.actions.toggle(shown, 3);
    for (const index of [4, 5, 6, 7]) picker.actions.moveTo(shown, index, false);
    picker.actions.extendTo(shown, 7);
    expect([...picker.store.getState().chosen.keys()]).toEqual([
      'id-3',
      'id-4',
      'id-5',
      'id-6',
      'id-7',
    ]);
  });

  test('by Shift and an arrow starts at the active row, wherever one was selected before', () => {
    const shown = { items: itemsOf(20), unavailable: none };
    const picker = createPicker();
    picker.actions.toggle(shown, 3);
    picker.actions.moveTo(shown, 9, false);
    picker.actions.moveTo(shown, 10, true);
    expect([...picker.store.getState().chosen.keys()]).toEqual(['id-3', 'id-9', 'id-10']);
  });

  test('runs from the last press to here, and gives back when it is drawn shorter', () => {
    const shown = { items: itemsOf(20), unavailable: none };
    const picker = createPicker();
    picker.actions.toggle(shown, 3);
    picker.actions.extendTo(shown, 9);
    expect(picker.store.getState().chosen.size).toBe(7);
    picker.actions.extendTo(shown, 5);
    expect([...picker.store.getState().chosen.keys()]).toEqual(['id-3', 'id-4', 'id-5']);
    picker.actions.extendTo(shown, 1);
    expect(picker.store.getState().chosen.size).toBe(3);
  });

  test('keeps what was chosen before it, and leaves out what cannot be chosen', () => {
    const shown = { items: itemsOf(20), unavailable: new Set(['id-11']) };
    const picker = createPicker();
    picker.actions.toggle(shown, 0);
    picker.actions.toggle(shown, 10);
    picker.actions.extendTo(shown, 12);
    expect([...picker.store.getState().chosen.keys()]).toEqual(['id-0', 'id-10', 'id-12']);
  });

  test('by any presses, chooses only what is there and may be chosen', () => {
    const items = itemsOf(30);
    const unavailable = new Set(['id-2', 'id-17']);
    const place = fc.integer({ min: -3, max: 33 });
    const action = fc.tuple(fc.constantFrom('toggle', 'extendTo', 'moveTo', 'selectAll'), place);
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (steps) => {
        const picker = createPicker();
        for (const [name, at] of steps) {
          const shown = { items: at % 3 === 0 ? items.slice(10) : items, unavailable };
          if (name === 'moveTo') picker.actions.moveTo(shown, at, at % 2 === 0);
          else if (name === 'selectAll') picker.actions.selectAll(shown);
          else if (name === 'toggle') picker.actions.toggle(shown, at);
          else picker.actions.extendTo(shown, at);
        }
        const chosen = [...picker.store.getState().chosen.keys()];
        expect(chosen.every((id) => items.some((item) => item.id === id))).toBe(true);
        expect(chosen.some((id) => unavailable.has(id))).toBe(false);
      }),
    );
  });

  test('ends where the last key stood, whatever came between', () => {
    const shown = { items: itemsOf(50), unavailable: none };
    const place = fc.integer({ min: 0, max: 49 });
    fc.assert(
      fc.property(place, fc.array(place), place, (from, between, to) => {
        const picker = createPicker();
        picker.actions.toggle(shown, from);
        for (const at of between) picker.actions.extendTo(shown, at);
        picker.actions.extendTo(shown, to);
        expect(picker.store.getState().chosen.size).toBe(Math.abs(to - from) + 1);
      }),
    );
  });
});

test('a filter finds all words in any order, and without words is the list itself', () => {
  const items = itemsOf(30).map((item, at) => ({ ...item, name: `Audit ${at} Mill` }));
  const index = indexItems(items);
  expect(filterItems(items, index, 'mill 12')).toEqual([items[12]]);
  expect(filterItems(items, index, '  ')).toBe(items);
});

describe('pasted addresses', () => {
  const known = itemsOf(3);
  const acceptsKind = (kind: string) => kind !== 'spreadsheet';

  test.each([
    ['of a loaded file', 'https://drive.example/open/id-1', 'id-1'],
    ['with /d/', 'https://drive.example/file/d/1AbC-9/view?usp=sharing', '1AbC-9'],
    ['with an id', 'https://drive.example/open?id=1AbC9', '1AbC9'],
    ['with a last part', 'https://drive.example/folders/1AbC9xyz', '1AbC9xyz'],
  ])('%s', (_name, address, id) => {
    expect(readLinks(address, known, acceptsKind).items.map((item) => item.id)).toEqual([id]);
  });

  test.each([
    'not an address',
    'http://drive.example/open/1AbC9',
    'https://drive.example/',
    'javascript:alert(1)',
  ])('%s is left in the field', (text) => {
    const read = readLinks(text, known, acceptsKind);
    expect(read.items).toEqual([]);
    expect(read.unread.join(' ')).toBe(text);
  });

  test('are read one on each line, and each file once', () => {
    const text =
      'https://drive.example/open/id-1\nhttps://drive.example/d/abcde \n\nnonsense and more\nhttps://drive.example/open/id-1';
    const read = readLinks(text, known, acceptsKind);
    expect(read.items.map(({ id, via }) => [id, via])).toEqual([
      ['id-1', 'picker'],
      ['abcde', 'url'],
    ]);
    expect(read.unread).toEqual(['nonsense and more']);
  });

  test('with a space in them stay whole in the field', () => {
    const link = 'https://drive.example/file/d/Annual report 2026/view';
    expect(readLinks(link, known, acceptsKind)).toEqual({
      items: [],
      unread: [link],
      misplaced: [],
    });
  });

  test.each([
    ['a loaded spreadsheet', 'https://drive.example/file/d/sheet-1/view'],
    ['a spreadsheet by its path', 'https://drive.example/spreadsheets/d/1AbC9/edit#gid=0'],
    ['a spreadsheet by its name', 'https://drive.example/shared/1AbC9/costs.xlsx'],
  ])('of %s are not taken among files', (_name, link) => {
    const sheet: PickerItem = { id: 'sheet-1', name: 'Costs', kind: 'spreadsheet', via: 'picker' };
    expect(readLinks(link, [...known, sheet], acceptsKind).misplaced).toEqual([link]);
  });

  test('of a folder are read as a folder', () => {
    const [folder] = readLinks('https://drive.example/folders/1AbC9xyz', [], acceptsKind).items;
    expect(folder?.kind).toBe('folder');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPicker } from './createPicker.ts';
import { itemsFromUrls } from './itemsFromUrls.ts';
import { filterItems, indexItems, type PickerItem } from './pickerModel.ts';

const itemsOf = (count: number): PickerItem[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `id-${at}`,
    name: `File ${at}`,
    kind: 'PDF',
    icon: 'file',
    url: `https://drive.example/open/id-${at}`,
    via: 'picker',
  }));

const none = new Set<string>();

describe('a range', () => {
  test('runs from the last press to here, and gives back when it is drawn shorter', () => {
    const shown = { items: itemsOf(20), taken: none };
    const picker = createPicker();
    picker.toggle(shown, 3);
    picker.extendTo(shown, 9);
    expect(picker.store.getState().chosen.size).toBe(7);
    picker.extendTo(shown, 5);
    expect([...picker.store.getState().chosen.keys()]).toEqual(['id-3', 'id-4', 'id-5']);
    picker.extendTo(shown, 1);
    expect(picker.store.getState().chosen.size).toBe(3);
  });

  test('keeps what was chosen before it, and leaves out what cannot be chosen', () => {
    const shown = { items: itemsOf(20), taken: new Set(['id-11']) };
    const picker = createPicker();
    picker.toggle(shown, 0);
    picker.toggle(shown, 10);
    picker.extendTo(shown, 12);
    expect([...picker.store.getState().chosen.keys()]).toEqual(['id-0', 'id-10', 'id-12']);
  });

  test('by any presses, chooses only what is there and may be chosen', () => {
    const items = itemsOf(30);
    const taken = new Set(['id-2', 'id-17']);
    const place = fc.integer({ min: -3, max: 33 });
    const act = fc.tuple(fc.constantFrom('toggle', 'extendTo', 'moveTo', 'chooseAll'), place);
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const picker = createPicker();
        for (const [name, at] of acts) {
          const shown = { items: at % 3 === 0 ? items.slice(10) : items, taken };
          if (name === 'moveTo') picker.moveTo(shown, at, at % 2 === 0);
          else if (name === 'chooseAll') picker.chooseAll(shown);
          else if (name === 'toggle') picker.toggle(shown, at);
          else picker.extendTo(shown, at);
        }
        const chosen = [...picker.store.getState().chosen.keys()];
        expect(chosen.every((id) => items.some((item) => item.id === id))).toBe(true);
        expect(chosen.some((id) => taken.has(id))).toBe(false);
      }),
    );
  });

  test('ends where the last key stood, whatever came between', () => {
    const shown = { items: itemsOf(50), taken: none };
    const place = fc.integer({ min: 0, max: 49 });
    fc.assert(
      fc.property(place, fc.array(place), place, (from, between, to) => {
        const picker = createPicker();
        picker.toggle(shown, from);
        for (const at of between) picker.extendTo(shown, at);
        picker.extendTo(shown, to);
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
  const kind = { kind: 'File', icon: 'file' } as const;

  test.each([
    ['of a loaded file', 'https://drive.example/open/id-1', 'id-1'],
    ['with /d/', 'https://drive.example/file/d/1AbC-9/view?usp=sharing', '1AbC-9'],
    ['with an id', 'https://drive.example/open?id=1AbC9', '1AbC9'],
    ['with a last part', 'https://drive.example/folders/1AbC9xyz', '1AbC9xyz'],
  ])('%s', (_name, address, id) => {
    expect(itemsFromUrls(address, known, kind).items.map((item) => item.id)).toEqual([id]);
  });

  test.each([
    'not an address',
    'http://drive.example/open/1AbC9',
    'https://drive.example/',
    'javascript:alert(1)',
  ])('%s is left in the field', (text) => {
    const read = itemsFromUrls(text, known, kind);
    expect(read.items).toEqual([]);
    expect(read.unread.join(' ')).toBe(text);
  });

  test('several at once, the same one only once', () => {
    const text =
      'https://drive.example/open/id-1\nhttps://drive.example/d/abcde nonsense\n\nhttps://drive.example/open/id-1';
    const read = itemsFromUrls(text, known, kind);
    expect(read.items.map(({ id, via }) => [id, via])).toEqual([
      ['id-1', 'picker'],
      ['abcde', 'url'],
    ]);
    expect(read.unread).toEqual(['nonsense']);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupRows, itemAt, placeOf } from './groupRows.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : 1);
const names = fc.array(fc.constantFrom('', 'Freight', 'Prices', 'Suppliers'), { maxLength: 40 });

test('groups hold every row once, together with those of its name and in their order', () => {
  fc.assert(
    fc.property(names, (nameOf) => {
      const { rows, groups } = groupRows(
        Uint32Array.from(nameOf.keys()),
        (row) => nameOf[row] ?? '',
        compare,
      );
      expect([...rows].sort((a, b) => a - b)).toEqual([...nameOf.keys()]);
      for (const { name, start, count } of groups) {
        const own = [...rows.subarray(start, start + count)];
        expect(own).toEqual([...nameOf.keys()].filter((row) => nameOf[row] === name));
      }
      expect(groups.map(({ name }) => name)).toEqual(
        ['Freight', 'Prices', 'Suppliers', ''].filter((name) =>
          nameOf.some((each) => each === name),
        ),
      );
    }),
  );
});

test('a list shows each group’s heading before its rows, and finds each row again', () => {
  fc.assert(
    fc.property(names, (nameOf) => {
      const { groups } = groupRows(
        Uint32Array.from(nameOf.keys()),
        (row) => nameOf[row] ?? '',
        compare,
      );
      const expected = groups.flatMap((group) => [
        { kind: 'group', group },
        ...Array.from({ length: group.count }, (_, at) => ({
          kind: 'row',
          position: group.start + at,
        })),
      ]);
      expect(expected.map((_item, place) => itemAt(groups, place))).toEqual(expected);
      for (const [place, item] of expected.entries()) {
        if ('position' in item) expect(placeOf(groups, item.position)).toBe(place);
      }
    }),
  );
});

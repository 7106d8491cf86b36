import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recordOf } from './recordOf.ts';

const counts = recordOf(v.number());

test('a record keeps names that objects have a meaning for', () => {
  const json = '{"constructor":1,"prototype":2,"__proto__":3,"toString":4}';
  expect(new Map(Object.entries(v.parse(counts, JSON.parse(json))))).toEqual(
    new Map([
      ['constructor', 1],
      ['prototype', 2],
      ['__proto__', 3],
      ['toString', 4],
    ]),
  );
});

test('a record returns what it was given, whatever its names are', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.integer())), (pairs) => {
      const given = Object.fromEntries(pairs);
      expect(new Map(Object.entries(v.parse(counts, given)))).toEqual(
        new Map(Object.entries(given)),
      );
    }),
  );
});

test('a record names the path of what does not fit, and refuses what is no object', () => {
  const nested = recordOf(recordOf(v.object({ count: v.number() })));
  const { issues = [] } = v.safeParse(nested, {
    Person: { constructor: { count: 'two' } },
    Place: { it: { count: 'two' } },
  });
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([
    'Person.constructor.count',
    'Place.it.count',
  ]);
  for (const given of [null, undefined, 'text', 1]) expect(v.is(counts, given)).toBe(false);
});

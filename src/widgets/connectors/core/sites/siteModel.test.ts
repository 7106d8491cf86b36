import { expect, test } from 'vitest';
import { drivesOf, keyOfPlace, namePlace, placeOf } from './siteModel.ts';

test.each([
  [
    'objects, the default one first',
    [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    ['b', 'a'],
  ],
  ['ids alone', ['a', 'b'], ['b', 'a']],
  ['the default one when it is left out', [{ id: 'a', name: null }], ['b', 'a']],
  ['each once', ['b', { id: 'b', name: 'B' }], ['b']],
  ['the default one when nothing can be read', [7, null, { name: 'C' }], ['b']],
  ['the default one when drives is no list', { a: 1 }, ['b']],
])('reads %s', (_case, drives, ids) => {
  expect(drivesOf({ id: 's', defaultDriveId: 'b', drives }).map(({ id }) => id)).toEqual(ids);
});

test('a site that names no drive has none', () => {
  expect(drivesOf({ id: 's' })).toEqual([]);
});

test('the same folder of two drives is two places', () => {
  const site = { id: 's', name: 'Harbour', defaultDriveId: 'a', drives: ['a', 'b'] };
  const places = drivesOf(site).map((drive) => placeOf(site, { drive, path: 'Audits/2026' }));
  expect(new Set(places.map(keyOfPlace)).size).toBe(2);
  expect(places.map(namePlace)).toEqual([
    'Harbour › a › Audits › 2026',
    'Harbour › b › Audits › 2026',
  ]);
});

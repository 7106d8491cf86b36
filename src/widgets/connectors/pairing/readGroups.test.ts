import { expect, test } from 'vitest';
import { readGroups } from './readGroups.ts';

const drivers = { id: 'g-1', name: 'Drivers', participants: 14 };

test.each([
  ['under groups', { groups: [drivers] }, [drivers]],
  ['as a bare list', [drivers], [drivers]],
  [
    'with people as a list',
    [{ ...drivers, participants: ['a', 'b'] }],
    [{ ...drivers, participants: 2 }],
  ],
  [
    'with a number as id and no name',
    [{ id: 7 }],
    [{ id: '7', name: '7', participants: undefined }],
  ],
  ['with one that has no id', [drivers, { name: 'Odd' }], [drivers]],
  ['with one that is there twice', [drivers, { ...drivers, name: 'Again' }], [drivers]],
  ['none', { groups: [] }, []],
])('groups are read: %s', (_, answer, expected) => {
  expect(readGroups(answer)).toEqual(expected);
});

test.each([[null], ['groups'], [{ items: [drivers] }], [[1, 2]], [{ groups: [{ name: 'Odd' }] }]])(
  'nothing is read from %o',
  (answer) => {
    expect(readGroups(answer)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { joinById, leftOutOf } from './unreadableCount.ts';

const idOf = ({ id }: { id: string }) => id;

test('of an item on two pages, what the later one says counts, in its first place', () => {
  const joined = joinById(
    idOf,
    [
      { id: 'a', isRunning: true },
      { id: 'b', isRunning: false },
    ],
    [{ id: 'a', isRunning: false }],
  );
  expect(joined).toEqual([
    { id: 'a', isRunning: false },
    { id: 'b', isRunning: false },
  ]);
  expect(leftOutOf(joined)).toBe(0);
});

test('an item that a list says twice is one, and is counted as missing if it differs', () => {
  const sites = [
    { id: 'a', name: 'North' },
    { name: 'North', id: 'a' },
    { id: 'a', name: 'South' },
  ];
  const joined = joinById(idOf, sites);
  expect(joined).toEqual([{ id: 'a', name: 'North' }]);
  expect(leftOutOf(joined)).toBe(1);
});

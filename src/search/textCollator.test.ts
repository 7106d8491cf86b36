import { expect, it } from 'vitest';
import { textCollator } from './textCollator.ts';

it('sorts numbers by their value', () => {
  const names = ['Part 10', 'Part 2', 'Part 1', 'Part 11'];
  expect(names.toSorted(textCollator('en').compare)).toEqual([
    'Part 1',
    'Part 2',
    'Part 10',
    'Part 11',
  ]);
});

it('sorts letters as the language does', () => {
  expect(['Ö', 'Z', 'O'].toSorted(textCollator('sv').compare)).toEqual(['O', 'Z', 'Ö']);
  expect(['Ö', 'Z', 'O'].toSorted(textCollator('de').compare)).toEqual(['O', 'Ö', 'Z']);
});

import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

test.each([
  ['as it is', 8, 'as it is'],
  ['as it was', 5, 'as it…'],
  ['a🐟b', 2, 'a…'],
  ['a🐟b', 3, 'a🐟…'],
])('cutText cuts %j at %i characters, and none of them in half', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

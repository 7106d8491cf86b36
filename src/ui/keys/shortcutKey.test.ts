import { expect, test } from 'vitest';
import { shortcutKey } from './shortcutKey.ts';

test.each([
  ['s', 'KeyS', 's'],
  ['S', 'KeyS', 's'],
  ['Z', 'KeyY', 'z'],
  ['ы', 'KeyS', 's'],
  ['Ф', 'KeyA', 'a'],
  ['ش', 'KeyA', 'a'],
  ['ö', 'Semicolon', 'ö'],
  ['é', 'Digit2', 'é'],
  ['Enter', 'Enter', 'enter'],
  ['a', '', 'a'],
])('the shortcut of %s at %s is %s', (key, code, expected) => {
  expect(shortcutKey({ key, code })).toBe(expected);
});

import { expect, test } from 'vitest';
import { movedIndex } from './movedIndex.ts';

test.each([
  ['ArrowDown', 1, {}, 2],
  ['ArrowDown', 2, {}, 2],
  ['ArrowDown', 2, { loop: true }, 0],
  ['ArrowDown', -1, {}, 0],
  ['ArrowUp', 1, {}, 0],
  ['ArrowUp', 0, {}, 0],
  ['ArrowUp', 0, { loop: true }, 2],
  ['ArrowUp', -1, {}, 2],
  ['Home', 2, {}, 0],
  ['End', 0, {}, 2],
  ['PageDown', -1, { page: 2 }, 1],
  ['PageDown', 1, { page: 2 }, 2],
  ['PageUp', 2, { page: 9 }, 0],
  ['PageUp', 2, {}, undefined],
  ['ArrowRight', 0, {}, undefined],
  ['ArrowRight', 0, { axis: 'horizontal' }, 1],
  ['ArrowRight', 1, { axis: 'horizontal', isRtl: true }, 0],
  ['ArrowDown', 0, { axis: 'horizontal' }, undefined],
  ['a', 0, {}, undefined],
] as const)('%s on item %i of three, with %j, leads to %s', (key, index, options, expected) => {
  expect(movedIndex(key, index, 3, options)).toBe(expected);
});

test('no key leads anywhere in an empty list', () => {
  expect(movedIndex('Home', -1, 0)).toBeUndefined();
});

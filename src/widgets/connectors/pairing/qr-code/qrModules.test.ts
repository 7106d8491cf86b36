import fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { qrModulesIn, qrPath, type Pixels, type QrModules } from './qrModules.ts';

/** Paints squares as an image. */
function paint(modules: QrModules, scale: number, border: number): Pixels {
  const width = (modules.length + 2 * border) * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark =
        modules[Math.floor(y / scale) - border]?.[Math.floor(x / scale) - border] === true;
      if (isDark) data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height: width };
}

test('the squares of any code are read from its image, at any scale and border', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 150 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom('L', 'M', 'Q', 'H'),
      (text, scale, border, ecc) => {
        const modules = encode(text, { ecc, border: 0 }).data;
        expect(qrModulesIn(paint(modules, scale, border))).toEqual(modules);
      },
    ),
    { numRuns: 60 },
  );
});

describe('no code is read from', () => {
  const code = encode('hello', { ecc: 'M', border: 0 }).data;
  test.each<[string, QrModules]>([
    ['an empty image', [[false, false]]],
    ['one dark square', [[true]]],
    [
      'a code without one of its marks',
      code.map((row, y) => row.map((dark, x) => dark && !(x > 13 && y < 8))),
    ],
    [
      'a chessboard',
      Array.from({ length: 21 }, (_, y) =>
        Array.from({ length: 21 }, (__, x) => (x + y) % 2 === 0),
      ),
    ],
  ])('%s', (_, modules) => {
    expect(qrModulesIn(paint(modules, 4, 2))).toBeUndefined();
  });
});

test('a path covers the dark squares and no other', () => {
  const modules = [
    [true, true, false],
    [false, false, true],
  ];
  expect(qrPath(modules, 4)).toBe('M4 4h2v1h-2zM6 5h1v1h-1z');
});

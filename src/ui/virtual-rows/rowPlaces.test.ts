import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryPlace, evenPlaces, placesBy } from './rowPlaces.ts';

test('rows of one height stand one below the other, and each is found at its place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), fc.nat(55), (count, any, into) => {
      const { topOf, indexAt } = evenPlaces(count, 56);
      const index = any % count;
      expect(indexAt(topOf(index) + into)).toBe(index);
    }),
  );
});

test('rows of many heights are found at every pixel of theirs', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }), (heights) => {
      const tops = heights.reduce<number[]>(
        (all, height) => [...all, (all.at(-1) ?? 0) + height],
        [0],
      );
      const { topOf, indexAt } = placesBy(heights.length, (index) => tops[index] ?? 0);
      heights.forEach((height, index) => {
        expect(indexAt(topOf(index))).toBe(index);
        expect(indexAt(topOf(index) + height - 1)).toBe(index);
      });
    }),
  );
});

test('outside of all rows stand the first and the last one', () => {
  for (const places of [evenPlaces(3, 10), placesBy(3, (index) => index * 10)]) {
    expect(places.indexAt(-5)).toBe(0);
    expect(places.indexAt(500)).toBe(2);
  }
});

test('a place is found in a million rows by a few looks', () => {
  let looks = 0;
  const { indexAt } = placesBy(1_000_000, (index) => {
    looks += 1;
    return index * 56;
  });
  expect(indexAt(56 * 765_432 + 3)).toBe(765_432);
  expect(looks).toBeLessThan(25);
});

test('rows of other heights are scrolled to the row that was at the top, and to as much of it', () => {
  const [usual, doubled] = [evenPlaces(1000, 37), evenPlaces(1000, 74)];
  expect(carryPlace(0, usual, doubled)).toBe(0);
  expect(carryPlace(37 * 500 + 10, usual, doubled)).toBe(74 * 500 + 20);
  expect(carryPlace(74 * 500 + 20, doubled, usual)).toBe(37 * 500 + 10);
  // Every tenth row is a heading.
  const grouped = (heading: number, row: number) =>
    placesBy(1000, (index) => {
      const headings = Math.ceil(index / 10);
      return headings * heading + (index - headings) * row;
    });
  const [before, after] = [grouped(36, 56), grouped(41, 64)];
  fc.assert(
    fc.property(fc.nat(999), (index) => {
      expect(carryPlace(before.topOf(index), before, after)).toBe(after.topOf(index));
    }),
  );
  // Below the last row.
  expect(carryPlace(37 * 2000, usual, doubled)).toBe(74 * 1000);
});

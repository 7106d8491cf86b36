import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeOverlaps } from '../layout/algorithms/removeOverlaps.ts';
import { createRouter } from './createRouter.ts';
import { meetsBox, pointAlong, type PlacedBox } from './linePath.ts';

const box = (x: number, y: number, width = 100, height = 60): PlacedBox => ({
  x,
  y,
  width,
  height,
});

test('a line with nothing on its way is straight, from edge to edge', () => {
  const [source, target] = [box(0, 0), box(400, 0)];
  expect(createRouter([source, target, box(200, 300)])(source, target)).toEqual({
    from: { x: 50, y: 0 },
    via: [],
    to: { x: 350, y: 0 },
  });
});

test('a line with a box on its way goes around it, no further than it must', () => {
  const [source, between, target] = [box(0, 0), box(0, 150), box(0, 300)];
  const path = createRouter([source, between, target])(source, target);
  expect(meetsBox(path, between)).toBe(false);
  expect(Math.abs(pointAlong(path, 0.5).x)).toBeLessThan(70);
});

test('a line that is free on one side alone takes that side', () => {
  const [source, target] = [box(0, 0), box(0, 300)];
  const wall = [box(0, 150), box(110, 150), box(220, 150), box(330, 150), box(440, 150)];
  const path = createRouter([source, target, ...wall])(source, target);
  expect(pointAlong(path, 0.5).x).toBeLessThan(-50);
});

test('among boxes that leave room between them, no line passes under a third box', () => {
  const placed = fc.record({
    x: fc.integer({ min: -600, max: 600 }),
    y: fc.integer({ min: -600, max: 600 }),
    width: fc.integer({ min: 20, max: 280 }),
    height: fc.integer({ min: 20, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(placed, { minLength: 3, maxLength: 14 }), (given) => {
      const places = removeOverlaps(given, given);
      const boxes = given.map((one, index) => ({ ...one, ...places[index] }));
      const route = createRouter(boxes);
      for (const source of boxes) {
        for (const target of boxes) {
          if (source === target) continue;
          const path = route(source, target);
          const others = boxes.filter((one) => one !== source && one !== target);
          expect(others.filter((one) => meetsBox(path, one))).toEqual([]);
        }
      }
    }),
  );
});

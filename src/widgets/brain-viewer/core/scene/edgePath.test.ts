import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointAlong, straightWay, edgePath, type PlacedBox, type Way } from './edgePath.ts';

const box = (x: number, y: number, width = 100, height = 60): PlacedBox => ({
  x,
  y,
  width,
  height,
});

const isUnder = (way: Way, { x, y, width, height }: PlacedBox): boolean =>
  Array.from({ length: 201 }, (_, at) => pointAlong(way, at / 200)).some(
    (point) => Math.abs(point.x - x) < width / 2 && Math.abs(point.y - y) < height / 2,
  );

test('a way with nothing on it is straight, from edge to edge', () => {
  const [source, target] = [box(0, 0), box(400, 0)];
  expect(edgePath(source, target, [source, target, box(200, 300)])).toEqual({
    from: { x: 50, y: 0 },
    to: { x: 350, y: 0 },
  });
});

test('a way with a box on it goes around it, no further than it must', () => {
  const [source, between, target] = [box(0, 0), box(0, 150), box(0, 300)];
  const way = edgePath(source, target, [source, between, target]);
  expect(isUnder(straightWay(source, target), between)).toBe(true);
  expect(isUnder(way, between)).toBe(false);
  expect(Math.abs(pointAlong(way, 0.5).x)).toBeLessThan(120);
});

test('a way that is free on one side alone takes that side', () => {
  const [source, target] = [box(0, 0), box(0, 300)];
  const wall = [box(0, 150), box(110, 150), box(220, 150), box(330, 150), box(440, 150)];
  const way = edgePath(source, target, [source, target, ...wall]);
  expect(pointAlong(way, 0.5).x).toBeLessThan(-50);
});

test('whatever the picture, a way starts and ends at its boxes and is never worse than straight', () => {
  const placed = fc.record({
    x: fc.integer({ min: -600, max: 600 }),
    y: fc.integer({ min: -600, max: 600 }),
    width: fc.integer({ min: 20, max: 280 }),
    height: fc.integer({ min: 20, max: 300 }),
  });
  const onEdge = ({ x, y, width, height }: PlacedBox, point: { x: number; y: number }): boolean => {
    const [across, down] = [Math.abs(point.x - x), Math.abs(point.y - y)];
    return across <= width / 2 + 0.01 && down <= height / 2 + 0.01;
  };
  fc.assert(
    fc.property(fc.array(placed, { minLength: 2, maxLength: 12 }), (boxes) => {
      const [source, target] = boxes;
      if (source === undefined || target === undefined) return;
      const way = edgePath(source, target, boxes);
      const others = boxes.filter((one) => one !== source && one !== target);
      const straight = straightWay(source, target);
      expect(onEdge(source, way.from)).toBe(true);
      expect(onEdge(target, way.to)).toBe(true);
      if (
        others.every(
          (one) => !isUnder(straight, { ...one, width: one.width + 22, height: one.height + 22 }),
        )
      ) {
        expect(way).toEqual(straight);
      }
    }),
  );
});

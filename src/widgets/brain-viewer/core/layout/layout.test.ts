import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutInputOf, openSchema } from '../../testing/openSchema.ts';
import { chooseLayout } from './chooseLayout.ts';
import { finishLayout } from './finishLayout.ts';
import { keepApart } from './hierarchicalLayout.ts';
import type { LayoutInput, Point, Size } from './layoutInput.ts';
import { frameOf } from './packParts.ts';
import { placeNewBoxes } from './placeNewBoxes.ts';
import { breakCycles, rankBoxes } from './rankBoxes.ts';
import { removeOverlaps } from './removeOverlaps.ts';

/** Pairs of boxes that cover each other. */
function overlaps(boxes: readonly Size[], places: readonly Point[]): number {
  let count = 0;
  for (const [a, first] of places.entries()) {
    for (let b = a + 1; b < places.length; b += 1) {
      const [second, one, two] = [places[b], boxes[a], boxes[b]];
      if (second === undefined || one === undefined || two === undefined) continue;
      const isApart =
        Math.abs(first.x - second.x) >= (one.width + two.width) / 2 ||
        Math.abs(first.y - second.y) >= (one.height + two.height) / 2;
      if (!isApart) count += 1;
    }
  }
  return count;
}

const boxes = fc.array(
  fc.record({
    width: fc.integer({ min: 20, max: 240 }),
    height: fc.integer({ min: 20, max: 160 }),
  }),
  { minLength: 1, maxLength: 40 },
);

const inputs = fc
  .tuple(
    boxes,
    fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 90 }),
    fc.constantFrom('organic' as const, 'hierarchical' as const, 'grid' as const),
    fc.constantFrom(0.5, 1, 2.2),
  )
  .map(([sizes, pairs, algorithm, aspect]): LayoutInput => {
    const links = pairs.map(([a, b]): [number, number] => [a % sizes.length, b % sizes.length]);
    return { algorithm, boxes: sizes, links, deadline: 60_000, aspect };
  });

describe('any graph', () => {
  test('is laid out without overlap, and the same each time', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { places } = finishLayout(input);
        expect(places).toHaveLength(input.boxes.length);
        expect(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        expect(overlaps(input.boxes, places)).toBe(0);
        expect(finishLayout(input).places).toEqual(places);
      }),
      { numRuns: 60 },
    );
  });

  test('has ranks that lead down once its circles are broken', () => {
    fc.assert(
      fc.property(inputs, ({ boxes: sizes, links }) => {
        const ranks = rankBoxes(sizes.length, links);
        for (const [from, to] of breakCycles(sizes.length, links)) {
          expect(ranks[from]).toBeLessThan(ranks[to] ?? -1);
        }
      }),
    );
  });
});

describe.each([
  ['northwind', 'hierarchical'],
  ['northwind', 'organic'],
  ['wide', 'organic'],
] as const)('%s, %s', (name, algorithm) => {
  const aspectFor = (aspect: number): number => {
    const input = { ...layoutInputOf(openSchema(name), algorithm), aspect };
    const { width, height } = frameOf(input.boxes, finishLayout(input).places);
    return width / height;
  };

  test('takes the shape of what it is shown in', () => {
    expect(aspectFor(1.9)).toBeGreaterThan(1.25);
    expect(aspectFor(0.6)).toBeLessThan(0.9);
  });
});

describe.each(['organic', 'hierarchical'] as const)('%s', (algorithm) => {
  test.each(['schemaOrg', 'wide', 'northwind', 'movies'] as const)('%s has no overlap', (name) => {
    const input = layoutInputOf(openSchema(name), algorithm);
    expect(overlaps(input.boxes, finishLayout(input).places)).toBe(0);
  });

  test('ends at its deadline, with every box in a place of its own', () => {
    const input = layoutInputOf(openSchema('schemaOrg'), algorithm);
    let time = 0;
    const now = () => (time += 10);
    const { places, isLate } = finishLayout({ ...input, deadline: 30 }, { now });
    expect(isLate).toBe(true);
    expect(time).toBeLessThan(200);
    expect(overlaps(input.boxes, places)).toBe(0);
  });
});

test('a hierarchy has what is led to below what leads to it', () => {
  const graph = openSchema('northwind');
  const { places } = finishLayout(layoutInputOf(graph, 'hierarchical'));
  const at = new Map([...graph.labels.keys()].map((name, index) => [name, places[index]?.y ?? 0]));
  const below = (a: string, b: string) => expect(at.get(a)).toBeLessThan(at.get(b) ?? 0);
  below('Customer', 'Order');
  below('Order', 'OrderDetail');
  below('OrderDetail', 'Product');
});

test('what is linked to nothing stands below all the rest', () => {
  const graph = openSchema('northwind');
  const { places } = finishLayout(layoutInputOf(graph, 'organic'));
  const alone = [...graph.labels.keys()].indexOf('CustomerDemographic');
  const others = places.filter((_, index) => index !== alone).map(({ y }) => y);
  expect(places[alone]?.y).toBeGreaterThan(Math.max(...others));
});

test('boxes in the very same place are parted', () => {
  const same = Array.from({ length: 30 }, () => ({ width: 100, height: 40 }));
  const places = removeOverlaps(
    same,
    same.map(() => ({ x: 5, y: 5 })),
  );
  expect(overlaps(same, places)).toBe(0);
});

test('places that are kept apart keep their order and as near as may be', () => {
  expect(keepApart([0, 0, 0], [0, 10, 10])).toEqual([-10, 0, 10]);
  expect(keepApart([0, 50, 55], [0, 10, 10])).toEqual([0, 47.5, 57.5]);
});

test('a new box stands near what it is linked to, and moves nothing', () => {
  const old = { width: 100, height: 40, place: { x: 400, y: 300 } };
  const far = { width: 100, height: 40, place: { x: -900, y: 0 } };
  const [first, second, fresh] = placeNewBoxes(
    [old, far, { width: 100, height: 40, place: undefined }],
    [[0, 2]],
  );
  expect([first, second]).toEqual([old.place, far.place]);
  expect(Math.hypot((fresh?.x ?? 0) - 400, (fresh?.y ?? 0) - 300)).toBeLessThan(260);
  expect(overlaps([old, far, old], [old.place, far.place, fresh ?? { x: 0, y: 0 }])).toBe(0);
});

test('trees and small sparse graphs are hierarchies, others organic', () => {
  expect(chooseLayout(500, 499)).toBe('hierarchical');
  expect(chooseLayout(20, 25)).toBe('hierarchical');
  expect(chooseLayout(60, 150)).toBe('organic');
});

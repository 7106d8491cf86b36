import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../../../test/propertyRuns.ts';
import { layoutInputOf, openSchema } from '../../../testing/openSchema.ts';
import { chooseLayout } from '../chooseLayout.ts';
import { frameOf } from '../../scene/frame.ts';
import { finishLayout } from './placeAndRoute.ts';
import { gridLayout } from './gridLayout.ts';
import type { LayoutInput, Point, Size } from '../layoutInput.ts';
import { placeNewBoxes } from '../placeNewBoxes.ts';
import { separated } from '../../../testing/separated.ts';

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
    fc.constantFrom(
      'organic' as const,
      'hierarchical' as const,
      'radial' as const,
      'grid' as const,
    ),
    fc.constantFrom(0.5, 1, 2.2),
  )
  .map(([sizes, pairs, algorithm, aspect]): LayoutInput => {
    const stage = { width: 544 * aspect, height: 544 };
    const links = pairs.map(([a, b]): [number, number] => [a % sizes.length, b % sizes.length]);
    return { algorithm, boxes: sizes, links, deadline: 60_000, stage };
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
      { numRuns: propertyRuns(200, 30) },
    );
  });
});

describe.each([
  ['northwind', 'hierarchical'],
  ['northwind', 'organic'],
  ['wide', 'organic'],
] as const)('%s, %s', (name, algorithm) => {
  const aspectFor = (aspect: number): number => {
    const stage = { width: 544 * aspect, height: 544 };
    const input = { ...layoutInputOf(openSchema(name), algorithm), stage };
    const { width, height } = frameOf(input.boxes, finishLayout(input).places);
    return width / height;
  };

  test('takes the shape of what it is shown in', () => {
    expect(aspectFor(1.9)).toBeGreaterThan(1.15);
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

test('a hierarchy leads in one direction, down or to the right', () => {
  const graph = openSchema('northwind');
  const { places } = finishLayout(layoutInputOf(graph, 'hierarchical'));
  const names = [...graph.labels.keys()];
  const chain = ['Customer', 'Order', 'OrderDetail', 'Product'].map(
    (name) => places[names.indexOf(name)] ?? { x: 0, y: 0 },
  );
  const isSorted = (read: (point: Point) => number): boolean =>
    chain.every((place, at) => at === 0 || read(place) > read(chain[at - 1] ?? place));
  expect(isSorted(({ y }) => y) || isSorted(({ x }) => x)).toBe(true);
});

test('a root with five leaves has all of them in one rank', () => {
  const { places } = finishLayout(layoutInputOf(openSchema('fan'), 'hierarchical'));
  const [root, ...leaves] = places;
  const ranks = [new Set(leaves.map(({ y }) => y)), new Set(leaves.map(({ x }) => x))];
  expect(Math.min(...ranks.map(({ size }) => size))).toBe(1);
  expect(leaves.some(({ x, y }) => x === root?.x && y === root.y)).toBe(false);
});

test('a layout that is late ends at its deadline, however many boxes overlap', () => {
  const boxes = Array.from({ length: 1_500 }, () => ({ width: 180, height: 48 }));
  let time = 0;
  const now = () => (time += 1);
  const input = { algorithm: 'organic', boxes, deadline: 40 } as const;
  const links = boxes.slice(1).map((_, at): [number, number] => [at % 50, at + 1]);
  const { places, isLate } = finishLayout({ ...input, links }, { now });
  expect(isLate).toBe(true);
  expect(time).toBeLessThan(60);
  expect(overlaps(boxes, places)).toBe(0);
});

test('progress is told while boxes are placed, parted and joined by lines', () => {
  const input = layoutInputOf(openSchema('fhir'), 'organic');
  const told: number[] = [];
  const { lines } = finishLayout(input, { onProgress: (progress) => told.push(progress) });
  expect(lines).toHaveLength(input.links.length);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  const between = (least: number, most: number): number =>
    told.filter((progress) => progress >= least && progress < most).length;
  expect([between(0, 0.56), between(0.56, 0.8), between(0.8, 1)].every((many) => many > 3)).toBe(
    true,
  );
  expect(Math.max(...told)).toBeLessThanOrEqual(1);
});

test('lines are left to drawing where the time is over', () => {
  const input = layoutInputOf(openSchema('fhir'), 'organic');
  let time = 0;
  const result = finishLayout({ ...input, deadline: 30 }, { now: () => (time += 1) });
  expect(result.lines).toBeUndefined();
  expect(time).toBeLessThan(60);
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
  const places = separated(
    same,
    same.map(() => ({ x: 5, y: 5 })),
  );
  expect(overlaps(same, places)).toBe(0);
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

test.each([
  ['dom', 'hierarchical'],
  ['chinook', 'hierarchical'],
  ['fhir', 'organic'],
  ['schemaOrg', 'organic'],
  ['hub', 'hierarchical'],
  ['chain', 'hierarchical'],
] as const)('%s gets the layout that suits its shape: %s', (name, algorithm) => {
  expect(chooseLayout(openSchema(name))).toBe(algorithm);
});

test('isolated boxes of different widths are in even columns and rows', () => {
  const boxes = [120, 240, 90, 200, 150, 80, 260, 110].map((width) => ({ width, height: 30 }));
  const places = gridLayout(boxes, { width: 2, height: 1 });
  const lefts = new Set(places.map(({ x }, at) => x - (boxes[at]?.width ?? 0) / 2));
  const rows = new Set(places.map(({ y }) => y));
  expect(rows.size).toBeGreaterThan(1);
  expect(lefts.size).toBe(Math.ceil(boxes.length / rows.size));
});

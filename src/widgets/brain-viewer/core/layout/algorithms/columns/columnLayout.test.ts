import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../../../../test/propertyRuns.ts';
import { createMemoryStorage } from '../../../../../../environment/index.ts';
import { measureLayout } from '../../../../testing/measureLayout.ts';
import { openSchema, type SchemaName } from '../../../../testing/openSchema.ts';
import { cardSizes } from '../../../scene/cardSize.ts';
import { isApart, meetsBox } from '../../../scene/linePath.ts';
import { createScene } from '../../../scene/scene.ts';
import { columnLayout } from './columnLayout.ts';
import { createGraphLayout, type GraphLayoutState } from '../../createGraphLayout.ts';
import { createLayoutRunner } from '../../worker/createLayoutRunner.ts';
import { usualStage } from '../../layoutInput.ts';
import type { LayoutTask } from '../../layoutTask.ts';

const inputs = fc
  .array(
    fc.record({
      width: fc.integer({ min: 60, max: 240 }),
      height: fc.integer({ min: 30, max: 160 }),
    }),
    {
      minLength: 2,
      maxLength: 16,
    },
  )
  .chain((boxes) =>
    fc.record({
      boxes: fc.constant(boxes),
      links: fc
        .uniqueArray(
          fc.tuple(fc.nat({ max: boxes.length - 1 }), fc.nat({ max: boxes.length - 1 })),
          {
            maxLength: 30,
            selector: ([from, to]) => `${Math.min(from, to)} ${Math.max(from, to)}`,
          },
        )
        .map((links) => links.filter(([from, to]) => from !== to)),
      stage: fc.constantFrom(0.5, 1, 2.2).map((aspect) => ({ width: 544 * aspect, height: 544 })),
      direction: fc.constantFrom('down', 'right'),
    }),
  );

test('boxes stay apart, and each line leads straight across and down from one to the other', () => {
  fc.assert(
    fc.property(inputs, ({ direction, ...part }) => {
      const { places, lines } = columnLayout(part, direction);
      const placed = part.boxes.map((box, at) => ({ ...box, ...(places[at] ?? { x: 0, y: 0 }) }));
      for (const [at, box] of placed.entries()) {
        expect(placed.slice(at + 1).filter((other) => !isApart(box, other))).toEqual([]);
      }
      // A long chain is folded, and has no lines of its own.
      if (lines.size === 0) return;
      for (const [link, [from, to]] of part.links.entries()) {
        const points = lines.get(link) ?? [];
        const turns = points
          .slice(1)
          .filter(({ x, y }, at) => x !== points[at]?.x && y !== points[at]?.y);
        expect(turns).toEqual([]);
        for (const [end, box] of [
          [points[0], placed[from]],
          [points.at(-1), placed[to]],
        ] as const) {
          expect(Math.abs((end?.x ?? 0) - (box?.x ?? 0))).toBeLessThanOrEqual(
            (box?.width ?? 0) / 2 + 1e-6,
          );
          expect(Math.abs((end?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(
            (box?.height ?? 0) / 2 + 1e-6,
          );
        }
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});

test('lines to one side of a box end at one point, and each leaves by itself', () => {
  const boxes = Array.from({ length: 5 }, () => ({ width: 120, height: 48 }));
  const links = [
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 4],
  ] as const;
  const { lines } = columnLayout({ boxes, links, stage: { width: 1_088, height: 544 } }, 'right');
  const [one, two, three] = [0, 1, 2].map((link) => lines.get(link) ?? []);
  expect(one?.at(-1)).toEqual(two?.at(-1));
  expect(two?.at(-1)).toEqual(three?.at(-1));
  expect(new Set([one, two, three].map((line) => JSON.stringify(line?.[0]))).size).toBe(3);
});

test('lines whose arrows lead back to one box end at one point of it', () => {
  const boxes = Array.from({ length: 4 }, () => ({ width: 120, height: 48 }));
  const links = [1, 2, 3].map((child) => [0, child, 'back'] as const);
  const { lines } = columnLayout({ boxes, links, stage: { width: 1_088, height: 544 } }, 'right');
  expect(lines.size).toBe(3);
  expect(new Set(Array.from(lines.values(), ([start]) => JSON.stringify(start))).size).toBe(1);
});

test.each([
  ['northwind', 6],
  ['chinook', 6],
  ['sakila', 10],
  ['mdast', 18],
  ['adventureWorks', 9],
] as const)('in %s, %i lines lead straight from a card to one beside it', (name, least) => {
  const { lines } = measureLayout(name, 'hierarchical').scene;
  const straight = lines.filter(({ loop, via }) => !loop && via.length === 0);
  expect(straight.length).toBeGreaterThanOrEqual(least);
});

test('boxes of a column start at one edge', () => {
  const boxes = [90, 200, 120, 160].map((width) => ({ width, height: 48 }));
  const links = [
    [0, 3],
    [1, 3],
    [2, 3],
  ] as const;
  const { places } = columnLayout({ boxes, links, stage: usualStage }, 'right');
  const starts = places.map(({ x }, at) => x - (boxes[at]?.width ?? 0) / 2);
  expect(new Set(starts).size).toBe(2);
});

test('a long chain is folded into rows', () => {
  const boxes = Array.from({ length: 40 }, () => ({ width: 120, height: 48 }));
  const links = boxes.slice(1).map((_, at) => [at, at + 1] as const);
  const { places } = columnLayout({ boxes, links, stage: usualStage }, 'right');
  expect(new Set(places.map(({ y }) => Math.round(y))).size).toBeGreaterThan(2);
  expect(new Set(places.map(({ x }) => Math.round(x))).size).toBeLessThan(20);
});

function taskOf(name: SchemaName): LayoutTask {
  const graph = openSchema(name);
  const sizes = cardSizes(graph.labels, 'name');
  return { graph, sizes, algorithm: 'hierarchical', variant: 'name' };
}

const lanesOf = ({ graph, sizes }: LayoutTask, { places, lines }: GraphLayoutState): string[] =>
  createScene({ graph, sizes, places, groupOf: new Map(), known: lines })
    .lines.filter(({ loop }) => !loop)
    .map(({ from, via, to }) =>
      JSON.stringify([from, ...via, to].map(({ x, y }) => [Math.round(x), Math.round(y)])),
    );

async function layOut(task: LayoutTask, storage: ReturnType<typeof createMemoryStorage>) {
  const layout = createGraphLayout({ runner: createLayoutRunner({ workers: [] }), storage });
  layout.mount();
  layout.actions.show(task);
  await new Promise<void>((resolve) => {
    layout.store.subscribe(({ running, places }) => {
      if (running === undefined && places.size > 0) resolve();
    });
  });
  return layout;
}

test('lanes are there again with a stored layout, but for those of a label that was moved', async () => {
  const [task, storage] = [taskOf('sakila'), createMemoryStorage()];
  const first = await layOut(task, storage);
  const drawn = lanesOf(task, first.store.getState());
  const again = await layOut(task, storage);
  expect(again.store.getState().placedBy).toBe('stored');
  expect(lanesOf(task, again.store.getState())).toEqual(drawn);
  const moved = again.store.getState().places.get('city') ?? { x: 0, y: 0 };
  again.actions.move('city', { x: moved.x + 2_000, y: moved.y });
  again.actions.save();
  const last = await layOut(task, storage);
  const after = lanesOf(task, last.store.getState());
  const changed = drawn.filter((line, at) => line !== after[at]);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(3);
});

test('no line of a public schema passes under a third card', () => {
  for (const name of [
    'northwind',
    'sakila',
    'kubernetes',
    'adventureWorks',
    'npmExpress',
  ] as const) {
    const task = taskOf(name);
    const names = [...task.graph.labels.keys()];
    const boxes = names.map((label) => task.sizes.get(label) ?? { width: 0, height: 0 });
    const links = task.graph.links.flatMap(({ source, target }) =>
      source === target ? [] : [[names.indexOf(source), names.indexOf(target)] as const],
    );
    const { places, lines } = columnLayout({ boxes, links, stage: usualStage }, 'right');
    const placed = boxes.map((box, at) => ({ ...box, ...(places[at] ?? { x: 0, y: 0 }) }));
    for (const [link, points] of lines) {
      const [from, to] = [points[0], points.at(-1)];
      if (from === undefined || to === undefined) throw new Error('There is no line.');
      const others = placed.filter((_, at) => !links[link]?.includes(at));
      expect(others.filter((box) => meetsBox({ from, via: points.slice(1, -1), to }, box))).toEqual(
        [],
      );
    }
  }
});

import { expect, test } from 'vitest';
import { finishLayout } from '../layout/algorithms/placeAndRoute.ts';
import { badgesAt, layOut, measureLayout } from '../../testing/measureLayout.ts';
import { openSchema } from '../../testing/openSchema.ts';
import { readBrainGraph } from '../model/brainModel.ts';
import { arrangementOf } from '../model/hierarchy.ts';
import { noEmphasis } from '../../testing/noEmphasis.ts';
import { headsOf, createScene } from './scene.ts';
import { placeBadges } from './placeBadges.ts';

const everywhere = { left: -1e6, top: -1e6, width: 2e6, height: 2e6 };

test.each(['northwind', 'movies'] as const)(
  'in %s, where there is room, every line has its badge',
  (name) => {
    const { scene } = layOut(openSchema(name), 'hierarchical', { width: 1600, height: 600 });
    const placed = placeBadges(scene, noEmphasis, everywhere);
    expect(placed).toHaveLength(scene.lines.length);
    for (const { line, x, y } of placed) {
      if (line.loop) continue;
      const under = scene.boxes.filter(
        (box) => Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2,
      );
      expect(under).toEqual([]);
    }
  },
);

test('lines that part from one piece and say the same say it once', () => {
  const { scene } = measureLayout('fan', 'hierarchical');
  expect(scene.lines).toHaveLength(5);
  expect(placeBadges(scene, noEmphasis, everywhere)).toHaveLength(1);
});

test.each([
  ['chinook', 'hierarchical'],
  ['sakila', 'hierarchical'],
  ['mdast', 'organic'],
  ['dom', 'organic'],
] as const)('in %s, no badge lies over the head of a line', (name, algorithm) => {
  const { scene } = measureLayout(name, algorithm);
  const placed = placeBadges(scene, noEmphasis, everywhere, {
    maxCount: Infinity,
    widthOf: () => 100,
    height: 24,
  });
  expect(placed.length).toBeGreaterThan(scene.lines.length / 5);
  const heads = scene.lines.flatMap((line) => headsOf(line)).flat();
  for (const { x, y } of placed) {
    const covered = heads.filter(
      (point) => Math.abs(point.x - x) < 50 && Math.abs(point.y - y) < 12,
    );
    expect(covered).toEqual([]);
  }
});

test('lines that are left out of a dense graph take no badge from those that are drawn', () => {
  const labels = Array.from({ length: 16 }, (_, at) => `Type ${at}`);
  const graph = readBrainGraph({
    node_labels: labels,
    relationship_directions: labels.flatMap((source, at) =>
      labels.slice(at + 1).map((target) => ({
        source_label: source,
        relationship_type: 'USES',
        target_label: target,
      })),
    ),
  });
  const arranged = arrangementOf(graph);
  const { scene } = layOut(graph, 'hierarchical', { width: 1200, height: 600 }, arranged);
  const placed = placeBadges(scene, { ...noEmphasis, arranged }, everywhere);
  expect(placed.length).toBeGreaterThan(0);
});

test('ten types with 4,912 relationships between two labels have a badge', () => {
  const graph = readBrainGraph({
    relationship_directions: Array.from({ length: 10 }, (_, at) => ({
      source_label: at % 2 === 0 ? 'Person' : 'Company',
      relationship_type: `TYPE_${at}`,
      target_label: at % 2 === 0 ? 'Company' : 'Person',
      count: at === 0 ? 4_903 : 1,
    })),
  });
  const names = [...graph.labels.keys()];
  const boxes = names.map(() => ({ width: 168, height: 48 }));
  for (const algorithm of ['organic', 'hierarchical', 'radial'] as const) {
    const { places } = finishLayout({ algorithm, boxes, links: [[0, 1]], deadline: 60_000 });
    const scene = createScene({
      graph,
      places: new Map(names.map((name, at) => [name, places[at] ?? { x: NaN, y: NaN }])),
      sizes: new Map(names.map((name, at) => [name, boxes[at] ?? { width: 0, height: 0 }])),
      groupOf: new Map(),
    });
    const placed = placeBadges(scene, noEmphasis, everywhere);
    expect(placed.map(({ line }) => line.link.count)).toEqual([4_912]);
  }
});

test('where there is room for one badge alone, the line with the most relationships has it', () => {
  const relation = (source_label: string, target_label: string, count: number) => ({
    source_label,
    target_label,
    count,
    relationship_type: 'RELATES_TO',
  });
  for (const counts of [
    [7, 900],
    [900, 7],
  ] as const) {
    const graph = readBrainGraph({
      relationship_directions: [relation('A', 'B', counts[0]), relation('C', 'D', counts[1])],
    });
    // Two lines side by side, apart for a badge on either, not for one on both.
    const places = new Map([
      ['A', { x: 0, y: 0 }],
      ['B', { x: 0, y: 100 }],
      ['C', { x: 75, y: 0 }],
      ['D', { x: 75, y: 100 }],
    ]);
    const sizes = new Map(Array.from(places.keys(), (name) => [name, { width: 40, height: 48 }]));
    const scene = createScene({ graph, places, sizes, groupOf: new Map() });
    const placed = placeBadges(scene, noEmphasis, everywhere);
    expect(placed.map(({ line }) => line.link.count)).toEqual([900]);
  }
});

test.each([
  ['sakila', 12, 3],
  // Two of its lines end at one port and say the same, once.
  ['chinook', 10, 2],
] as const)(
  'in %s, %i lines are named, and at most %i badges lie on a bend',
  (name, named, bent) => {
    const { scene } = layOut(openSchema(name), 'hierarchical', { width: 1200, height: 640 });
    const badges = badgesAt(scene, 0.76);
    expect(badges.length).toBeGreaterThanOrEqual(named);
    const onBends = badges.filter(({ line, x, y, width, height }) =>
      line.via.some(
        (bend) => Math.abs(bend.x - x) < width / 2 && Math.abs(bend.y - y) < height / 2,
      ),
    );
    expect(onBends.length).toBeLessThanOrEqual(bent);
  },
);

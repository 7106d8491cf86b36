import { describe, expect, test } from 'vitest';
import {
  countCrossings,
  countOverlaps,
  countUnderCards,
  layOut,
} from '../../../../testing/measureLayout.ts';
import { openSchema } from '../../../../testing/openSchema.ts';
import { pathBetween, adjacencyOf } from '../../../model/adjacency.ts';
import { arrangementFor } from '../../../model/hierarchy.ts';
import { frameOf } from '../../../scene/frame.ts';
import { roomOn } from '../../../scene/viewport.ts';

const stages = [
  [1200, 640],
  [800, 640],
  [400, 560],
] as const;

/** Graphs with some 90 labels, and the zoom at which they are seen whole, by the width of the stage. */
const graphs = [
  ['bicycleParts', 'Mountain-100 Silver, 38', [0.55, 0.35, 0.24]],
  ['familyTree', 'Victoria', [0.49, 0.42, 0.25]],
  ['kubernetes', 'Volume', [0.48, 0.3, 0.22]],
] as const;

describe.each(graphs)('%s around its centre', (name, centre, zooms) => {
  const graph = openSchema(name);
  const arranged = arrangementFor('radial', graph);

  test('has the shortest path of each label to it, and no other line at rest', () => {
    const adjacency = adjacencyOf(graph.links);
    const parents = new Map(arranged?.pairs.map(({ source, target }) => [target, source]));
    expect(parents.size).toBe(graph.labels.size - 1);
    for (const label of parents.keys()) {
      let steps = 0;
      for (let at: string | undefined = label; at !== centre; at = parents.get(at ?? '')) {
        expect(at).toBeDefined();
        steps += 1;
      }
      expect(steps).toBe((pathBetween(adjacency, centre, label)?.length ?? 0) - 1);
    }
  });

  test.each(stages)('is no tangle in %i by %i px', (width, height) => {
    const stage = { width, height };
    const { scene: all } = layOut(graph, 'radial', stage, arranged);
    const lines = all.lines.filter(({ link }) => arranged?.links.has(link.id));
    const scene = { ...all, lines };
    expect(lines).toHaveLength(graph.labels.size - 1);
    expect([countCrossings(scene), countUnderCards(scene), countOverlaps(scene)]).toEqual([
      0, 0, 0,
    ]);
    const frame = frameOf(scene.boxes, scene.boxes);
    const room = roomOn(stage);
    const zoom = Math.min(room.width / frame.width, room.height / frame.height);
    expect(zoom).toBeGreaterThan(zooms[stages.findIndex(([across]) => across === width)] ?? 0);
    const middle = all.byLabel.get(centre);
    const above = scene.boxes.filter(({ y }) => y < (middle?.y ?? 0));
    expect(above.length).toBeGreaterThan(graph.labels.size / 4);
    expect(above.length).toBeLessThan((graph.labels.size * 3) / 4);
  });
});

test.each([
  ['chinook', ['PlaylistTrack', 'Track']],
  ['sakila', ['film', 'film_actor']],
] as const)('%s has a child about below its parent on its axis', (name, labels) => {
  const graph = openSchema(name);
  const arranged = arrangementFor('radial', graph);
  const { scene } = layOut(graph, 'radial', { width: 1200, height: 640 }, arranged);
  const [one, other] = labels.map((label) => scene.byLabel.get(label)?.x ?? NaN);
  expect(one).toBeCloseTo(other ?? NaN);
});

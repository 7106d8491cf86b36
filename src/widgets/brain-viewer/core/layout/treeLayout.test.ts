import { describe, expect, test } from 'vitest';
import { measureLayout } from '../../testing/measureLayout.ts';
import { layoutInputOf, openSchema } from '../../testing/openSchema.ts';
import { readBrainGraph } from '../model/brainModel.ts';
import { rootFirst, treeOf, turnedLinks } from '../model/hierarchy.ts';
import { finishLayout } from './finishLayout.ts';
import { noPlace, noSize, type Point } from './layoutInput.ts';

const graphOf = (relations: readonly (readonly [string, string, string])[]) =>
  readBrainGraph({
    relationship_directions: relations.map(([source, type, target]) => ({
      source_label: source,
      relationship_type: type,
      target_label: target,
    })),
  });

describe('a hierarchy', () => {
  test.each(['IS_A', 'subClassOf', 'part_of', 'parent', 'extends', 'BELONGS_TO'])(
    'of relations called %s begins at what they lead to',
    (type) => {
      const { links } = graphOf([
        ['Cat', type, 'Animal'],
        ['Animal', 'EATS', 'Plant'],
      ]);
      expect(rootFirst(links)).toMatchObject([
        { source: 'Animal', target: 'Cat' },
        { source: 'Animal', target: 'Plant' },
      ]);
    },
  );

  test('begins at what several labels lead to, where each leads to one', () => {
    const { links } = graphOf([
      ['Nurse', 'WORKS_WITH', 'Doctor'],
      ['Porter', 'WORKS_WITH', 'Doctor'],
    ]);
    expect(rootFirst(links)).toMatchObject([
      { source: 'Doctor', target: 'Nurse' },
      { source: 'Doctor', target: 'Porter' },
    ]);
  });

  test.each(['dom', 'schemaOrgTree'] as const)('of %s stands below its roots', (name) => {
    const graph = openSchema(name);
    const input = layoutInputOf(graph, 'hierarchical');
    const { places } = finishLayout(input);
    const tree = treeOf(input.boxes.length, input.links);
    expect(tree).toBeDefined();
    for (const [parent, children] of tree?.children.entries() ?? []) {
      const above = places[parent] ?? { x: NaN, y: NaN };
      for (const child of children) {
        const { x, y } = places[child] ?? { x: NaN, y: NaN };
        expect(y > above.y || x > above.x).toBe(true);
      }
    }
  });

  test.each(['dom', 'schemaOrgTree'] as const)(
    'of %s stands above its roots when turned',
    (name) => {
      const upright = layoutInputOf(openSchema(name), 'hierarchical');
      const input = { ...upright, isTurned: true, links: turnedLinks(upright.links) };
      const { places, lines } = finishLayout(input);
      const distance = (box: number, point: Point | undefined): number => {
        const { x, y } = places[box] ?? noPlace;
        const { width, height } = input.boxes[box] ?? noSize;
        const { x: across, y: down } = point ?? { x: NaN, y: NaN };
        return Math.max(Math.abs(across - x) - width / 2, Math.abs(down - y) - height / 2);
      };
      for (const [at, [child, parent]] of input.links.entries()) {
        const [above, below] = [places[child] ?? noPlace, places[parent] ?? noPlace];
        expect(above.y < below.y || above.x < below.x).toBe(true);
        const line = lines?.[at] ?? [];
        if (line.length === 0) continue;
        expect(distance(child, line[0])).toBeLessThan(1);
        expect(distance(parent, line.at(-1))).toBeLessThan(1);
      }
    },
  );
});

test.each([
  ['dom', 63],
  ['hub', 201],
] as const)(
  '%s has no crossing, and none of its %i labels on another or on a line',
  (name, labels) => {
    const { scene, quality } = measureLayout(name, 'hierarchical');
    expect(scene.boxes).toHaveLength(labels);
    expect(quality).toMatchObject({
      algorithm: 'hierarchical',
      crossings: 0,
      underCards: 0,
      overlaps: 0,
    });
  },
);

test('links in a circle, or with many second parents, are no tree', () => {
  const circle = [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const;
  expect(treeOf(3, circle)).toBeUndefined();
  const couple = [0, 1].flatMap((parent) => [2, 3, 4].map((child) => [parent, child] as const));
  expect(treeOf(5, couple)).toBeUndefined();
  const tree = Array.from({ length: 50 }, (_, index) => [0, index + 1] as const);
  const across = Array.from({ length: 10 }, (_, index) => [index + 1, index + 2] as const);
  expect(treeOf(51, [...tree, ...across])).toBeUndefined();
  expect(treeOf(31, [...tree.slice(0, 30), ...across])).toBeDefined();
});

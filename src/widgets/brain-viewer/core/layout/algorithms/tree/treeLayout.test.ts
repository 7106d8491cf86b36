import { describe, expect, test } from 'vitest';
import { layOut, measureLayout } from '../../../../testing/measureLayout.ts';
import { groupLabels } from '../../../model/groupLabels.ts';
import { isTree } from '../../chooseLayout.ts';
import { layoutInputOf, openSchema } from '../../../../testing/openSchema.ts';
import { readBrainGraph } from '../../../model/brainModel.ts';
import {
  linksFor,
  arrangementOf,
  relationsToArrange,
  rootFirst,
  treeOf,
} from '../../../model/hierarchy.ts';
import { isDimmed, lookOf } from '../../../scene/emphasis.ts';
import { noEmphasis } from '../../../../testing/noEmphasis.ts';
import { frameOf } from '../../../scene/frame.ts';
import type { LinePath } from '../../../scene/linePath.ts';
import { finishLayout } from '../placeAndRoute.ts';
import { noPlace, noSize, type Point } from '../../layoutInput.ts';

const graphOf = (relations: readonly (readonly [string, string, string])[]) =>
  readBrainGraph({
    relationship_directions: relations.map(([source, type, target]) => ({
      source_label: source,
      relationship_type: type,
      target_label: target,
    })),
  });

function isAslant({ from, via, to }: LinePath): boolean {
  const points = [from, ...via, to];
  return points.some(({ x, y }, at) => {
    const before = points[at - 1] ?? { x, y };
    return Math.abs(before.x - x) > 1e-6 && Math.abs(before.y - y) > 1e-6;
  });
}

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

  test('of one relation begins at the root of that one, and leaves other links out', () => {
    const graph = graphOf([
      ['Wheel', 'PART_OF', 'Truck'],
      ['Tyre', 'PART_OF', 'Wheel'],
      ['Truck', 'STANDS_IN', 'Depot'],
      ['Depot', 'STANDS_IN', 'Town'],
      ['Truck', 'TOWS', 'Truck'],
      ['Town', 'OWNS', 'Depot'],
    ]);
    const names = [...graph.labels.keys()];
    const named = (type: string) =>
      linksFor('hierarchical', graph, arrangementOf(graph, type)).map(([from, to]) => [
        names[from],
        names[to],
      ]);
    expect(named('PART_OF')).toEqual([
      ['Truck', 'Wheel'],
      ['Wheel', 'Tyre'],
    ]);
    expect(named('STANDS_IN')).toEqual([
      ['Truck', 'Depot'],
      ['Depot', 'Town'],
    ]);
    expect(relationsToArrange(graph)).toEqual([
      { name: 'PART_OF', count: 2 },
      { name: 'STANDS_IN', count: 2 },
    ]);
  });

  test('of many types names those without a link', () => {
    const graph = openSchema('euroVoc');
    const emphasis = { ...noEmphasis, arranged: arrangementOf(graph) };
    expect(emphasis.arranged?.labels.has('wave energy')).toBe(false);
    expect(isDimmed('wave energy', emphasis)).toBe(false);
  });

  test('of many types shows other links only of the type that is hovered or chosen', () => {
    const graph = openSchema('kubernetes');
    const arranged = arrangementOf(graph);
    const near = { ...noEmphasis, arranged, labels: new Set(graph.labels.keys()) };
    const others = graph.links.filter(({ id }) => arranged?.links.has(id) === false);
    expect(others.length).toBeGreaterThan(0);
    for (const link of others) {
      expect(lookOf(link, near)).toBe('hidden');
      expect(lookOf(link, { ...near, hovered: link.source })).toBe('strong');
      expect(lookOf(link, { ...near, selected: link.target })).toBe('strong');
    }
  });

  test('of few types with many links has those that join them, and of equal ones those to hubs', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const pairs = names.flatMap((source, at, all) =>
      all.slice(at + 1).map((target) => ({ source, target })),
    );
    const graph = readBrainGraph({
      node_labels: names,
      relationship_directions: pairs.map(({ source, target }) => ({
        source_label: source,
        relationship_type: 'USES',
        target_label: target,
      })),
    });
    const arranged = arrangementOf(graph);
    const toHub = arranged?.pairs.filter(({ target }) => target === 'H');
    expect(toHub).toHaveLength(7);
    expect(arranged?.pairs).toHaveLength(10);
  });

  test('of few types is one of all links, and so is any where a user asks for it', () => {
    expect(arrangementOf(openSchema('northwind'))).toBeUndefined();
    expect(arrangementOf(openSchema('github'), '')).toBeUndefined();
    expect(arrangementOf(openSchema('github'), 'NO_SUCH')).toBeDefined();
  });

  test.each([
    ['stripe', 0.57],
    ['github', 0.42],
    ['fhir', 0.61],
    ['estree', 0.53],
    ['adventureWorks', 0.5],
    ['kubernetes', 0.44],
  ] as const)(
    'of the many types of %s has one parent for each, and fills a stage at a zoom of %f',
    (name, zoom) => {
      const graph = openSchema(name);
      const linked = new Set(
        graph.links.flatMap(({ source, target }) => (source === target ? [] : [source, target])),
      );
      const arranged = arrangementOf(graph);
      expect(arranged?.labels).toEqual(linked);
      const below = arranged?.pairs.map(({ target }) => target) ?? [];
      expect(new Set(below).size).toBe(below.length);
      const stage = { width: 1_104, height: 500 };
      const input = {
        ...layoutInputOf(graph, 'hierarchical', 'name'),
        badgeWidths: [],
        stage,
        links: linksFor('hierarchical', graph, arranged),
      };
      const { places, lines } = finishLayout(input);
      const frame = frameOf(input.boxes, places);
      const [across, down] = [stage.width / frame.width, stage.height / frame.height];
      expect(Math.min(across, down)).toBeGreaterThan(zoom);
      expect(Math.min(across / down, down / across)).toBeGreaterThan(0.6);
      expect(places).toHaveLength(graph.labels.size);
      expect(lines?.every(({ length }) => length > 1)).toBe(true);
    },
  );

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

  test.each(['dom', 'schemaOrgTree', 'geneOntology', 'bicycleParts'] as const)(
    'of %s is mirrored when turned: its root is where its leaves were',
    (name) => {
      const input = layoutInputOf(openSchema(name), 'hierarchical');
      const tree = treeOf(input.boxes.length, input.links);
      const { places, lines = [] } = finishLayout({ ...input, isTurned: true });
      const { places: upright, lines: before = [] } = finishLayout(input);
      const distance = (box: number, { x: across, y: down }: Point = noPlace): number => {
        const { x, y } = places[box] ?? noPlace;
        const { width, height } = input.boxes[box] ?? noSize;
        return Math.max(Math.abs(across - x) - width / 2, Math.abs(down - y) - height / 2);
      };
      const step = (all: readonly Point[], [from, to]: (typeof input.links)[number]) => {
        const [a, b] = [all[from] ?? noPlace, all[to] ?? noPlace];
        return { x: b.x - a.x, y: b.y - a.y };
      };
      const across = input.links.map((link) => step(upright, link).x - step(places, link).x);
      const isDown = across.every((change) => Math.abs(change) < 1);
      for (const [at, link] of input.links.entries()) {
        const [then, now] = [step(upright, link), step(places, link)];
        expect(now.x).toBeCloseTo(isDown ? then.x : -then.x);
        expect(now.y).toBeCloseTo(isDown ? -then.y : then.y);
        const line = lines[at] ?? [];
        // Others run across the tree, where the shortest way may be another one.
        if (tree?.linkTo.includes(at) === true)
          expect(line).toHaveLength(before[at]?.length ?? NaN);
        expect(distance(link[0], line[0])).toBeLessThan(1);
        expect(distance(link[1], line.at(-1))).toBeLessThan(1);
      }
      expect(lines.length).toBe(input.links.length);
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

test('parts that two wholes share are in columns, and no line runs aslant', () => {
  const graph = openSchema('bicycleParts');
  const [group] = groupLabels(graph);
  const isOwn = (label: string): boolean => group?.labels.includes(label) === true;
  const labels = new Map([...graph.labels].filter(([name]) => isOwn(name)));
  const links = graph.links.filter(({ source, target }) => isOwn(source) && isOwn(target));
  const part = { ...graph, labels, links };
  expect(isTree(part)).toBe(true);
  const stage = { width: 1_200, height: 600 };
  const { lines } = layOut(part, 'hierarchical', stage).scene;
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(isAslant)).toEqual([]);
});

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

test('lines across a tree bend at right angles, as its own do', () => {
  const stage = { width: 1_200, height: 640 };
  const { lines } = layOut(openSchema('schemaOrgTree'), 'hierarchical', stage).scene;
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(isAslant)).toEqual([]);
});

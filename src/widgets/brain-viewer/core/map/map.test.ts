import { describe, expect, test } from 'vitest';
import { createBrainGraph } from '../../../../../test/bench/createBrainGraph.ts';
import { foreignCrossings, overlaps, unclearCounts } from '../../testing/measureMap.ts';
import { openSchema, type SchemaName } from '../../testing/openSchema.ts';
import { initialView } from '../brainView.ts';
import type { Size } from '../layout/layoutInput.ts';
import { readBrainGraph } from '../model/brainModel.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { filterGraph } from '../model/filterGraph.ts';
import { groupLabels } from '../model/groupLabels.ts';
import { estimateText, nameWidth } from '../scene/cardSize.ts';
import { groupId, readMap } from './brainMap.ts';
import { levelOf, suitsMap } from './brainLevel.ts';
import { cardId, textWidth } from './labelCards.ts';
import { placeLabel } from './placeLabel.ts';
import { placePath } from './placePath.ts';
import { placeMap } from './placeMap.ts';
import { pointText } from '../scene/linePath.ts';
import { linePathData, mirrorScene, type MapBox, type MapLine, type MapScene } from './mapScene.ts';

const schemas = [
  'schemaOrg',
  'schemaOrgCore',
  'fhir',
  'github',
  'adventureWorks',
  'kubernetes',
  'wide',
] as const satisfies readonly SchemaName[];

const stages: readonly Size[] = [
  { width: 1200, height: 640 },
  { width: 800, height: 560 },
  { width: 400, height: 560 },
];

const cases = schemas.flatMap((name) => stages.map((stage) => [name, stage.width, stage] as const));

const mapOf = (graph: BrainGraph, stage: Size) =>
  placeMap(readMap(graph, groupLabels(graph)), stage);

describe('a map', () => {
  test.each(cases)(
    'of %s, %i px wide, has no box on another and no line over a foreign one',
    (name, _, stage) => {
      const graph = openSchema(name);
      const groups = groupLabels(graph);
      expect(groups.length).toBeGreaterThan(1);
      expect(groups.length).toBeLessThanOrEqual(9);
      const scene = placeMap(readMap(graph, groups), stage);
      expect(overlaps(scene.boxes)).toBe(0);
      expect(foreignCrossings(scene)).toEqual([]);
      const right = Math.max(...scene.boxes.map(({ left, width }) => left + width));
      expect(right).toBeLessThanOrEqual(stage.width);
      expect(scene.boxes.length).toBe(readMap(graph, groups).groups.length);
    },
  );

  test.each([
    ['fhir', { width: 1104, height: 500 }, 34],
    ['adventureWorks', { width: 800, height: 560 }, 17],
    ['schemaOrgCore', { width: 736, height: 460 }, 11],
  ] as const)('of %s on %o names the %i types that its rows have room for', (name, stage, most) => {
    const { boxes } = mapOf(openSchema(name), stage);
    const named = boxes.flatMap(({ content }) => (content.kind === 'group' ? content.named : []));
    expect(named).toHaveLength(most);
  });

  test('of a filtered graph counts the same types in the name of a group as below it', () => {
    const graph = openSchema('fhir');
    const groups = groupLabels(graph);
    const hiddenLabels = groups.flatMap(({ labels }) => labels.slice(0, 3));
    const map = readMap(filterGraph(graph, { hiddenLabels }), groups);
    expect(map.groups.length).toBeGreaterThan(1);
    for (const { group, labels } of map.groups) {
      expect(group.labels.toSorted()).toEqual(labels.map(({ name }) => name).toSorted());
    }
  });

  test.each(schemas)(
    'of %s in a column has up to three lines beside it, each on a lane',
    (name) => {
      const { boxes, lines, rows, width } = mapOf(openSchema(name), { width: 400, height: 560 });
      expect(rows.every(({ length }) => length === 1)).toBe(true);
      const right = Math.max(...boxes.map((box) => box.left + box.width));
      const beside = lines.filter(({ from, rest }) => from.x >= right - 1 && rest !== 'hidden');
      expect(beside.length).toBeGreaterThan(0);
      expect(beside.length).toBeLessThanOrEqual(3);
      const lanes = beside.map(({ via }) => via[0]?.x);
      expect(new Set(lanes).size).toBe(beside.length);
      for (const { width: line } of beside) expect(line).toBeLessThan(10);
      for (const lane of lanes) expect(lane).toBeGreaterThan(right);
      // A count of five digits is whole beside the boxes, not on one. Around it are 16 px.
      const figure = estimateText('99,999', 12) + 16;
      for (const { room } of beside) expect(room).toBeGreaterThanOrEqual(figure);
      for (const { middle, room } of beside) {
        expect(middle.x - room / 2).toBeGreaterThanOrEqual(right - 1);
        expect(middle.x + room / 2).toBeLessThanOrEqual(width);
      }
    },
  );

  test.each(schemas)('of %s fills a wide stage', (name) => {
    const stage = { width: 1200, height: 640 };
    const { boxes } = mapOf(openSchema(name), stage);
    const across =
      Math.max(...boxes.map(({ left, width }) => left + width)) -
      Math.min(...boxes.map(({ left }) => left));
    const down =
      Math.max(...boxes.map(({ top, height }) => top + height)) -
      Math.min(...boxes.map(({ top }) => top));
    const shares = [across / stage.width, down / stage.height];
    expect(Math.max(...shares)).toBeGreaterThanOrEqual(0.85);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.6);
  });

  test('counts every label once: named in a group, counted there, or not linked', () => {
    const graph = openSchema('fhir');
    const map = readMap(graph, groupLabels(graph));
    const placed = map.groups.flatMap(({ labels }) => labels.map(({ name }) => name));
    const all = [...placed, ...map.unlinked.map(({ name }) => name)];
    expect(all.toSorted()).toEqual([...graph.labels.keys()].toSorted());
  });

  test('leads a line past the boxes between two groups, through the gap beside them', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
    const graph = readBrainGraph({
      relationship_directions: [
        ...names.map((name) => [`${name} one`, `${name} two`, 1] as const),
        ...names
          .slice(1)
          .map((name) => ['A one', `${name} one`, name === 'G' ? 900 : 100] as const),
      ].map(([source_label, target_label, count]) => ({
        source_label,
        target_label,
        relationship_type: 'LEADS_TO',
        count,
      })),
    });
    const given = names.map((name) => ({ name, labels: [`${name} one`, `${name} two`] }));
    const rows = [names.slice(0, 3), names.slice(3, 6), names.slice(6)].map((row) =>
      row.map(groupId),
    );
    const map = readMap(graph, groupLabels(graph, given));
    const scene = placeMap(map, { width: 1200, height: 700 }, { rows });
    expect(scene.rows).toEqual(rows);
    expect(scene.lines[0]?.ends).toEqual([groupId('A'), groupId('G')]);
    expect(scene.lines.filter(({ rest }) => rest !== 'hidden')).toHaveLength(8);
    expect(foreignCrossings(scene)).toEqual([]);
  });

  test('is mirrored as a whole', () => {
    const scene = mapOf(openSchema('fhir'), { width: 1200, height: 640 });
    const mirrored = mirrorScene(scene);
    expect(foreignCrossings(mirrored)).toEqual([]);
    expect(unclearCounts(mirrored)).toEqual([]);
    expect(mirrored.boxes.map(({ left, width }) => 1200 - left - width)).toEqual(
      scene.boxes.map(({ left }) => left),
    );
    const ends = ({ from, to }: MapLine) => [from, to].map(pointText);
    const { lines } = mirrorScene(mirrored);
    expect(lines.map(ends)).toEqual(scene.lines.map(ends));
  });

  test('keeps every group where it was when one relation more is found', () => {
    const graph = createBrainGraph(60, 150);
    const groups = groupLabels(graph);
    const stage = { width: 1200, height: 640 };
    const before = placeMap(readMap(graph, groups), stage);
    const [first, second] = groups;
    const relation = {
      id: 'new',
      type: 'NEW',
      source: first?.labels.at(-1) ?? '',
      target: second?.labels.at(-1) ?? '',
      count: 90_000,
      storeType: undefined,
    };
    const link = {
      ...relation,
      relations: [relation],
      count: 90_000,
      direction: 'forward' as const,
    };
    const more = { ...graph, links: [...graph.links, link] };
    const after = placeMap(readMap(more, groups), stage, before);
    const places = (scene: MapScene) => scene.boxes.map(({ id, left, top }) => [id, left, top]);
    expect(places(after)).toEqual(places(before));
    // The new relation is the strongest by far, and says so.
    expect(after.lines[0]?.ends).not.toEqual(before.lines[0]?.ends);
  });
});

test.each([
  ['dom', 1200, false],
  ['dom', 400, true],
  ['schemaOrgTree', 1200, false],
  ['schemaOrgTree', 800, true],
  ['sakila', 800, false],
  ['sakila', 400, true],
  ['northwind', 400, false],
] as const)('%s opens as what can be read in %i px: a map is %s', (name, width, isMap) => {
  const graph = openSchema(name);
  expect(suitsMap(graph, groupLabels(graph), width)).toBe(isMap);
});

test('a narrow map names two labels of each group at least, however many groups there are', () => {
  const { boxes } = mapOf(openSchema('kubernetes'), { width: 400, height: 560 });
  const named = boxes.map(({ content }) => (content.kind === 'group' ? content.named.length : 0));
  expect(Math.min(...named)).toBeGreaterThanOrEqual(2);
});

describe('a level', () => {
  const graph = createBrainGraph(60, 150);
  const groups = groupLabels(graph);
  const isGrouped = suitsMap(graph, groups);
  const level = (view: Partial<typeof initialView>, path?: readonly string[]) =>
    levelOf({ graph, groups, isGrouped, view: { ...initialView, ...view }, path });

  test('is the map at first, a group once one is open, and a label once one is chosen', () => {
    expect(isGrouped).toBe(true);
    expect(level({}).kind).toBe('map');
    const name = groups[0]?.name ?? '';
    const opened = level({ openGroups: [name] });
    expect(opened.kind).toBe('group');
    expect(opened.trail.map((group) => group.name)).toEqual([name]);
    const chosen = level({ openGroups: [name], selected: name });
    expect(chosen).toMatchObject({ kind: 'label', label: name });
    expect(level({ focus: { label: name, steps: 2 } }).kind).toBe('near');
    expect(level({}, ['A', 'B']).kind).toBe('path');
  });

  test('leaves out what there is none of', () => {
    expect(level({ openGroups: ['Nowhere'] }).kind).toBe('map');
    expect(level({ selected: 'Nowhere' }).kind).toBe('map');
  });

  test('of a large group is a map itself, whose groups open in turn', () => {
    const large = createBrainGraph(1000, 2500);
    const all = groupLabels(large);
    const name = all[0]?.name ?? '';
    const view = { ...initialView, openGroups: [name] };
    const inner = levelOf({ graph: large, groups: all, isGrouped: true, view, path: undefined });
    if (inner.kind !== 'map') throw new Error(`It is ${inner.kind}.`);
    const within = inner.map.groups.flatMap(({ labels }) => labels.map((label) => label.name));
    expect(within.length + inner.map.unlinked.length).toBe(all[0]?.labels.length);
  });

  test.each(['northwind', 'movies', 'chinook', 'schemaOrgTree'] as const)(
    'of %s is all labels: it is small, or a tree',
    (name) => {
      const small = openSchema(name);
      expect(suitsMap(small, groupLabels(small))).toBe(false);
    },
  );
});

describe('a label among its neighbours', () => {
  const graph = readBrainGraph({
    node_labels: ['Contract', 'Supplier', 'Customer', 'Clause'],
    relationship_directions: [
      { source_label: 'Supplier', relationship_type: 'SIGNED', target_label: 'Contract', count: 5 },
      { source_label: 'Customer', relationship_type: 'SIGNED', target_label: 'Contract', count: 9 },
      { source_label: 'Contract', relationship_type: 'HAS', target_label: 'Clause', count: 3 },
      {
        source_label: 'Contract',
        relationship_type: 'EXTENDS',
        target_label: 'Contract',
        count: 2,
      },
    ],
  });
  const input = { graph, groupOf: new Map() };
  const names = (boxes: readonly MapBox[]) =>
    boxes.map(({ content }) => (content.kind === 'label' ? content.label.name : content.kind));

  test('a label with cards on one side alone is in the middle of the stage together with them', () => {
    const { boxes } = placeLabel(input, 'Customer', { width: 1200, height: 600 });
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.left + box.width));
    expect(boxes).toHaveLength(2);
    expect(left).toBeCloseTo(1200 - right, 5);
  });

  test('a card is as wide as its name where the stage has room for it', () => {
    const graph = openSchema('bicycleParts');
    const around = { graph, groupOf: new Map() };
    const stage = { width: 880, height: 640 };
    const { boxes } = placeLabel(around, 'Mountain-100 Silver, 38', stage);
    const name = 'HL Mountain Frame - Silver, 38';
    const card = boxes.find(({ id }) => id === cardId(name, 'in'));
    expect(card?.width).toBeGreaterThan(nameWidth(name) + 30);
  });

  test('has what leads to it on the left and what it leads to on the right, the strongest first', () => {
    const { boxes } = placeLabel(input, 'Contract', { width: 1200, height: 600 });
    const centre = boxes.find(({ content }) => content.kind === 'label' && content.isCentre);
    const middle = (centre?.left ?? 0) + (centre?.width ?? 0) / 2;
    const byTop = boxes.toSorted((a, b) => a.top - b.top);
    expect(names(byTop.filter((box) => box.left + box.width < middle))).toEqual([
      'Customer',
      'Supplier',
    ]);
    expect(names(byTop.filter((box) => box.left > middle))).toEqual(['Clause', 'Contract']);
  });

  test('turns the heads of its lines: none ends with a piece that has no length', () => {
    for (const width of [1200, 700]) {
      const { lines } = placeLabel(input, 'Contract', { width, height: 600 });
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        const points = Array.from(
          linePathData(line).matchAll(/[-\d.]+,[-\d.]+/g),
          ([point]) => point,
        );
        expect(points.at(-1)).not.toBe(points.at(-2));
      }
    }
  });

  test.each([1200, 800, 560, 320])('fits into %i px with no card on another', (width) => {
    const hub = openSchema('hub');
    for (const scene of [
      placeLabel({ graph: hub, groupOf: new Map() }, 'Hub', { width, height: 560 }),
      placeLabel(input, 'Contract', { width, height: 560 }),
      placePath(input, ['Supplier', 'Contract', 'Clause'], { width, height: 560 }),
    ]) {
      expect(overlaps(scene.boxes)).toBe(0);
      for (const box of scene.boxes) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(width);
      }
      expect(foreignCrossings(scene)).toEqual([]);
    }
  });

  test('leaves the longest text of a path the room that it needs', () => {
    const graph = readBrainGraph({
      node_labels: ['Supplier', 'Product', 'Team', 'Driver'],
      relationship_directions: [
        ['Supplier', 'SUPPLIES', 'Product'],
        ['Team', 'IS_RESPONSIBLE_FOR', 'Product'],
        ['Driver', 'WORKS_IN', 'Team'],
      ].map(([source_label, relationship_type, target_label]) => ({
        ...{ source_label, relationship_type, target_label, count: 16 },
      })),
    });
    const names = ['Supplier', 'Product', 'Team', 'Driver'];
    const scene = placePath({ graph, groupOf: new Map() }, names, { width: 1_080, height: 560 });
    expect(new Set(scene.boxes.map(({ top }) => top)).size).toBe(1);
    for (const { of, room } of scene.lines) {
      expect(room).toBeGreaterThanOrEqual(textWidth(of.relations));
    }
  });

  test('counts the neighbours that there is no room for', () => {
    const hub = openSchema('hub');
    const { boxes, lines } = placeLabel({ graph: hub, groupOf: new Map() }, 'Hub', {
      width: 1200,
      height: 560,
    });
    const shown = boxes.filter(({ content }) => content.kind === 'label').length - 1;
    const [more] = boxes.flatMap(({ content }) => (content.kind === 'more' ? content.count : []));
    expect(shown + (more ?? 0)).toBe(200);
    // No line leads to the count.
    expect(lines.length).toBe(shown);
  });
});

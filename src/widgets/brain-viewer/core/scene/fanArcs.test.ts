import { expect, test } from 'vitest';
import { readBrainGraph } from '../model/brainModel.ts';
import { fanArcs } from './fanArcs.ts';
import { badgeWidth } from './placeBadges.ts';
import { createScene, type Scene } from './scene.ts';

/** Types of https://schema.org that lead from a person to an organisation, or back. */
const types = [
  ...['worksFor', 'affiliation', 'memberOf', 'alumniOf', 'sponsor', 'funder'],
  ...['founder', 'employee', 'member', 'alumni'],
];

/** A person and an organisation with ten relations, the last four of which lead back. */
function sceneOf(target: { x: number; y: number }): Scene {
  const graph = readBrainGraph({
    node_labels: ['Person', 'Organization'],
    relationship_directions: types.map((type, at) => ({
      source_label: at < 6 ? 'Person' : 'Organization',
      relationship_type: type,
      target_label: at < 6 ? 'Organization' : 'Person',
      count: 491 + at,
    })),
  });
  const size = { width: 188, height: 116 };
  return createScene({
    graph,
    places: new Map([
      ['Person', { x: 0, y: 0 }],
      ['Organization', target],
    ]),
    sizes: new Map([
      ['Person', size],
      ['Organization', size],
    ]),
    groupOf: new Map(),
  });
}

test.each([
  ['beside', { x: 320, y: 0 }],
  ['near beside', { x: 216, y: 20 }],
  ['below', { x: 0, y: 240 }],
  ['near below', { x: 30, y: 144 }],
  ['across from', { x: 300, y: 260 }],
])(
  'ten relations with a card %s another stand clear of cards and of each other',
  (_where, target) => {
    const scene = sceneOf(target);
    const [line] = scene.lines;
    if (line === undefined) throw new Error('There is no line.');
    const arcs = fanArcs(line, scene);
    expect(arcs).toHaveLength(10);
    const words = arcs.map(({ relation, middle }) => ({
      ...middle,
      width: badgeWidth(relation.type.length + 6),
      height: 24,
    }));
    const meets = (a: (typeof words)[number], b: (typeof words)[number]): boolean =>
      Math.abs(a.x - b.x) < (a.width + b.width) / 2 &&
      Math.abs(a.y - b.y) < (a.height + b.height) / 2;
    expect(words.filter((one) => scene.boxes.some((box) => meets(one, { ...box })))).toEqual([]);
    expect(
      words.filter((one) => words.some((other) => other !== one && meets(one, other))),
    ).toEqual([]);
  },
);

test('each relation has its own ends, and its head where it leads', () => {
  const scene = sceneOf({ x: 320, y: 0 });
  const [line] = scene.lines;
  if (line === undefined) throw new Error('There is no line.');
  const arcs = fanArcs(line, scene);
  for (const { relation, to } of arcs) {
    expect(to.x < 160).toBe(relation.target === 'Person');
  }
  const ends = arcs.map(({ relation, from, to }) => (relation.target === 'Person' ? to : from));
  expect(new Set(ends.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(10);
});

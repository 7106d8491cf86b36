import { expect, test } from 'vitest';
import { arrangementFor } from '../../model/hierarchy.ts';
import { groupLabels } from '../../model/groupLabels.ts';
import { frameAround, overlaps, type Frame } from '../../scene/frame.ts';
import {
  countCrossings,
  countOverlaps,
  countUnderCards,
  layOut,
} from '../../../testing/measureLayout.ts';
import { openSchema, type SchemaName } from '../../../testing/openSchema.ts';
import { roomOn } from '../../scene/viewport.ts';
import { frameOfScene } from '../../scene/scene.ts';

const stage = { width: 1_200, height: 680 };

function allTypesOf(name: SchemaName) {
  const graph = openSchema(name);
  const arranged = arrangementFor('organic', graph, undefined, groupLabels(graph));
  if (arranged === undefined) throw new Error('The labels are not placed by groups.');
  const { scene } = layOut(graph, 'organic', stage, arranged);
  const lines = scene.lines.filter(({ link }) => arranged.links.has(link.id));
  return { graph, arranged, scene, atRest: { ...scene, lines } };
}

/** True if one frame lies within another. */
function isInside(inner: Frame, outer: Frame): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}

test.each([
  ['adventureWorks', 60, 0.44],
  ['fhir', 61, 0.5],
  ['github', 87, 0.37],
  ['kubernetes', 83, 0.4],
  ['stripe', 48, 0.5],
  ['estree', 83, 0.4],
  ['wide', 44, 0.5],
] as const)(
  'all types of %s are in the regions of their groups, whose %i lines at rest cross nothing',
  (name, mostLines, leastZoom) => {
    const { graph, arranged, scene, atRest } = allTypesOf(name);
    expect(countOverlaps(scene)).toBe(0);
    expect(countCrossings(atRest)).toBe(0);
    expect(countUnderCards(atRest)).toBe(0);
    expect(atRest.lines.length).toBeLessThanOrEqual(mostLines);
    expect(atRest.lines.length).toBeLessThan(graph.labels.size);
    expect(scene.boxes).toHaveLength(graph.labels.size);
    for (const box of scene.boxes) {
      const index = arranged.groups?.get(box.label.name);
      const own = scene.regions.find(({ group }) => group.index === index);
      expect(own && isInside(frameAround(box), own)).toBe(true);
    }
    for (const [at, one] of scene.regions.entries()) {
      expect(scene.regions.slice(at + 1).filter((other) => overlaps(one, other))).toEqual([]);
    }
    const { width, height } = frameOfScene(scene);
    const room = roomOn(stage);
    expect(Math.min(room.width / width, room.height / height)).toBeGreaterThan(leastZoom);
  },
);

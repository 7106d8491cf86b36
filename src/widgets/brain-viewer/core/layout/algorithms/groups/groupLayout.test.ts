import { expect, test } from 'vitest';
import { arrangementFor } from '../../../model/hierarchy.ts';
import { groupLabels } from '../../../model/groupLabels.ts';
import { centreOf, contains, frameAround, isIn, overlaps, padded } from '../../../scene/frame.ts';
import {
  countCrossings,
  countOverlaps,
  countUnderCards,
  layOut,
} from '../../../../testing/measureLayout.ts';
import { noEmphasis } from '../../../../testing/noEmphasis.ts';
import { openSchema, type SchemaName } from '../../../../testing/openSchema.ts';
import { meetsBox, pointAlong, pointsOf } from '../../../scene/linePath.ts';
import { liesOn } from '../lineOnLanes.ts';
import { frameOfPicture, placeBadges } from '../../../scene/placeBadges.ts';
import { ribbonsOf } from '../../../scene/regions.ts';
import { roomOn } from '../../../scene/viewport.ts';
import { frameOfScene } from '../../../scene/scene.ts';
import { nameWidth, type MeasureText } from '../../../scene/cardSize.ts';
import { placeCards } from '../../../../graph/canvas/placeCards.ts';

const stage = { width: 1_200, height: 603 };

function allTypesOf(name: SchemaName, on = stage) {
  const graph = openSchema(name);
  const arranged = arrangementFor('organic', graph, undefined, groupLabels(graph));
  if (arranged === undefined) throw new Error('The labels are not placed by groups.');
  const { scene } = layOut(graph, 'organic', on, arranged);
  const lines = scene.lines.filter(({ link }) => arranged.links.has(link.id));
  return { graph, arranged, scene, atRest: { ...scene, lines } };
}

/** A little generously. */
const estimated: MeasureText = (text, size) => nameWidth(text) * 0.92 * (size / 13);

test.each([
  ['adventureWorks', 60, 1],
  ['fhir', 61, 0],
  ['github', 87, 12],
  ['kubernetes', 83, 2],
  ['stripe', 48, 0],
  ['estree', 83, 0],
  ['wide', 44, 0],
] as const)(
  'all types of %s are in the regions of their groups, whose %i lines at rest cross nothing, and all but %i names are whole',
  (name, mostLines, mostCut) => {
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
      expect(own && contains(own, frameAround(box))).toBe(true);
    }
    for (const [at, one] of scene.regions.entries()) {
      expect(scene.regions.slice(at + 1).filter((other) => overlaps(one, other))).toEqual([]);
    }
    const picture = frameOfPicture(scene, { ...noEmphasis, arranged });
    const room = roomOn(stage);
    const zoom = Math.min(1, room.width / picture.width, room.height / picture.height);
    const viewport = { x: 48 - picture.left * zoom, y: 48 - picture.top * zoom, zoom };
    const surface = { ...stage, ratio: 1 };
    const cards = placeCards(estimated, { scene, viewport, surface, font: 'Inter' });
    expect(cards.filter(({ box, text }) => text !== box.label.name).length).toBeLessThanOrEqual(
      mostCut,
    );
    for (const { box, frame } of cards) {
      const start = viewport.x + (box.x - box.width / 2) * zoom;
      // Left of it is the lane of its list.
      expect(frame.left).toBeGreaterThan(start - 6);
    }
  },
);

test.each(['adventureWorks', 'fhir', 'github', 'kubernetes', 'stripe', 'estree', 'wide'] as const)(
  'the picture of %s uses the room that a phone has above the controls',
  (name) => {
    const { scene, arranged } = allTypesOf(name, { width: 290, height: 345 });
    const picture = frameOfPicture(scene, { ...noEmphasis, arranged });
    const room = { width: 242, height: 257 };
    const zoom = Math.min(room.width / picture.width, room.height / picture.height);
    expect((zoom * picture.width) / room.width).toBeGreaterThan(0.9);
    expect((zoom * picture.height) / room.height).toBeGreaterThan(0.9);
  },
);

test.each(['adventureWorks', 'github', 'stripe'] as const)(
  'no badge in %s lies on the edge of a region, and no count on a bend or another ribbon',
  (name) => {
    const { scene, arranged } = allTypesOf(name);
    const everywhere = padded(frameOfScene(scene), 1_000);
    const emphasis = { ...noEmphasis, arranged };
    const badges = placeBadges(scene, emphasis, everywhere, { height: 40, widthOf: () => 200 });
    expect(badges.length).toBeGreaterThan(8);
    const onEdge = badges.filter(({ x, y }) => {
      const frame = frameAround({ x, y, width: 200, height: 40 });
      return scene.regions.some((one) => overlaps(one, frame) && !contains(one, frame));
    });
    expect(onEdge).toEqual([]);
    const counts = scene.ribbons.flatMap((ribbon) =>
      ribbon.told ? [{ ribbon, told: ribbon.told }] : [],
    );
    expect(counts.length).toBeGreaterThan(1);
    for (const { ribbon, told } of counts) {
      const bends = ribbon.via.filter((bend) =>
        isIn({ ...bend, width: 0, height: 0 }, frameAround(told)),
      );
      expect(bends).toEqual([]);
      expect(scene.ribbons.filter((one) => one !== ribbon && meetsBox(one, told))).toEqual([]);
    }
  },
);

test('ribbons go around the labels that nothing relates to', () => {
  const { graph, arranged, scene } = allTypesOf('github');
  const groups = arranged.groups ?? new Map<string, number>();
  const free = ribbonsOf(scene.regions, graph.links, groups, undefined);
  const [across] = free.filter(({ via }) => via.length === 0);
  if (across === undefined) throw new Error('No ribbon is straight.');
  const at = pointAlong(across, 0.5);
  const apart = frameAround({ ...at, width: 20, height: 20 });
  expect(free.filter((ribbon) => meetsBox(ribbon, { ...apart, ...at }))).not.toEqual([]);
  const around = ribbonsOf(scene.regions, graph.links, groups, apart);
  expect(around.filter((ribbon) => meetsBox(ribbon, { ...apart, ...at }))).toEqual([]);
});

/** The least distance of a ribbon's end from a corner of its region. */
const offCorners = 20;

test.each(['adventureWorks', 'fhir', 'github', 'kubernetes', 'wide'] as const)(
  'ribbons between the regions of %s are orthogonal, leave their sides off the corners, and pass under none',
  (name) => {
    const { scene, arranged } = allTypesOf(name);
    const { regions, ribbons } = scene;
    const picture = frameOfPicture(scene, { ...noEmphasis, arranged });
    expect(ribbons.length).toBeGreaterThanOrEqual(regions.length - 1);
    for (const [at, ribbon] of ribbons.entries()) {
      const points = pointsOf(ribbon);
      const isStraight = points.slice(1).map((end, index) => {
        const start = points[index] ?? end;
        return Math.abs(start.x - end.x) < 0.01 || Math.abs(start.y - end.y) < 0.01;
      });
      expect(isStraight).not.toContain(false);
      for (const [index, end] of [ribbon.from, ribbon.to].entries()) {
        const own = regions.find(({ group }) => group === ribbon.groups[index]);
        const { left = 0, top = 0, width = 0, height = 0 } = own ?? {};
        const across = Math.min(Math.abs(end.x - left), Math.abs(end.x - left - width));
        const down = Math.min(Math.abs(end.y - top), Math.abs(end.y - top - height));
        expect(Math.min(across, down)).toBeLessThan(0.01);
        expect(Math.max(across, down)).toBeGreaterThan(offCorners);
      }
      const beyond = points.filter(
        (point) => !contains(picture, frameAround({ ...point, width: 0, height: 0 })),
      );
      expect(beyond).toEqual([]);
      const met = regions.filter((one) => meetsBox(ribbon, { ...one, ...centreOf(one) }, -1));
      expect(met).toEqual([]);
      const others = ribbons.slice(at + 1).map(pointsOf);
      expect(liesOn(points, others)).toBe(false);
    }
  },
);

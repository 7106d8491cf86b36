import { frameOf } from '../core/scene/frame.ts';
import type { LayoutAlgorithm, Point, Size } from '../core/layout/layoutInput.ts';
import { finishLayout } from '../core/layout/algorithms/placeAndRoute.ts';
import { boxesOf, linesOf } from '../core/layout/placeTask.ts';
import type { BrainGraph } from '../core/model/brainGraph.ts';
import { groupLabels } from '../core/model/groupLabels.ts';
import { arrangementFor, type Arrangement } from '../core/model/hierarchy.ts';
import { cardSizes, chooseDetail, nameWidth, type CardDetail } from '../core/scene/cardSize.ts';
import { noEmphasis } from './noEmphasis.ts';
import { forEachPiece, isApart, meetsBox, type PlacedBox } from '../core/scene/linePath.ts';
import {
  badgeHeight,
  estimateWidth,
  placeBadges,
  type PlacedBadge,
} from '../core/scene/placeBadges.ts';
import { createScene, type Scene, type SceneBox, type SceneLine } from '../core/scene/scene.ts';
import { minTextSize, roomOn, tierAt } from '../core/scene/viewport.ts';
import { layoutInputOf, openSchema, type SchemaName } from './openSchema.ts';

export interface LayoutQuality {
  /** The algorithm that placed it. */
  algorithm: LayoutAlgorithm;
  /** Pairs of lines that cross, but for those that share an end. */
  crossings: number;
  /** Pairs of a line and a third card that it passes under. */
  underCards: number;
  /** Pairs of cards that overlap. */
  overlaps: number;
  /** The zoom at which all of it is seen on a stage of 1,080 by 710 px. */
  zoom: number;
  /** The share of names that their cards hold whole at that size, from 0 to 1. */
  readable: number;
  /** The share of that stage that the layout covers, from 0 to 1. */
  used: number;
}

const stage = { width: 1_080, height: 710 } as const;

/** Lays a graph out for a stage of this size, and returns it as a scene. */
export function layOut(
  graph: BrainGraph,
  algorithm: LayoutAlgorithm,
  stage: Size,
  arranged?: Arrangement,
): { scene: Scene; algorithm: LayoutAlgorithm; detail: CardDetail } {
  const detail = chooseDetail(graph.labels, stage);
  const input = { ...layoutInputOf(graph, algorithm, detail, arranged), stage };
  const result = finishLayout(input);
  const names = [...graph.labels.keys()];
  const { groups } = arranged ?? {};
  const sizes = cardSizes(graph.labels, detail, groups !== undefined);
  const places = new Map(names.map((label, at) => [label, result.places[at] ?? { x: 0, y: 0 }]));
  const known = linesOf(input, result.lines, boxesOf({ graph, sizes }, places));
  const groupOf = new Map(
    groupLabels(graph).flatMap((group) => group.labels.map((label) => [label, group] as const)),
  );
  const scene = createScene({ graph, places, sizes, groupOf, groups, known });
  return { scene, algorithm: result.algorithm, detail };
}

/** Lays a schema out for a stage of 1,080 by 710 px, and returns it as a scene with its quality. */
export function measureLayout(
  name: SchemaName,
  asked: LayoutAlgorithm,
): { scene: Scene; quality: LayoutQuality } {
  const graph = openSchema(name);
  // Hierarchies are measured with all links, since those of one relation have hardly a crossing.
  const arranged = asked === 'radial' ? arrangementFor(asked, graph) : undefined;
  const { scene: all, algorithm } = layOut(graph, asked, stage, arranged);
  const lines = all.lines.filter(({ link }) => arranged?.links.has(link.id) !== false);
  const scene = { ...all, lines };
  const { boxes } = scene;
  const { width, height } = frameOf(boxes, boxes);
  const { width: across, height: down } = roomOn(stage);
  const zoom = Math.min(1, across / width, down / height);
  return {
    scene,
    quality: {
      algorithm,
      crossings: countCrossings(scene),
      underCards: countUnderCards(scene),
      overlaps: countOverlaps(scene),
      zoom: round(zoom),
      readable: round(boxes.filter((box) => isReadable(box, zoom)).length / boxes.length),
      used: round((width * height * zoom * zoom) / (across * down)),
    },
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The font sizes of cards at zoom 1, and the least size on the canvas. */
const written = { card: 13, canvas: 14, min: 11, padding: 12 } as const;

function nameSizeAt(zoom: number): number {
  if (tierAt(zoom) === 'near') return Math.max(written.min, written.card * zoom);
  return Math.max(written.min, written.canvas * zoom);
}

function isReadable({ label, width }: SceneBox, zoom: number): boolean {
  const needed = (nameWidth(label.name) * nameSizeAt(zoom)) / written.card;
  return needed + written.padding * zoom <= width * zoom;
}

/** Counts pairs of a line and a third card that it passes under. */
export function countUnderCards({ lines, boxes }: Scene): number {
  return lines
    .filter(({ loop }) => !loop)
    .flatMap((line) => boxes.filter((box) => isThird(line, box.label.name) && meetsBox(line, box)))
    .length;
}

function isThird({ link }: SceneLine, label: string): boolean {
  return link.source !== label && link.target !== label;
}

export function countOverlaps({ boxes }: Scene): number {
  let count = 0;
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      const isApart =
        Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
        Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
      if (!isApart) count += 1;
    }
  }
  return count;
}

/** Places the badges of a whole scene as they are near by. */
export function badgesAt(scene: Scene, zoom: number): (PlacedBadge & Size)[] {
  const stretch = Math.max(1, minTextSize / (12 * zoom));
  const height = badgeHeight * stretch;
  const widthOf = ({ link }: SceneLine): number => estimateWidth(link) * stretch;
  const area = { left: -1e6, top: -1e6, width: 2e6, height: 2e6 };
  return placeBadges(scene, noEmphasis, area, { height, widthOf }).map((badge) => ({
    ...badge,
    width: widthOf(badge.line),
    height,
  }));
}

/** Counts badges that touch another one, or that more lines run through than what says the same. */
export function countUnclear({ lines }: Scene, badges: readonly PlacedBox[]): number {
  const isOver = (badge: PlacedBox): boolean => {
    const inner = { ...badge, height: badge.height - 4 };
    const types = lines
      .filter((line) => !line.loop && meetsBox(line, inner))
      .map(({ link }) => JSON.stringify(link.relations.map(({ type, count }) => [type, count])));
    const isOnOther = badges.some((other) => other !== badge && !isApart(inner, other));
    return isOnOther || new Set(types).size > 1;
  };
  return badges.filter(isOver).length;
}

export function countCrossings(scene: Scene): number {
  const lines = scene.lines.filter(({ loop }) => !loop);
  const pieces = lines.map((line) => {
    const of: [Point, Point][] = [];
    forEachPiece(line, (from, to) => of.push([from, to]));
    return of;
  });
  let count = 0;
  for (const [a, one] of lines.entries()) {
    const ends = new Set([one.link.source, one.link.target]);
    for (let b = a + 1; b < lines.length; b += 1) {
      const other = lines[b];
      if (other === undefined || ends.has(other.link.source) || ends.has(other.link.target))
        continue;
      const cross = pieces[a]?.some(([p, q]) => pieces[b]?.some(([r, s]) => doCross(p, q, r, s)));
      if (cross === true) count += 1;
    }
  }
  return count;
}

function doCross(p: Point, q: Point, r: Point, s: Point): boolean {
  const side = (a: Point, b: Point, c: Point): number =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
}

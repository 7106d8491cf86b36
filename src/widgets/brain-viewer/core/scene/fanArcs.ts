import type { Point } from '../layout/layoutInput.ts';
import type { GraphRelation } from '../model/brainGraph.ts';
import { edgeOf, isApart, type PlacedBox } from './linePath.ts';
import { badgeHeight, badgeWidth } from './placeBadges.ts';
import { middleOf, type Scene, type SceneLine } from './scene.ts';

/** The arc of one relation in a fan. */
export interface FanArc extends Curve {
  readonly relation: GraphRelation;
  /** The centre of its text. */
  readonly middle: Point;
}

interface Curve {
  readonly from: Point;
  /** The control point of the quadratic Bézier curve. */
  readonly bend: Point;
  readonly to: Point;
}

/** The maximum number of arcs of a fan. */
export const maxArcs = 12;

/** The distance between arcs, and the step and tries by which an arc moves until its text fits. */
const step = { first: 34, next: 17, tries: 60 } as const;

/** Positions of the text along an arc, tried in this order. */
const shares = [0.5, 0.4, 0.6, 0.3, 0.7] as const;

/**
 * Fans out an edge into one arc per relation, each bent far enough for its text to overlap neither
 * cards nor other texts.
 */
export function fanArcs(line: SceneLine, scene: Scene): FanArc[] {
  const relations = line.link.relations.slice(0, maxArcs);
  const curveAt = line.loop ? loopCurves(line) : curvesBetween(line, scene);
  const words: PlacedBox[] = [];
  const isClear = (one: PlacedBox): boolean =>
    [...scene.boxes, ...words].every((other) => isApart(one, other));
  const isCentred = line.loop || relations.length % 2 === 1;
  /** The offset of the outermost arc on either side. */
  const reached = { right: 0, left: 0 };
  return relations.map((relation, at): FanArc => {
    const side = line.loop || at % 2 === 0 ? 'right' : 'left';
    const gap = reached[side] === 0 && !isCentred ? step.first / 2 : step.first;
    const start = at === 0 && isCentred ? 0 : reached[side] + gap;
    const offsets = Array.from({ length: step.tries }, (_, turn) => start + turn * step.next);
    const size = { width: widthOf(relation), height: badgeHeight };
    const tries = offsets.flatMap((offset) => {
      const curve = curveAt(side === 'right' ? offset : -offset);
      return shares.map((share) => ({
        offset,
        curve,
        place: { ...pointOn(curve, share), ...size },
      }));
    });
    const found = tries.find(({ place }) => isClear(place)) ?? tries[0];
    if (found === undefined) throw new Error('Brainstem: an arc of a fan has no place.');
    const { offset, curve, place } = found;
    reached[side] = offset;
    words.push(place);
    const { from, bend, to } = curve;
    const isForward = line.loop || relation.source === line.link.source;
    return {
      relation,
      bend,
      ...(isForward ? { from, to } : { from: to, to: from }),
      middle: { x: place.x, y: place.y },
    };
  });
}

/** Returns curves between two cards by their offset from the straight line. */
function curvesBetween(
  { link, ...line }: SceneLine,
  { byLabel }: Scene,
): (offset: number) => Curve {
  const [source, target] = [byLabel.get(link.source), byLabel.get(link.target)];
  const [start, end] = [source ?? line.from, target ?? line.to];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const across = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  return (offset) => {
    // A quadratic curve reaches half as far as its control point.
    const bend = {
      x: (start.x + end.x) / 2 + across.x * offset * 2,
      y: (start.y + end.y) / 2 + across.y * offset * 2,
    };
    return {
      from: source === undefined ? line.from : edgeOf(source, bend),
      bend,
      to: target === undefined ? line.to : edgeOf(target, bend),
    };
  };
}

/** Returns self-loops at the corner of a card, one around the other. */
function loopCurves(line: SceneLine): (offset: number) => Curve {
  const { from, to } = line;
  const { x, y } = middleOf(line);
  return (offset) => ({ from, bend: { x: x + 60 + offset, y: y - 30 - 2 * offset }, to });
}

function pointOn({ from, bend, to }: Curve, share: number): Point {
  const rest = 1 - share;
  const at = (a: number, b: number, c: number): number =>
    rest * rest * a + 2 * rest * share * b + share * share * c;
  return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) };
}

function widthOf({ type, count }: GraphRelation): number {
  return badgeWidth(type.length + (count === undefined ? 0 : 3 + count.toString().length));
}

import type { Point } from '../layout/layoutInput.ts';
import type { GraphRelation } from '../model/brainGraph.ts';
import { middleOf, type SceneLine } from './scene.ts';

/** One relation of a fanned line. */
export interface FanArc {
  readonly relation: GraphRelation;
  readonly from: Point;
  /** The control point of its curve. */
  readonly bend: Point;
  readonly to: Point;
  /** Where its words stand. */
  readonly middle: Point;
}

/** Relations that a fan shows at most. */
export const mostArcs = 12;

/** Spreads the relations of a line into arcs, each with room for its words. */
export function fanArcs(line: SceneLine): FanArc[] {
  const { from, to, loop, link } = line;
  const relations = link.relations.slice(0, mostArcs);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const across = { x: -along.y, y: along.x };
  // Words lie flat: arcs one above the other need less room than arcs side by side.
  const room = loop ? 30 : 30 * Math.abs(along.x) + 165 * Math.abs(along.y);
  const centre = middleOf(line);
  return relations.map((relation, at): FanArc => {
    const offset = (at - (relations.length - 1) / 2) * room;
    if (loop) {
      const middle = { x: centre.x + 90, y: centre.y - at * room };
      return { relation, from, bend: { x: centre.x + 60, y: middle.y - 30 }, to, middle };
    }
    const middle = { x: centre.x + across.x * offset, y: centre.y + across.y * offset };
    // A curve through the middle has its control point as far beyond it again.
    const bend = {
      x: 2 * middle.x - (from.x + to.x) / 2,
      y: 2 * middle.y - (from.y + to.y) / 2,
    };
    const isForward = relation.source === link.source;
    return { relation, from: isForward ? from : to, bend, to: isForward ? to : from, middle };
  });
}

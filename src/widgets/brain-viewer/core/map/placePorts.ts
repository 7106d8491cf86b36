import { spreadPorts } from '../layout/algorithms/columns/assignLanes.ts';
import type { GraphLink } from '../model/brainGraph.ts';
import type { MapBox, MapRows } from './mapScene.ts';

/** Boxes of groups in rows, before their heights are known. */
export interface GroupRows {
  readonly boxes: readonly Pick<MapBox, 'id' | 'left' | 'width'>[];
  readonly rows: MapRows;
  readonly width: number;
}

/** A side of a box. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** One end of an edge. */
export interface End {
  readonly box: GroupRows['boxes'][number];
  readonly side: Side;
}

/** An edge, from left to right or from top to bottom. */
export interface Plan {
  readonly link: GraphLink;
  readonly ends: readonly [End, End];
  readonly rows: readonly [number, number];
  readonly isShown: boolean;
  /** The number of its lane beside a column, from the stage's edge. */
  readonly beside: number | undefined;
}

/** The gap between ports and between edges that pass through a row, in pixels. */
const apart = { ports: 22, passes: 14, inset: 12 } as const;

/** The rounds in which ports follow those at the other ends of their edges. */
const rounds = 4;

/**
 * Returns the place of each end along its side: across the stage at the top and the bottom of a
 * box, else its share of the height.
 */
export function portsOf(plans: readonly Plan[]): ReadonlyMap<End, number> {
  const sides = new Map<string, { end: End; other: End; isNear: boolean }[]>();
  for (const { ends, rows, isShown } of plans) {
    for (const [at, end] of ends.entries()) {
      const other = ends[at === 0 ? 1 : 0];
      const key = JSON.stringify([end.box.id, end.side, isShown]);
      const isNear = rows[1] - rows[0] === 1;
      sides.set(key, [...(sides.get(key) ?? []), { end, other, isNear }]);
    }
  }
  const found = new Map<End, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const ends of sides.values()) {
      const [first] = ends;
      if (first === undefined) continue;
      const { box, side } = first.end;
      if (side === 'left' || side === 'right') {
        for (const [at, { end }] of ends.entries()) found.set(end, (at + 1) / (ends.length + 1));
        continue;
      }
      const wanted = ends.map(({ end, other, isNear }) => ({
        end,
        wanted: (isNear ? found.get(other) : undefined) ?? facing(box, other.box),
      }));
      // Ports avoid the round corners. Edges that cross between two rows would lie on one another
      // if ports at the top were as far out as those at the bottom above.
      const spread = spreadPorts(wanted, {
        middle: box.left + box.width / 2,
        half: box.width * (side === 'top' ? 0.3 : 0.38),
        gap: apart.ports,
      });
      for (const [{ end }, x] of spread) found.set(end, x);
    }
  }
  return found;
}

/** Returns where an edge to another box would be straight, or else the other box's centre. */
function facing(own: End['box'], other: End['box']): number {
  const left = Math.max(own.left, other.left);
  const right = Math.min(own.left + own.width, other.left + other.width);
  return left < right ? (left + right) / 2 : other.left + other.width / 2;
}

/** Returns where edges pass through the rows between their ends. */
export function passesOf(
  plans: readonly Plan[],
  ports: ReadonlyMap<End, number>,
  map: GroupRows,
): ReadonlyMap<Plan, readonly number[]> {
  const found = new Map<Plan, number[]>();
  for (const row of map.rows.keys()) {
    const gaps = gapsIn(map, row);
    for (const plan of plans) {
      const [first, last] = plan.rows;
      if (row <= first || row >= last || plan.beside !== undefined) continue;
      const [from = 0, to = 0] = plan.ends.map((end) => ports.get(end));
      const wanted = from + ((to - from) * (row - first)) / (last - first);
      const far = ({ middle, half }: Gap): number => Math.max(0, Math.abs(wanted - middle) - half);
      gaps.reduce((best, gap) => (far(gap) < far(best) ? gap : best)).own.push({ plan, wanted });
    }
    for (const { own, ...gap } of gaps) {
      for (const [{ plan }, x] of spreadPorts(own, { ...gap, gap: apart.passes })) {
        found.set(plan, [...(found.get(plan) ?? []), x]);
      }
    }
  }
  return found;
}

interface Gap {
  readonly middle: number;
  readonly half: number;
  /** The edges that pass through it. */
  readonly own: { readonly plan: Plan; readonly wanted: number }[];
}

function gapsIn({ boxes, rows, width }: GroupRows, row: number): Gap[] {
  const placed = boxes
    .filter(({ id }) => rows[row]?.includes(id) === true)
    .sort((a, b) => a.left - b.left);
  const edges = [0, ...placed.flatMap((box) => [box.left, box.left + box.width]), width];
  return edges.flatMap((start, index) => {
    const end = edges[index + 1];
    if (index % 2 === 1 || end === undefined) return [];
    const half = Math.max(0, (end - start) / 2 - apart.inset);
    return [{ middle: (start + end) / 2, half, own: [] }];
  });
}

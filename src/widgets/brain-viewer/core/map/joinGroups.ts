import { centreOf } from '../scene/frame.ts';
import type { Point } from '../layout/layoutInput.ts';
import type { GraphLink } from '../model/brainGraph.ts';
import { strengthOf } from './brainMap.ts';
import { placeCounts } from './placeCounts.ts';
import { at, curve, type MapBox, type MapLine, type MapRows } from './mapScene.ts';

/** Boxes of groups, placed in rows. */
export interface GroupRows {
  readonly boxes: readonly MapBox[];
  readonly rows: MapRows;
  /** The top and the bottom of each row. */
  readonly bands: readonly { readonly top: number; readonly bottom: number }[];
  /** The stage's width. */
  readonly width: number;
}

/**
 * Limits without hover: edges per box, edges beside a column, least share of the strongest.
 */
const atRest = { each: 1.5, beside: 3, min: 0.02 } as const;

/** The gap between edges beside a column, the radius of their bends, and the room of their counts. */
export const lane = { gap: 10, bend: 24, room: 58 } as const;

/** The widths of edges, in pixels. */
const widths = { min: 2, max: 9 } as const;

type Side = 'top' | 'bottom' | 'left' | 'right';

/** An edge before its ports are assigned. */
interface Plan {
  readonly link: GraphLink;
  readonly ends: readonly [MapBox, MapBox];
  /** The row indexes of its ends, the upper one first. */
  readonly rows: readonly [number, number];
  readonly sides: readonly [Side, Side];
}

/** Routes edges between groups as curves through the gaps between rows and columns. */
export function joinGroups(links: readonly GraphLink[], map: GroupRows): MapLine[] {
  const byName = new Map(map.boxes.map((box) => [box.id, box]));
  const rowOf = ({ id }: MapBox): number => map.rows.findIndex((row) => row.includes(id));
  const plans = links.flatMap((link): Plan[] => {
    const ends = [byName.get(link.source), byName.get(link.target)] as const;
    const [one, other] = ends;
    if (one === undefined || other === undefined) return [];
    // Edges run from left to right and from top to bottom.
    const isTurned =
      rowOf(one) === rowOf(other) ? one.left > other.left : rowOf(one) > rowOf(other);
    const [a, b] = isTurned ? [other, one] : [one, other];
    const rows = [rowOf(a), rowOf(b)] as const;
    return [{ link, ends: [a, b], rows, sides: sidesOf(a, b, rows, map.rows) }];
  });
  const ports = portsOf(plans);
  const lanes = lanesOf(plans);
  const strengths = links.map(strengthOf);
  const [strongest, weakest] = [Math.max(...strengths), Math.min(...strengths)];
  const shown = Math.ceil(map.boxes.length * atRest.each);
  const lines = plans.map((plan, index): MapLine => {
    const { link, ends } = plan;
    const [start, end] = ports.get(plan) ?? [centreOf(ends[0]), centreOf(ends[1])];
    // Between neighbours of a row, whose tops are level, it runs straight.
    const y = plan.sides[1] === 'left' ? Math.min(start.y, end.y) : undefined;
    const [from, to] = [
      { ...start, y: y ?? start.y },
      { ...end, y: y ?? end.y },
    ];
    const beside = lanes.get(plan);
    const drawn =
      beside === undefined ? draw(plan, from, to, map) : drawBeside(from, to, map, beside);
    const strength = strengthOf(link);
    const share =
      strongest === weakest ? 0.5 : Math.log(strength / weakest) / Math.log(strongest / weakest);
    const isWeak = strength < strongest * atRest.min || index >= shown || beside === 0;
    return {
      id: link.id,
      ends: [ends[0].id, ends[1].id],
      from,
      to,
      ...drawn,
      width: widths.min + (widths.max - widths.min) * share,
      room:
        plan.sides[1] === 'left' ? to.x - from.x - 12 : beside === undefined ? Infinity : lane.room,
      of: link,
      head: false,
      dash: 0,
      isStrongest: index === 0,
      rest: isWeak ? 'hidden' : 'plain',
    };
  });
  return placeCounts(lines, map.boxes);
}

function sidesOf(
  a: MapBox,
  b: MapBox,
  [rowA, rowB]: Plan['rows'],
  rows: MapRows,
): readonly [Side, Side] {
  if (rows.every(({ length }) => length === 1) && rowB - rowA > 1) return ['right', 'right'];
  if (rowA !== rowB) return ['bottom', 'top'];
  const row = rows[rowA] ?? [];
  if (row.indexOf(b.id) - row.indexOf(a.id) === 1) return ['right', 'left'];
  const isLast = rowA === rows.length - 1 && rows.length > 1;
  return isLast ? ['top', 'top'] : ['bottom', 'bottom'];
}

/** Numbers edges beside a column from the stage's edge, the longest first. 0 if hidden at rest. */
function lanesOf(plans: readonly Plan[]): ReadonlyMap<Plan, number> {
  const beside = plans.filter(({ sides: [a, b] }) => a === 'right' && b === 'right');
  const length = ({ rows: [a, b] }: Plan): number => b - a;
  const shown = beside.slice(0, atRest.beside).sort((a, b) => length(b) - length(a));
  return new Map(beside.map((plan) => [plan, shown.indexOf(plan) + 1]));
}

/** Returns an edge on a lane beside a column. */
function drawBeside(
  from: Point,
  to: Point,
  { width }: GroupRows,
  beside: number,
): Pick<MapLine, 'path' | 'middle'> {
  const x = width - Math.max(1, beside) * lane.gap;
  const bend = Math.min(lane.bend, (to.y - from.y) / 2);
  const [start, end] = [
    { x, y: from.y + bend },
    { x, y: to.y - bend },
  ];
  return {
    path: `M${at(from)}Q${at({ x, y: from.y })} ${at(start)}L${at(end)}Q${at({ x, y: to.y })} ${at(to)}`,
    middle: { x: width - lane.room / 2, y: (from.y + to.y) / 2 },
  };
}

/** Spreads ports along each side, ordered by the other ends to reduce crossings. */
function portsOf(plans: readonly Plan[]): ReadonlyMap<Plan, readonly [Point, Point]> {
  const atSides = new Map<string, { plan: Plan; end: 0 | 1; towards: Point }[]>();
  for (const plan of plans) {
    for (const end of [0, 1] as const) {
      const key = JSON.stringify([plan.ends[end].id, plan.sides[end]]);
      const towards = centreOf(plan.ends[end === 0 ? 1 : 0]);
      atSides.set(key, [...(atSides.get(key) ?? []), { plan, end, towards }]);
    }
  }
  const found = new Map<Plan, [Point, Point]>();
  for (const ends of atSides.values()) {
    const along = ends[0]?.plan.sides[ends[0].end] ?? 'top';
    const axis = along === 'top' || along === 'bottom' ? 'x' : 'y';
    ends.sort((a, b) => a.towards[axis] - b.towards[axis]);
    for (const [index, { plan, end }] of ends.entries()) {
      const box = plan.ends[end];
      const share = (index + 1) / (ends.length + 1);
      const known = found.get(plan) ?? [centreOf(plan.ends[0]), centreOf(plan.ends[1])];
      known[end] = onSide(box, plan.sides[end], share);
      found.set(plan, known);
    }
  }
  return found;
}

function onSide({ left, top, width, height }: MapBox, side: Side, share: number): Point {
  // Ports avoid the round corners.
  const [x, y] = [left + width * (0.12 + 0.76 * share), top + height * (0.15 + 0.7 * share)];
  switch (side) {
    case 'top':
      return { x, y: top };
    case 'bottom':
      return { x, y: top + height };
    case 'left':
      return { x: left, y };
    case 'right':
      return { x: left + width, y };
  }
}

function draw(
  { rows: [rowA, rowB], sides }: Plan,
  from: Point,
  to: Point,
  map: GroupRows,
): Pick<MapLine, 'path' | 'middle'> {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (sides[1] === 'left') return { path: curve(from, to, 'x'), middle };
  if (rowA === rowB) return around(from, to, map, rowA, sides[0] === 'top');
  // Runs down through a gap in each row between.
  const stops: Point[] = [];
  for (let row = rowA + 1; row < rowB; row += 1) {
    const band = map.bands[row];
    if (band === undefined) continue;
    const x = gapIn(map, row, from.x + ((to.x - from.x) * (row - rowA)) / (rowB - rowA));
    stops.push({ x, y: band.top }, { x, y: band.bottom });
  }
  const [bandA, bandB] = [map.bands[rowA], map.bands[rowB]];
  const points = [
    from,
    { x: from.x, y: bandA?.bottom ?? from.y },
    ...stops,
    { x: to.x, y: bandB?.top ?? to.y },
    to,
  ];
  const parts = points.slice(1).map((point, index) => {
    const before = points[index] ?? from;
    return index % 2 === 0 ? `L${at(point)}` : curve(before, point, 'y').replace(/^M[^C]*/, '');
  });
  const [first = from, second = to] = points.slice(1, 3);
  return {
    path: `M${at(from)}${parts.join('')}`,
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
  };
}

/** Returns a curve below or above a row, past the boxes between its ends. */
function around(
  from: Point,
  to: Point,
  { bands }: GroupRows,
  row: number,
  isAbove: boolean,
): Pick<MapLine, 'path' | 'middle'> {
  const band = bands[row];
  const edge = (isAbove ? band?.top : band?.bottom) ?? from.y;
  const next = isAbove ? bands[row - 1]?.bottom : bands[row + 1]?.top;
  const depth = (next === undefined ? 44 : Math.abs(next - edge)) * 0.62;
  const y = isAbove ? edge - depth : edge + depth;
  const [start, end] = [
    { x: from.x, y: edge },
    { x: to.x, y: edge },
  ];
  return {
    path: `M${at(from)}L${at(start)}C${at({ x: from.x, y })} ${at({ x: to.x, y })} ${at(end)}L${at(to)}`,
    middle: { x: (from.x + to.x) / 2, y: edge + (y - edge) * 0.75 },
  };
}

/** Returns the position within a row's gaps that is nearest to `x`. */
function gapIn({ boxes, rows, width }: GroupRows, row: number, x: number): number {
  const placed = boxes
    .filter(({ id }) => rows[row]?.includes(id) === true)
    .sort((a, b) => a.left - b.left);
  const edges = [0, ...placed.flatMap((box) => [box.left, box.left + box.width]), width];
  const gaps = edges.flatMap((start, index) => {
    const end = edges[index + 1];
    return index % 2 === 0 && end !== undefined ? [{ start, end }] : [];
  });
  const at = gaps.map(({ start, end }) => {
    const inset = Math.min(12, (end - start) / 2);
    return Math.min(end - inset, Math.max(start + inset, x));
  });
  return at.reduce(
    (best, place) => (Math.abs(place - x) < Math.abs(best - x) ? place : best),
    at[0] ?? x,
  );
}

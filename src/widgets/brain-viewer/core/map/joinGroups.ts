import { assignLanes, type Step } from '../layout/algorithms/columns/assignLanes.ts';
import type { Point } from '../layout/layoutInput.ts';
import type { GraphLink } from '../model/brainGraph.ts';
import { forEachPiece, type LinePath } from '../scene/linePath.ts';
import { strengthOf } from './brainMap.ts';
import { placeCounts } from './placeCounts.ts';
import { passesOf, portsOf, type End, type GroupRows, type Plan, type Side } from './placePorts.ts';
import type { MapBox, MapLine, MapRows } from './mapScene.ts';

/** The boxes in their places, and the top and the bottom of each row. */
export interface PlacedRows {
  readonly boxes: readonly MapBox[];
  readonly bands: readonly { readonly top: number; readonly bottom: number }[];
}

/** Edges on lanes between the rows. */
export interface LinePlan {
  /** The number of lanes below each row without hover. */
  readonly lanes: readonly number[];
  readonly draw: (placed: PlacedRows) => MapLine[];
}

/**
 * Limits without hover: edges per box, edges beside a column, least share of the strongest.
 */
const atRest = { each: 1.5, beside: 3, min: 0.02 } as const;

/**
 * The distance of lanes between rows, from the rows, from the rows where there is little room, and
 * their bends; and beside a column the gap between edges, their bends, and the room of their counts.
 */
export const lane = {
  pitch: 14,
  inset: 18,
  least: 12,
  turn: 12,
  gap: 10,
  bend: 24,
  room: 58,
} as const;

/** The widths of edges, in pixels. */
const widths = { min: 2, max: 8 } as const;

/** Plans edges between groups through the gaps between rows and columns. */
export function planLines(links: readonly GraphLink[], map: GroupRows): LinePlan {
  const plans = plansOf(links, map);
  const ports = portsOf(plans);
  const [shown, hidden] = [true, false].map((isShown) => {
    const own = plans.filter((plan) => plan.isShown === isShown);
    const steps = stepsOf(own, ports, map);
    const all = [...steps.values()].flat();
    const gaps = map.rows.map((_, gap) => assignLanes(all.filter((step) => step.gap === gap)));
    return { steps, gaps };
  });
  const strengths = links.map(strengthOf);
  const [strongest, weakest] = [Math.max(...strengths), Math.min(...strengths)];
  return {
    lanes: shown?.gaps.map(({ lanes }) => lanes) ?? [],
    draw({ boxes, bands }) {
      const lines = plans.map((plan, index): MapLine => {
        const { link, ends, isShown, beside } = plan;
        const [from, to] = endsOf(plan, ports, boxes);
        const isAcross = ends[1].side === 'left';
        const x = map.width - (beside ?? 0) * lane.gap;
        const { steps, gaps = [] } = (isShown ? shown : hidden) ?? {};
        const runs = (steps?.get(plan) ?? []).flatMap((step) => {
          const gap = gaps[step.gap];
          const at = gap?.laneOf.get(step);
          if (gap === undefined || at === undefined) return [];
          const y = heightOf(at, gap.lanes, bands[step.gap], bands[step.gap + 1]);
          return [
            { x: step.from, y },
            { x: step.to, y },
          ];
        });
        const via = beside === undefined ? runs : [from, to].map(({ y }) => ({ x, y }));
        const strength = strengthOf(link);
        const share =
          strongest === weakest
            ? 0.5
            : Math.log(strength / weakest) / Math.log(strongest / weakest);
        return {
          id: link.id,
          ends: [ends[0].box.id, ends[1].box.id],
          from,
          via,
          to,
          bend: beside === undefined ? lane.turn : lane.bend,
          middle:
            beside === undefined
              ? middleOf({ from, via, to })
              : { x: map.width - lane.room / 2, y: (from.y + to.y) / 2 },
          width: widths.min + (widths.max - widths.min) * share,
          room: isAcross ? to.x - from.x - 12 : beside === undefined ? Infinity : lane.room,
          of: link,
          head: false,
          dash: 0,
          isStrongest: index === 0,
          rest: isShown ? 'plain' : 'hidden',
        };
      });
      return placeCounts(lines, boxes);
    },
  };
}

function plansOf(links: readonly GraphLink[], { boxes, rows }: GroupRows): Plan[] {
  const byName = new Map(boxes.map((box) => [box.id, box]));
  const strongest = Math.max(...links.map(strengthOf));
  const most = Math.ceil(boxes.length * atRest.each);
  const isColumn = rows.every(({ length }) => length === 1);
  const plans = links.flatMap((link, index): Omit<Plan, 'beside'>[] => {
    const [one, other] = [byName.get(link.source), byName.get(link.target)];
    if (one === undefined || other === undefined) return [];
    const rowOf = ({ id }: End['box']): number => rows.findIndex((row) => row.includes(id));
    const isTurned =
      rowOf(one) === rowOf(other) ? one.left > other.left : rowOf(one) > rowOf(other);
    const [a, b] = isTurned ? [other, one] : [one, other];
    const own = [rowOf(a), rowOf(b)] as const;
    const sides = sidesOf([a.id, b.id], own, rows, isColumn);
    const isShown = strengthOf(link) >= strongest * atRest.min && index < most;
    return [
      {
        link,
        ends: [
          { box: a, side: sides[0] },
          { box: b, side: sides[1] },
        ],
        rows: own,
        isShown,
      },
    ];
  });
  const length = ({ rows: [a, b] }: Omit<Plan, 'beside'>): number => b - a;
  const beside = plans.filter(({ ends }) => ends[1].side === 'right');
  const shown = beside.slice(0, atRest.beside).sort((a, b) => length(b) - length(a));
  return plans.map((plan) => {
    if (!beside.includes(plan)) return { ...plan, beside: undefined };
    const at = shown.indexOf(plan) + 1;
    return { ...plan, isShown: plan.isShown && at > 0, beside: Math.max(1, at) };
  });
}

function sidesOf(
  [a, b]: readonly [string, string],
  [rowA, rowB]: Plan['rows'],
  rows: MapRows,
  isColumn: boolean,
): readonly [Side, Side] {
  if (isColumn && rowB - rowA > 1) return ['right', 'right'];
  if (rowA !== rowB) return ['bottom', 'top'];
  const row = rows[rowA] ?? [];
  if (row.indexOf(b) - row.indexOf(a) === 1) return ['right', 'left'];
  const isLast = rowA === rows.length - 1 && rows.length > 1;
  return isLast ? ['top', 'top'] : ['bottom', 'bottom'];
}

/** Returns the points at an edge's ends. */
function endsOf(
  { ends }: Plan,
  ports: ReadonlyMap<End, number>,
  boxes: readonly MapBox[],
): readonly [Point, Point] {
  const points = ends.map((end): Point => {
    const {
      left = 0,
      top = 0,
      width = 0,
      height = 0,
    } = boxes.find(({ id }) => id === end.box.id) ?? {};
    const at = ports.get(end) ?? 0;
    switch (end.side) {
      case 'top':
        return { x: at, y: top };
      case 'bottom':
        return { x: at, y: top + height };
      case 'left':
        return { x: left, y: top + height * (0.15 + 0.7 * at) };
      case 'right':
        return { x: left + width, y: top + height * (0.15 + 0.7 * at) };
    }
  });
  const [from = { x: 0, y: 0 }, to = from] = points;
  // Between neighbours of a row, whose tops are level, it runs straight.
  const y = Math.min(from.y, to.y);
  if (ends[1].side !== 'left') return [from, to];
  return [
    { ...from, y },
    { ...to, y },
  ];
}

/** Returns the runs of edges in the gaps between rows, from the upper end to the lower. */
function stepsOf(
  plans: readonly Plan[],
  ports: ReadonlyMap<End, number>,
  map: GroupRows,
): Map<Plan, Step[]> {
  const passes = passesOf(plans, ports, map);
  return new Map(
    plans.map((plan): [Plan, Step[]] => {
      const { ends, rows } = plan;
      const [from, to] = ends.map((end) => ports.get(end) ?? 0);
      const isBeside = ends[1].side === 'left' || ends[1].side === 'right';
      if (from === undefined || to === undefined || isBeside) return [plan, []];
      const [gap] = rows;
      const bundle = undefined;
      if (ends[0].side === 'top') {
        return [plan, [{ gap: gap - 1, from, to, left: [], right: [from, to], bundle }]];
      }
      if (ends[1].side === 'bottom') {
        return [plan, [{ gap, from, to, left: [from, to], right: [], bundle }]];
      }
      const stops = [from, ...(passes.get(plan) ?? []), to];
      const steps = stops.slice(1).map((next, at): Step => {
        const before = stops[at] ?? next;
        return { gap: gap + at, from: before, to: next, left: [before], right: [next], bundle };
      });
      return [plan, steps];
    }),
  );
}

type Band = PlacedRows['bands'][number] | undefined;

/** Returns the height of a lane between two rows, or below the last one. */
function heightOf(at: number, lanes: number, above: Band, below: Band): number {
  const top = above?.bottom ?? 0;
  const free = below === undefined ? Infinity : below.top - top - 2 * lane.least;
  const pitch = Math.min(lane.pitch, Math.max(0, free) / Math.max(1, lanes - 1));
  const first =
    below === undefined ? top + lane.inset : (top + below.top - (lanes - 1) * pitch) / 2;
  return first + at * pitch;
}

/** Returns the middle of the longest piece of an edge. */
function middleOf(path: LinePath): Point {
  let best = { length: -1, middle: path.from };
  forEachPiece(path, (from, to) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length <= best.length) return;
    best = { length, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
  });
  return best.middle;
}

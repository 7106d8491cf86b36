import type { Tree } from '../../../model/hierarchy.ts';
import { boxGap, noSize, type LayoutInput, type Point, type Size } from '../../layoutInput.ts';
import {
  straightened,
  turned,
  turnedSize,
  type Direction,
  type PlacedLines,
} from '../placedLines.ts';

/** Gaps in pixels at zoom 1 in lists, and between trees. */
const room = { lane: 24, inLane: 10, row: 12, after: 26, list: 22, tree: 56 } as const;

/**
 * The gap between ranks: with room for edge badges in forests of up to `few` boxes, and for further
 * lines across them.
 */
const ranks = { few: 24, wide: 62, crossed: 44, narrow: 36 } as const;

/**
 * The height of a large stage. A rank in one row reads better, so it is only wrapped if it would be
 * small even there.
 */
const generousHeight = 640;

/** The cost of boxes in lists, and the factor within which two shapes are the same. */
const listed = { cost: 0.15, same: 1.06 } as const;

/** The length of a jog that lines don't make, in pixels. */
const jog = 16;

/** The faults of a link that isn't part of the tree, which is routed across it. */
const faultsOfOther = 2.5;

/**
 * Lays out a forest: children in a row below their parent, or in side-by-side lists if that makes a
 * larger picture. No edges cross or pass under a box.
 *
 * @param share - The share of a large stage's height that it gets.
 */
export function treeLayout(
  { boxes, stage }: Pick<LayoutInput, 'boxes'> & { stage: Size },
  tree: Tree,
  direction: Direction,
  share = 1,
): PlacedLines {
  const isRight = direction === 'right';
  const shapes = shapesOfForest(isRight ? boxes.map(turnedSize) : boxes, tree, !isRight);
  const rated = ({ width, height, inLists }: Shape): number =>
    Math.min(1, Math.min(stage.width / stage.height / width, 1 / height) * generousHeight * share) /
    (1 + (listed.cost * inLists) / boxes.length);
  const best = shapes.reduce((a, b) => (rated(b) > rated(a) ? b : a));
  const faults = faultsOfOther * tree.others;
  const placed = { places: boxes.map((): Point => ({ x: 0, y: 0 })), lines: new Map(), faults };
  best.place(0, 0, placed);
  return isRight ? turned(placed) : placed;
}

/** Returns the ways to lay out a forest downwards, those with fewer lists first. */
export const shapesOfTree = (boxes: readonly Size[], tree: Tree): readonly Shape[] =>
  shapesOfForest(boxes, tree, true);

/** One way to lay out a subtree. */
export interface Shape extends Size {
  /** The horizontal centre of its root. */
  readonly centre: number;
  /** The number of boxes in its lists. */
  readonly inLists: number;
  /** Places its boxes and edges, from its upper left corner. */
  readonly place: (left: number, top: number, into: PlacedForest) => void;
}

export interface PlacedForest {
  readonly places: Point[];
  readonly lines: Map<number, readonly Point[]>;
}

/** A root with its subtrees. */
interface Family {
  /** Undefined above the roots of a forest. */
  readonly index: number | undefined;
  readonly own: Size;
  /** The smallest first. */
  readonly children: readonly Subtree[];
  /** The gap between ranks. */
  readonly rank: number;
}

interface Subtree {
  readonly link: number | undefined;
  readonly own: Size;
  /** The number of its boxes. */
  readonly count: number;
  /** The ways to lay it out, those with fewer lists first. */
  readonly shapes: readonly Shape[];
}

/** A subtree in the shape that was chosen. */
type Child = Pick<Subtree, 'link' | 'own' | 'count'> & { readonly shape: Shape };

function shapesOfForest(boxes: readonly Size[], tree: Tree, mayList: boolean): readonly Shape[] {
  const { wide, crossed, narrow } = ranks;
  const rank = boxes.length <= ranks.few ? wide : tree.others > 0 ? crossed : narrow;
  const grow = (indexes: readonly number[]): Subtree[] =>
    indexes
      .map((index) => {
        const own = boxes[index] ?? noSize;
        const children = grow(tree.children[index] ?? []);
        const count = children.reduce((sum, child) => sum + child.count, 1);
        const shapes = shapesOf({ index, own, children, rank }, mayList);
        return { link: tree.linkTo[index], own, count, shapes };
      })
      .sort((a, b) => a.count - b.count);
  const children = grow(tree.roots);
  return shapesOf({ index: undefined, own: noSize, children, rank }, mayList);
}

/** Returns the ways to lay out a family, without those that others are as good as. */
function shapesOf(family: Family, mayList: boolean): readonly Shape[] {
  const all = [...rowsOf(family), ...(mayList ? listsOf(family) : [])];
  const kept: Shape[] = [];
  for (const shape of all.sort((a, b) => a.inLists - b.inLists || a.width - b.width)) {
    const { width, height } = shape;
    const isNoBetter = kept.some(
      (other) => other.width <= width * listed.same && other.height <= height * listed.same,
    );
    if (!isNoBetter) kept.push(shape);
  }
  return kept;
}

/** Returns a subtree in its shape of least width or height, within a limit of the other. */
function childIn({ shapes, ...child }: Subtree, side: 'width' | 'height', max: number): Child {
  const other = side === 'width' ? 'height' : 'width';
  const fitting = shapes.filter((shape) => shape[other] <= max);
  const least = (fitting.length > 0 ? fitting : shapes).reduce((a, b) =>
    b[side] < a[side] ? b : a,
  );
  return { ...child, shape: least };
}

/** Returns the distinct sizes of subtrees from the least that all of them can have. */
function limitsOf(children: readonly Subtree[], side: 'width' | 'height'): number[] {
  const least = Math.max(...children.map(({ shapes }) => Math.min(...shapes.map((s) => s[side]))));
  const all = children.flatMap(({ shapes }) => shapes.map((shape) => shape[side]));
  return [...new Set(all)].filter((size) => size >= least);
}

function rowsOf(family: Family): Shape[] {
  const { children } = family;
  if (children.length === 0) return [inRow(family, [])];
  const ordered = family.index === undefined ? children.toReversed() : children;
  return limitsOf(children, 'height').map((height) =>
    inRow(
      family,
      ordered.map((child) => childIn(child, 'width', height)),
    ),
  );
}

/** Puts children in a row below their parent, joined by a bus. */
function inRow({ index, own, rank }: Family, children: readonly Child[]): Shape {
  const top = own.height + (children.length === 0 ? 0 : rank);
  const gap = index === undefined ? room.tree : boxGap;
  const wide = children.reduce((sum, { shape }) => sum + shape.width + gap, -gap);
  const starts = children.reduce<number[]>(
    (all, { shape }) => [...all, (all.at(-1) ?? 0) + shape.width + gap],
    [0],
  );
  const centres = children.map(({ shape }, at) => (starts[at] ?? 0) + shape.centre);
  const between = ((centres[0] ?? 0) + (centres.at(-1) ?? 0)) / 2;
  // A line with a short jog reads worse than a parent that is a little off the middle.
  const middle = centres.find((x) => Math.abs(x - between) < jog) ?? between;
  const centre = Math.max(own.width / 2, middle);
  const start = centre - middle;
  const lefts = starts.map((x) => x + start);
  const centreOf = (at: number): number => start + (centres[at] ?? 0);
  return {
    width: Math.max(centre + own.width / 2, start + wide),
    height: top + Math.max(0, ...children.map(({ shape }) => shape.height)),
    centre,
    inLists: children.reduce((sum, { shape }) => sum + shape.inLists, 0),
    place(left, above, into) {
      placeRoot({ index, own, centre }, left, above, into);
      for (const [at, { link, shape }] of children.entries()) {
        shape.place(left + (lefts[at] ?? 0), above + top, into);
        drawLine(link, into, [
          { x: left + centre, y: above + own.height },
          { x: left + centre, y: above + own.height + rank / 2 },
          { x: left + centreOf(at), y: above + own.height + rank / 2 },
          { x: left + centreOf(at), y: above + top },
        ]);
      }
    },
  };
}

function placeRoot(
  { index, own, centre }: Pick<Family, 'index' | 'own'> & { centre: number },
  left: number,
  top: number,
  { places }: PlacedForest,
): void {
  if (index !== undefined) places[index] = { x: left + centre, y: top + own.height / 2 };
}

function drawLine(
  link: number | undefined,
  { lines }: PlacedForest,
  points: readonly Point[],
): void {
  if (link !== undefined) lines.set(link, straightened(points));
}

function listsOf(family: Family): Shape[] {
  const { children } = family;
  const largest = children.at(-1);
  if (largest === undefined || children.length < 2) return [];
  const counts: number[] = [];
  for (let count = 1; count <= children.length; count = Math.max(count + 1, count * 1.3)) {
    counts.push(Math.floor(count));
  }
  const even = limitsOf(children, 'width').flatMap((width) => {
    const picked = children.map((child) => childIn(child, 'height', width));
    return counts.map((count) => cut(picked, count));
  });
  // The largest child beside lists of the others.
  const others = children.slice(0, -1).map((child) => childIn(child, 'width', Infinity));
  const beside = counts.flatMap((count) =>
    largest.shapes.map((shape) => [...cut(others, count), [{ ...largest, shape }]]),
  );
  const all = [...even, ...beside];
  if (family.index !== undefined) return all.map((lists) => inLists(family, lists));
  return all.map((lists) => inLists(family, lists.map((list) => list.toReversed()).toReversed()));
}

/** Splits children, in order, into lists of similar height. */
function cut(children: readonly Child[], count: number): Child[][] {
  const total = children.reduce(
    (sum, { shape, count: size }) => sum + shape.height + gapAfter(size),
    0,
  );
  for (let high = total / count; ; high *= 1.08) {
    const lists: Child[][] = [];
    let taken = Infinity;
    for (const child of children) {
      if (taken + child.shape.height > high) {
        lists.push([]);
        taken = 0;
      }
      lists.at(-1)?.push(child);
      taken += child.shape.height + gapAfter(child.count);
    }
    if (lists.length <= count) return lists;
  }
}

function gapAfter(count: number): number {
  return count > 1 ? room.after : room.row;
}

/** Puts children in lists below their parent, each with a vertical lane on its left. */
function inLists({ index, own, rank }: Family, lists: readonly Child[][]): Shape {
  const isOne = lists.length === 1;
  const top = own.height + (isOne ? room.row * 2 : rank);
  const widths = lists.map(
    (list) => room.lane + Math.max(...list.map(({ shape }) => shape.width)) + room.list,
  );
  const wide = widths.reduce((sum, width) => sum + width, -room.list);
  const centre = isOne ? own.width / 2 : Math.max(wide, own.width) / 2;
  const high = lists.map((list) =>
    list.reduce(
      (sum, { shape, count }, at) =>
        sum + shape.height + (at < list.length - 1 ? gapAfter(count) : 0),
      0,
    ),
  );
  const all = lists.flat();
  return {
    width: Math.max(centre + own.width / 2, wide),
    height: top + Math.max(...high),
    centre,
    inLists: all.reduce((sum, { count }) => sum + count, 0),
    place(left, above, into) {
      placeRoot({ index, own, centre }, left, above, into);
      const bus = above + own.height + rank / 2;
      let start = left;
      for (const [at, list] of lists.entries()) {
        const lane = start + room.inLane;
        const from = isOne ? lane : left + centre;
        let y = above + top;
        for (const { link, own: size, count, shape } of list) {
          shape.place(start + room.lane, y, into);
          const x = start + room.lane + shape.centre;
          const middle = y + size.height / 2;
          const turns =
            list.length === 1
              ? [
                  { x, y: bus },
                  { x, y },
                ]
              : [
                  { x: lane, y: bus },
                  { x: lane, y: middle },
                  { x: x - size.width / 2, y: middle },
                ];
          drawLine(link, into, [{ x: from, y: above + own.height }, { x: from, y: bus }, ...turns]);
          y += shape.height + gapAfter(count);
        }
        start += widths[at] ?? 0;
      }
    },
  };
}

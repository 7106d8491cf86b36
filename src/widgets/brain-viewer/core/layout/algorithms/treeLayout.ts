import type { Tree } from '../../model/hierarchy.ts';
import { boxGap, noSize, type LayoutInput, type Point, type Size } from '../layoutInput.ts';
import { scaleOf } from './packParts.ts';
import { straightened, turned, turnedSize, type PlacedLines } from './placedLines.ts';

/** Gaps in pixels at zoom 1: between ranks, down to the bus where edges branch, and in lists. */
const room = { rank: 56, bus: 30, lane: 24, inLane: 10, row: 12, after: 26, list: 22 } as const;

/**
 * The height of a large stage. A rank in one row reads better, so it is only wrapped if it would be
 * small even there.
 */
const generousHeight = 640;

/** The factor between the widths that are tried. */
const step = 1.2;

/** The minimum gain in scale for a tree that wraps more. */
const leastGain = 1.08;

/**
 * Lays out a forest: children in a row below their parent, or in side-by-side lists if a row would
 * be too wide. No edges cross or pass under a box.
 */
export function treeLayout(
  { boxes, aspect }: Pick<LayoutInput, 'boxes'> & { aspect: number },
  tree: Tree,
  direction: 'down' | 'right',
): PlacedLines {
  if (direction === 'right') return turned(place(boxes.map(turnedSize), tree, Infinity));
  const total = boxes.reduce((sum, { width }) => sum + width + boxGap, 0);
  let best = place(boxes, tree, total);
  let bestScale = Math.min(1, scaleOf(boxes, best.places, aspect) * generousHeight);
  for (let width = total / step; width > 200; width /= step) {
    const next = place(boxes, tree, width);
    const scale = Math.min(1, scaleOf(boxes, next.places, aspect) * generousHeight);
    if (scale > bestScale * leastGain) [best, bestScale] = [next, scale];
  }
  return best;
}

/** A laid-out subtree, relative to its upper left corner. */
interface Block extends Size {
  readonly boxes: readonly (Point & { readonly index: number })[];
  readonly lines: readonly { readonly link: number; readonly points: readonly Point[] }[];
  /** The horizontal centre of its root. */
  readonly centre: number;
}

/** @param widest - The width beyond which children are put in lists. */
function place(boxes: readonly Size[], tree: Tree, widest: number): PlacedLines {
  const roots = tree.roots.map((root) => blockOf(root, { boxes, tree, widest }));
  const places = boxes.map((): Point => ({ x: 0, y: 0 }));
  const lines = new Map<number, readonly Point[]>();
  let [left, top, high] = [0, 0, 0];
  for (const block of roots) {
    if (left > 0 && left + block.width > widest) [left, top, high] = [0, top + high + room.rank, 0];
    const { boxes: placed, lines: drawn } = moved(block, left, top);
    for (const { index, x, y } of placed) places[index] = { x, y };
    for (const { link, points } of drawn) lines.set(link, points);
    left += block.width + room.rank;
    high = Math.max(high, block.height);
  }
  return { places, lines };
}

interface Growing {
  readonly boxes: readonly Size[];
  readonly tree: Tree;
  readonly widest: number;
}

function blockOf(index: number, growing: Growing): Block {
  const { boxes, tree, widest } = growing;
  const own = boxes[index] ?? noSize;
  const children = (tree.children[index] ?? []).map((child) => ({
    index: child,
    link: tree.linkTo[child] ?? -1,
    size: boxes[child] ?? noSize,
    block: blockOf(child, growing),
  }));
  // The smallest subtrees first.
  children.sort((a, b) => a.block.boxes.length - b.block.boxes.length);
  const wide = children.reduce((sum, { block }) => sum + block.width + boxGap, -boxGap);
  if (children.length < 2 || wide <= widest) return inRow(index, own, children);
  const lists = besideLargest(children, growing) ?? listsOf(children, widest);
  return inLists(index, own, lists);
}

/** The minimum share of the width for the largest child beside a list of the others. */
const leastForLargest = 0.5;

/** Puts the largest child beside a list of the others, if it has at least half of the boxes. */
function besideLargest(children: readonly Child[], growing: Growing): Child[][] | undefined {
  const again = (child: Child, widest: number): Child => ({
    ...child,
    block: blockOf(child.index, { ...growing, widest }),
  });
  const largest = children.at(-1);
  const size = children.reduce((sum, { block }) => sum + block.boxes.length, 0);
  if (largest === undefined || largest.block.boxes.length * 2 < size) return undefined;
  const others = children.slice(0, -1).map((child) => again(child, 0));
  const left = growing.widest - widthOf(others) - room.list - room.lane;
  return left < growing.widest * leastForLargest ? undefined : [others, [again(largest, left)]];
}

interface Child {
  readonly index: number;
  readonly link: number;
  readonly size: Size;
  readonly block: Block;
}

/** Puts children in a row below their parent, joined by a bus. */
function inRow(index: number, own: Size, children: readonly Child[]): Block {
  const top = own.height + (children.length === 0 ? 0 : room.rank);
  const wide = children.reduce((sum, { block }) => sum + block.width + boxGap, -boxGap);
  let left = Math.max(0, (own.width - wide) / 2);
  const placed = children.map(({ link, block }) => {
    const at = moved(block, left, top);
    left += block.width + boxGap;
    return { link, block: at };
  });
  const [first, last] = [placed[0]?.block.centre, placed.at(-1)?.block.centre];
  const middle = first === undefined || last === undefined ? own.width / 2 : (first + last) / 2;
  const centre = Math.max(own.width / 2, middle);
  const bus = own.height + room.bus;
  const lines = placed.map(({ link, block }) => ({
    link,
    points: straightened([
      { x: centre, y: own.height },
      { x: centre, y: bus },
      { x: block.centre, y: bus },
      { x: block.centre, y: top },
    ]),
  }));
  return joined(
    index,
    own,
    { centre, lines },
    placed.map(({ block }) => block),
  );
}

/** Puts children in lists below their parent, each with a vertical lane on its left. */
function inLists(index: number, own: Size, lists: readonly Child[][]): Block {
  const top = own.height + (lists.length === 1 ? room.row * 2 : room.rank);
  const bus = own.height + room.bus;
  const wide = lists.reduce((sum, list) => sum + widthOf(list) + room.list, -room.list);
  const centre = lists.length === 1 ? own.width / 2 : Math.max(wide, own.width) / 2;
  const lines: { link: number; points: readonly Point[] }[] = [];
  const blocks: MovedBlock[] = [];
  let left = 0;
  for (const list of lists) {
    const lane = left + room.inLane;
    const start = lists.length === 1 ? lane : centre;
    let y = top;
    for (const { link, size, block } of list) {
      const at = moved(block, left + room.lane, y);
      const middle = y + size.height / 2;
      blocks.push(at);
      const turns =
        list.length === 1
          ? [
              { x: at.centre, y: bus },
              { x: at.centre, y },
            ]
          : [
              { x: lane, y: bus },
              { x: lane, y: middle },
              { x: at.centre - size.width / 2, y: middle },
            ];
      lines.push({
        link,
        points: straightened([{ x: start, y: own.height }, { x: start, y: bus }, ...turns]),
      });
      y += block.height + gapAfter(block);
    }
    left += widthOf(list) + room.list;
  }
  return joined(index, own, { centre, lines }, blocks);
}

function gapAfter({ boxes }: Block): number {
  return boxes.length > 1 ? room.after : room.row;
}

function widthOf(list: readonly Child[]): number {
  return room.lane + Math.max(...list.map(({ block }) => block.width));
}

/** Splits children, in order, into as many lists of similar height as fit. */
function listsOf(children: readonly Child[], widest: number): Child[][] {
  const total = children.reduce((sum, { block }) => sum + block.height + gapAfter(block), 0);
  const narrowest = Math.min(...children.map(({ block }) => block.width)) + room.lane + room.list;
  const most = Math.min(children.length, Math.floor((widest + room.list) / narrowest));
  for (let count = most; count > 1; count -= 1) {
    for (let high = total / count; high < total; high *= 1.08) {
      const lists = cut(children, high);
      if (lists.length > count) continue;
      const wide = lists.reduce((sum, list) => sum + widthOf(list) + room.list, -room.list);
      if (wide <= widest) return lists;
      break;
    }
  }
  return [[...children]];
}

function cut(children: readonly Child[], high: number): Child[][] {
  const lists: Child[][] = [];
  let taken = Infinity;
  for (const child of children) {
    if (taken + child.block.height > high) {
      lists.push([]);
      taken = 0;
    }
    lists.at(-1)?.push(child);
    taken += child.block.height + gapAfter(child.block);
  }
  return lists;
}

/** Joins a root with its placed subtrees. */
function joined(
  index: number,
  own: Size,
  { centre, lines }: Pick<Block, 'centre' | 'lines'>,
  blocks: readonly MovedBlock[],
): Block {
  return {
    width: Math.max(centre + own.width / 2, ...blocks.map(({ right }) => right)),
    height: Math.max(own.height, ...blocks.map(({ bottom }) => bottom)),
    centre,
    boxes: [{ index, x: centre, y: own.height / 2 }, ...blocks.flatMap(({ boxes }) => boxes)],
    lines: [...lines, ...blocks.flatMap((block) => block.lines)],
  };
}

/** A block at its final place. */
interface MovedBlock extends Block {
  readonly right: number;
  readonly bottom: number;
}

function moved(block: Block, left: number, top: number): MovedBlock {
  const move = ({ x, y }: Point): Point => ({ x: x + left, y: y + top });
  return {
    ...block,
    right: left + block.width,
    bottom: top + block.height,
    centre: block.centre + left,
    boxes: block.boxes.map(({ index, ...at }) => ({ index, ...move(at) })),
    lines: block.lines.map(({ link, points }) => ({ link, points: points.map(move) })),
  };
}

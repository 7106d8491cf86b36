import { graphlib, layout } from '@dagrejs/dagre';
import { boxGap, type LayoutInput, type Point, type Size } from './layoutInput.ts';
import { frameOf, scaleOf } from './packParts.ts';

/** The direction of a hierarchy's links. */
export type HierarchyDirection = 'down' | 'right';

/** Room between two ranks, in pixels at zoom 1: badges are there, and lie flat. */
const rankGap = { down: 72, right: 130 } as const;

/**
 * Places connected boxes in ranks, so that links lead down or to the right, with as few crossings as
 * dagre finds. A long chain of ranks is folded to fit the stage.
 */
export function layeredLayout(
  { boxes, links, aspect }: Pick<LayoutInput, 'boxes' | 'links'> & { aspect: number },
  direction: HierarchyDirection,
): Point[] {
  const graph = new graphlib.Graph({ multigraph: true });
  const isDown = direction === 'down';
  const nodesep = isDown ? boxGap : boxGap / 2 + 10;
  graph.setGraph({ rankdir: isDown ? 'TB' : 'LR', ranksep: rankGap[direction], nodesep });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const [index, { width, height }] of boxes.entries()) {
    graph.setNode(String(index), { width, height });
  }
  for (const [index, [from, to]] of links.entries()) {
    graph.setEdge(String(from), String(to), {}, String(index));
  }
  layout(graph);
  const places = boxes.map((_, index): Point => {
    const node: unknown = graph.node(String(index));
    return isPoint(node) ? { x: node.x, y: node.y } : { x: 0, y: 0 };
  });
  return fold({ boxes, links, places, aspect, isDown });
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

interface Ranked {
  boxes: readonly Size[];
  links: LayoutInput['links'];
  places: readonly Point[];
  aspect: number;
  isDown: boolean;
}

/** A cut that more links cross isn't worth its detours. */
const mostCut = 3;

/** A chain has at least so many ranks, of about one box each. */
const chain = { ranks: 9, boxesPerRank: 1.5 } as const;

/** The least gain in scale for a fold, and the most columns. */
const folds = { gain: 1.25, most: 12 } as const;

const foldGap = 90;

/** Cuts a long chain of ranks into columns beside each other, which lead down and up in turn. */
function fold(ranked: Ranked): Point[] {
  const { boxes, places, isDown } = ranked;
  const along = ({ x, y }: Point): number => Math.round(isDown ? y : x);
  const ranks = [...new Set(places.map(along))].sort((a, b) => a - b);
  const isChain = ranks.length >= chain.ranks && boxes.length <= ranks.length * chain.boxesPerRank;
  if (!isChain) return [...places];
  const rankOf = new Map(ranks.map((at, rank) => [at, rank]));
  const rankBy = places.map((place) => rankOf.get(along(place)) ?? 0);
  let best = { places: [...places], scale: scaleOf(boxes, places, ranked.aspect) };
  const unfolded = best.scale;
  for (let columns = 2; columns <= Math.min(folds.most, ranks.length / 2); columns += 1) {
    const columnBy = rankBy.map((rank) => Math.floor((rank * columns) / ranks.length));
    if (crossings(columnBy, ranked.links, columns) > mostCut) break;
    const folded = inColumns(ranked, columnBy, columns);
    const scale = scaleOf(boxes, folded, ranked.aspect);
    if (scale > best.scale && scale > unfolded * folds.gain) best = { places: folded, scale };
  }
  return best.places;
}

/** The most links that cross a cut. */
function crossings(columnBy: readonly number[], links: Ranked['links'], columns: number): number {
  const crossed = new Array<number>(columns).fill(0);
  for (const [from, to] of links) {
    const [a = 0, b = 0] = [columnBy[from], columnBy[to]];
    // A link over several columns can't be followed.
    if (Math.abs(a - b) > 1) return Infinity;
    if (a !== b) crossed[Math.min(a, b)] = (crossed[Math.min(a, b)] ?? 0) + 1;
  }
  return Math.max(...crossed);
}

function inColumns(
  { boxes, places, isDown }: Ranked,
  columnBy: readonly number[],
  columns: number,
): Point[] {
  const result = [...places];
  let start = 0;
  for (let column = 0; column < columns; column += 1) {
    const members = columnBy.flatMap((of, index) => (of === column ? [index] : []));
    const inColumn = members.map((index) => places[index] ?? { x: 0, y: 0 });
    const frame = frameOf(
      members.map((index) => boxes[index] ?? { width: 0, height: 0 }),
      inColumn,
    );
    const isBack = column % 2 === 1;
    for (const [at, index] of members.entries()) {
      const { x, y } = inColumn[at] ?? { x: 0, y: 0 };
      const across = isDown ? x - frame.left : y - frame.top;
      const size = isDown ? frame.height : frame.width;
      const along = isDown ? y - frame.top : x - frame.left;
      const turned = isBack ? size - along : along;
      result[index] = isDown ? { x: start + across, y: turned } : { x: turned, y: start + across };
    }
    start += (isDown ? frame.width : frame.height) + foldGap;
  }
  return result;
}

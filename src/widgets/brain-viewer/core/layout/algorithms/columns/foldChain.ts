import { noPlace, noSize, type LayoutInput, type Point } from '../../layoutInput.ts';
import { frameOf, scaleOf } from '../packParts.ts';

interface Ranked extends Pick<LayoutInput, 'boxes' | 'links'> {
  readonly places: readonly Point[];
  /** The column of each box. */
  readonly ranks: readonly number[];
  readonly aspect: number;
}

/** The maximum number of links between two rows. */
const maxCut = 3;

/** The minimum ranks of a chain, and its maximum mean number of boxes per rank. */
const chain = { ranks: 9, boxesPerRank: 1.5 } as const;

/** The minimum gain in scale for which a chain is folded, and the maximum rows. */
const folds = { gain: 1.25, maxFolds: 12 } as const;

const foldGap = 90;

/** Returns true if boxes of these ranks are a long chain. */
export function isChain(ranks: readonly number[]): boolean {
  const count = countOf(ranks);
  return count >= chain.ranks && ranks.length <= count * chain.boxesPerRank;
}

function countOf(ranks: readonly number[]): number {
  return Math.max(0, ...ranks) + 1;
}

/**
 * Folds a long chain into rows that lead right and left in turn. Returns undefined if the picture
 * doesn't get larger.
 */
export function foldChain(ranked: Ranked): Point[] | undefined {
  const { boxes, places, ranks } = ranked;
  const count = countOf(ranks);
  const unfolded = scaleOf(boxes, places, ranked.aspect);
  let best: { places: Point[] | undefined; scale: number } = { places: undefined, scale: unfolded };
  for (let rows = 2; rows <= Math.min(folds.maxFolds, count / 2); rows += 1) {
    const rowBy = ranks.map((rank) => Math.floor((rank * rows) / count));
    if (crossings(rowBy, ranked.links, rows) > maxCut) break;
    const folded = inRows(ranked, rowBy, rows);
    const scale = scaleOf(boxes, folded, ranked.aspect);
    if (scale > best.scale && scale > unfolded * folds.gain) best = { places: folded, scale };
  }
  return best.places;
}

/** Returns the maximum number of links between two rows. */
function crossings(rowBy: readonly number[], links: Ranked['links'], rows: number): number {
  const crossed = new Array<number>(rows).fill(0);
  for (const [from, to] of links) {
    const [a = 0, b = 0] = [rowBy[from], rowBy[to]];
    // A link across several rows is unreadable.
    if (Math.abs(a - b) > 1) return Infinity;
    if (a !== b) crossed[Math.min(a, b)] = (crossed[Math.min(a, b)] ?? 0) + 1;
  }
  return Math.max(...crossed);
}

function inRows({ boxes, places }: Ranked, rowBy: readonly number[], rows: number): Point[] {
  const result = [...places];
  let start = 0;
  for (let row = 0; row < rows; row += 1) {
    const members = rowBy.flatMap((of, index) => (of === row ? [index] : []));
    const inRow = members.map((index) => places[index] ?? noPlace);
    const frame = frameOf(
      members.map((index) => boxes[index] ?? noSize),
      inRow,
    );
    const isBack = row % 2 === 1;
    for (const [at, index] of members.entries()) {
      const { x, y } = inRow[at] ?? noPlace;
      const along = x - frame.left;
      result[index] = { x: isBack ? frame.width - along : along, y: start + y - frame.top };
    }
    start += frame.height + foldGap;
  }
  return result;
}

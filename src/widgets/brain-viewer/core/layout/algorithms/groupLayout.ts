import { centredTree } from '../../model/hierarchy.ts';
import { frameOfGroup, groupRoom } from '../../scene/regions.ts';
import {
  noPlace,
  noSize,
  type LayoutInput,
  type LayoutSteps,
  type Point,
  type Size,
} from '../layoutInput.ts';
import { gridLayout } from './gridLayout.ts';
import type { PlacedLines } from './placedLines.ts';
import { treeLayout } from './tree/treeLayout.ts';

/** The factor by which a row spreads the gap between groups. */
const mostSpread = 3;

/** The aspects of groups that are tried. */
const aspects = [0.5, 0.8, 1.2, 1.8, 2.6, 4] as const;

/** The factors by which rows may be wider than their mean that are tried. */
const slacks = [1, 1.1, 1.2, 1.35, 1.5] as const;

type GroupInput = Pick<LayoutInput, 'boxes' | 'links'> &
  Required<Pick<LayoutInput, 'groups' | 'stage'>> & { readonly groups: readonly number[] };

/**
 * Lays out each group by itself, as the trees of its links, and puts the groups in rows. Tries
 * several aspects of groups for the largest picture.
 */
export function* groupLayout({
  boxes,
  links,
  groups,
  stage,
}: GroupInput): LayoutSteps<PlacedLines> {
  const parts = [...new Set(groups)]
    .sort((a, b) => Number(a < 0) - Number(b < 0) || a - b)
    .map((number) => partOf({ boxes, links, groups, stage }, number));
  const tries = [];
  for (const [at, aspect] of aspects.entries()) {
    const placed = parts.map((part) => placePart(part, aspect, boxes.length));
    const frames = placed.map(({ own, places }) => frameOfGroup(own, places));
    tries.push(...rowsOf(frames, stage).map((rows) => ({ ...rows, placed, frames })));
    yield at / aspects.length;
  }
  const best = tries.reduce((a, b) => (b.scale > a.scale ? b : a));
  const places = boxes.map(() => noPlace);
  const lines = new Map<number, readonly Point[]>();
  for (const [at, part] of best.placed.entries()) {
    const [frame, corner] = [best.frames[at], best.corners[at]];
    if (frame === undefined || corner === undefined) continue;
    const move = ({ x, y }: Point): Point => ({
      x: x - frame.left + corner.x,
      y: y - frame.top + corner.y,
    });
    for (const [index, box] of part.members.entries()) {
      places[box] = move(part.places[index] ?? noPlace);
    }
    for (const [link, points] of part.lines) lines.set(link, points.map(move));
  }
  return { places, lines };
}

/** The boxes of a group, and the links between them by their indexes in the whole graph. */
interface Part {
  readonly isLinked: boolean;
  readonly members: readonly number[];
  readonly own: readonly Size[];
  readonly links: readonly (readonly [from: number, to: number])[];
  readonly linkIndexes: readonly number[];
}

function partOf({ boxes, links, groups }: GroupInput, number: number): Part {
  const members = groups.flatMap((group, box) => (group === number ? [box] : []));
  const indexes = new Map(members.map((box, index) => [box, index]));
  const own = links.flatMap(([from, to], link) => {
    const [a, b] = [indexes.get(from), indexes.get(to)];
    return a === undefined || b === undefined ? [] : [{ link, pair: [a, b] as const }];
  });
  return {
    isLinked: number >= 0,
    members,
    own: members.map((box) => boxes[box] ?? noSize),
    links: own.map(({ pair }) => pair),
    linkIndexes: own.map(({ link }) => link),
  };
}

function placePart(part: Part, aspect: number, all: number): Part & PlacedLines {
  const { isLinked, members, own, links, linkIndexes } = part;
  const stage = { width: aspect, height: 1 };
  if (!isLinked) return { ...part, places: gridLayout(own, stage), lines: new Map() };
  const tree = centredTree(members.length, links);
  const share = Math.sqrt(members.length / all);
  const { places, lines } = treeLayout({ boxes: own, stage }, tree, 'down', share);
  const directed = Array.from(lines, ([link, points]): [number, readonly Point[]] => {
    const isOutward = tree.linkTo[links[link]?.[1] ?? -1] === link;
    return [linkIndexes[link] ?? -1, isOutward ? points : points.toReversed()];
  });
  return { ...part, places, lines: new Map(directed) };
}

interface Rows {
  /** The upper left corner of each frame. */
  readonly corners: readonly Point[];
  readonly scale: number;
}

/** Returns ways to put frames in rows, those of similar heights together. */
function rowsOf(frames: readonly Size[], stage: Size): Rows[] {
  const order = [...frames.keys()].sort(
    (a, b) => (frames[b]?.height ?? 0) - (frames[a]?.height ?? 0),
  );
  const widest = Math.max(...frames.map(({ width }) => width));
  const total = frames.reduce((sum, { width }) => sum + width + groupRoom.between, 0);
  const widths = frames.flatMap((_, at) =>
    slacks.map((slack) => Math.max(widest, (total / (at + 1)) * slack)),
  );
  return widths.map((width) => inRows(frames, order, width, stage));
}

function inRows(
  frames: readonly Size[],
  order: readonly number[],
  maxWidth: number,
  stage: Size,
): Rows {
  const { rows, wide } = dealtInto(frames, order, maxWidth);
  const corners = frames.map(() => noPlace);
  let top = 0;
  for (const columns of rows) {
    const taken = columns.reduce((sum, { width }) => sum + width, 0);
    const room = (wide - taken) / Math.max(1, columns.length - 1);
    const between = Math.min(room, groupRoom.between * mostSpread);
    let left = (wide - taken - between * (columns.length - 1)) / 2;
    for (const { width, members } of columns) {
      let y = top;
      for (const index of members) {
        const frame = frames[index] ?? noSize;
        corners[index] = { x: left + (width - frame.width) / 2, y };
        y += frame.height + groupRoom.between;
      }
      left += width + between;
    }
    top += Math.max(...columns.map(({ height }) => height)) + groupRoom.between;
  }
  return { corners, scale: Math.min(stage.width / wide, stage.height / (top - groupRoom.between)) };
}

/** Frames below each other. */
interface Column extends Size {
  readonly members: readonly number[];
}

/** Deals frames into rows, in which low ones are stacked. */
function dealtInto(
  frames: readonly Size[],
  order: readonly number[],
  maxWidth: number,
): { rows: readonly (readonly Column[])[]; wide: number } {
  const rows: Column[][] = [];
  const wideOf = (columns: readonly Column[]): number =>
    columns.reduce((sum, { width }) => sum + width + groupRoom.between, -groupRoom.between);
  for (const index of order) {
    const frame = frames[index] ?? noSize;
    const row = rows.at(-1) ?? [];
    const last = row.at(-1);
    const stacked = last && {
      width: Math.max(last.width, frame.width),
      height: last.height + groupRoom.between + frame.height,
      members: [...last.members, index],
    };
    const alone = { ...frame, members: [index] };
    const above = row.slice(0, -1);
    if (
      stacked !== undefined &&
      stacked.height <= (row[0]?.height ?? 0) &&
      wideOf([...above, stacked]) <= maxWidth
    ) {
      rows[rows.length - 1] = [...above, stacked];
    } else if (last !== undefined && wideOf([...row, alone]) <= maxWidth) row.push(alone);
    else rows.push([alone]);
  }
  return { rows, wide: Math.max(...rows.map(wideOf)) };
}

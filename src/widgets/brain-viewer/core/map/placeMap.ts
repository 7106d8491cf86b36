import type { Size } from '../layout/layoutInput.ts';
import { revealHidden } from '../../../../search/index.ts';
import { estimateText, figureWidth, type MeasureText } from '../scene/cardSize.ts';
import { breakLine } from '../scene/shorten.ts';
import { arrangeRows } from './arrangeRows.ts';
import { type BrainMap, type MapGroup, groupId, hubs } from './brainMap.ts';
import { lane, planLines, type LinePlan } from './joinGroups.ts';
import type { MapBox, MapPlan, MapRows, MapScene } from './mapScene.ts';

/** Measures of a group's box, in pixels. Same as in the style sheet. */
export const groupMeasures = {
  padding: 14,
  border: 1,
  /** The title's lines with the counts below, and the gap to the chips. */
  head: { line: 20, sums: 20, beside: 18, gap: 10 },
  chip: { height: 26, hub: 30, gap: 6, around: 22 },
  minWidth: 200,
  maxWidth: 372,
} as const;

/**
 * Gaps around and between boxes, the least gap between lanes, and the minimum labels named in each
 * box, on a wide stage and on a narrow one, which scrolls.
 */
const rooms = {
  wide: { edge: 24, foot: 24, across: 72, down: 40, lanes: 6, maxDown: 150, minNamed: 0 },
  narrow: { edge: 12, foot: 12, across: 56, down: 26, lanes: 8, maxDown: 64, minNamed: 2 },
} as const;

/** The width below which a stage is narrow, in pixels. */
const narrowBelow = 640;

/**
 * The labels named in all groups together, the least limit of one group, and the number of names in
 * each group that go before lanes that are far apart.
 */
const named = { all: 48, each: 8, beforeLanes: 5 } as const;

/**
 * Places groups in rows that fill a stage, strongly linked ones near each other, and names as many
 * labels in each as fit.
 *
 * @param before - The previous arrangement, which is kept for the same groups.
 * @param measure - Measures a text in the map's font. @default an estimate
 */
export function placeMap(
  map: BrainMap,
  stage: Size,
  before?: MapPlan,
  measure: MeasureText = estimateText,
): MapScene & Required<MapPlan> {
  const isNarrow = stage.width < narrowBelow;
  const room = isNarrow ? rooms.narrow : rooms.wide;
  const maxNamed = Math.max(named.each, Math.floor(named.all / Math.max(1, map.groups.length)));
  const groups = new Map(map.groups.map((of) => [groupId(of.group.name), of]));
  const tries = columnsThatFit(map.groups.length, stage.width, room).map((columns) => {
    const rows = arrangeRows(map, columns, before?.rows);
    const lanes = rows === before?.rows && stage.width === before.width ? before.lanes : undefined;
    return fill(groups, map.links, rows, { stage, room, columns, maxNamed, measure, lanes });
  });
  const [first, ...others] = tries;
  const best = others.reduce((a, b) => (a !== undefined && a.worth >= b.worth ? a : b), first);
  if (best === undefined) return { ...stage, boxes: [], lines: [], rows: [], lanes: [], first: '' };
  const { boxes, rows, lanes, width, height, plan } = best;
  const bands = rows.map((row) => bandOf(boxes.filter(({ id }) => row.includes(id))));
  const lines = plan.draw({ boxes, bands });
  return { boxes, lines, rows, lanes, width, height, first: boxes[0]?.id ?? '' };
}

/** Creates a placer that keeps groups in their places across maps. */
export function createMapPlacer(): (map: BrainMap, stage: Size, measure: MeasureText) => MapScene {
  let before: MapPlan | undefined;
  return (map, stage, measure) => {
    const scene = placeMap(map, stage, before, measure);
    before = scene;
    return scene;
  };
}

function bandOf(boxes: readonly MapBox[]): { top: number; bottom: number } {
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ top, height }) => top + height)),
  };
}

type Room = (typeof rooms)[keyof typeof rooms];

function columnsThatFit(count: number, width: number, room: Room): number[] {
  const { minWidth } = groupMeasures;
  const maxColumns = Math.floor((width - 2 * room.edge + room.across) / (minWidth + room.across));
  return Array.from({ length: Math.max(1, Math.min(count, maxColumns)) }, (_, index) => index + 1);
}

interface Fill {
  readonly stage: Size;
  readonly room: Room;
  readonly columns: number;
  /** The maximum number of labels named per group. */
  readonly maxNamed: number;
  readonly measure: MeasureText;
  /** The lanes below each row. Undefined for as many as edges need. */
  readonly lanes: readonly number[] | undefined;
}

interface Filled extends Size {
  readonly rows: MapRows;
  readonly lanes: readonly number[];
  readonly plan: LinePlan;
  readonly boxes: readonly MapBox[];
  /** The score of this arrangement. */
  readonly worth: number;
}

/** Fits rows into a stage, with as many labels named as possible. */
function fill(
  groups: ReadonlyMap<string, MapGroup>,
  links: BrainMap['links'],
  rows: MapRows,
  { stage, room, columns, maxNamed, measure, ...known }: Fill,
): Filled {
  // In a single column, edges between non-adjacent boxes run along the side.
  const aside = columns === 1 && rows.length > 2 ? lane.room - room.edge : 0;
  const widthIn = ({ length }: MapRows[number]): number => {
    const across = (stage.width - 2 * room.edge - aside - (length - 1) * room.across) / length;
    return Math.min(groupMeasures.maxWidth, Math.max(groupMeasures.minWidth - 20, across));
  };
  const inner = stage.height - room.edge - room.foot;
  const across = { left: room.edge, right: stage.width - room.edge - aside };
  const columnsOf = rows.map((row) => row.map((id) => ({ id, width: widthIn(row) })));
  const plan = planLines(links, { boxes: inStage(columnsOf, across), rows, width: stage.width });
  const lanes = known.lanes ?? plan.lanes;
  const last = rows.length - 1;
  /** The least gaps below rows, each with room for its lanes on request. */
  const gapsFor = (hasLanes: boolean): number[] =>
    lanes.map((count, row) => {
      const wanted = count === 0 ? 0 : 2 * lane.inset + (count - 1) * lane.pitch;
      if (row === last) return Math.max(0, wanted - lane.inset);
      const least = Math.max(room.down, 2 * lane.least + (count - 1) * room.lanes);
      return hasLanes ? Math.max(least, Math.min(room.maxDown, wanted)) : least;
    });
  /** Names as many labels as its row is high enough for. */
  const nameMore = (group: MapGroup, box: SizedBox, height: number): SizedBox => {
    for (let most = maxNamed; most > namedIn(box.content); most -= 1) {
      const more = boxOf(group, box.width, most, measure);
      if (more.height <= height && namedIn(more.content) > namedIn(box.content)) return more;
    }
    return box;
  };
  for (let each = maxNamed; ; each -= 1) {
    const sized = rows.map((row) =>
      row.flatMap((name) => {
        const group = groups.get(name);
        return group === undefined ? [] : [boxOf(group, widthIn(row), each, measure)];
      }),
    );
    const heights = sized.map((row) => Math.max(0, ...row.map(({ height }) => height)));
    const total = heights.reduce((sum, height) => sum + height, 0);
    // The first names are worth more than lanes that are far apart.
    const least = gapsFor(each > named.beforeLanes);
    const between = least.reduce((sum, gap) => sum + gap, 0);
    if (total + between > inner && each > room.minNamed) continue;
    const more = Math.max(0, inner - total - between) / Math.max(1, last);
    const gaps = least.map((gap, row) =>
      row === last ? gap : Math.max(gap, Math.min(room.maxDown, gap + more)),
    );
    const used = gaps.reduce((sum, gap) => sum + gap, total);
    const filled = sized.map((row, index) =>
      row.map((box) => {
        const group = groups.get(box.id);
        return group === undefined ? box : nameMore(group, box, heights[index] ?? 0);
      }),
    );
    const shown = filled.flat().reduce((sum, { content }) => sum + namedIn(content), 0);
    const wide = sized
      .flat()
      .reduce((sum, { width }) => sum + width + room.across, -rows.length * room.across);
    const tops = heights.map((_, row) =>
      heights
        .slice(0, row)
        .reduce(
          (sum, height, at) => sum + height + (gaps[at] ?? 0),
          Math.max(room.edge, room.edge + (inner - used) / 2),
        ),
    );
    return {
      rows,
      lanes,
      plan,
      boxes: filled.flatMap((row, at) =>
        inStage([row], across).map((box) => ({ ...box, top: tops[at] ?? 0 })),
      ),
      width: stage.width,
      height: Math.max(stage.height, used + room.edge + room.foot),
      worth:
        shown +
        8 * Math.min(1, wide / rows.length / stage.width) +
        6 * Math.min(1, (total + last * room.maxDown) / inner) -
        (used > inner ? 100 : 0),
    };
  }
}

function namedIn(content: MapBox['content']): number {
  return content.kind === 'group' ? content.named.length : 0;
}

type SizedBox = Omit<MapBox, 'left' | 'top'>;

/** Spreads the boxes of each row across the stage. */
function inStage<T extends { readonly width: number }>(
  rows: readonly (readonly T[])[],
  { left, right }: { left: number; right: number },
): (T & { left: number })[] {
  return rows.flatMap((row) => {
    const taken = row.reduce((sum, { width }) => sum + width, 0);
    const between = (right - left - taken) / Math.max(1, row.length - 1);
    let x = row.length === 1 ? left + (right - left - taken) / 2 : left;
    return row.map((box) => {
      const of = { ...box, left: x };
      x += box.width + between;
      return of;
    });
  });
}

/** Returns the box of a group with up to `maxNamed` named labels, only those whose names fit. */
function boxOf(of: MapGroup, width: number, maxNamed: number, measure: MeasureText): SizedBox {
  const { padding, border, head, chip } = groupMeasures;
  const widthOf = (index: number): number => chipWidth(of.labels[index], index < hubs, measure);
  const inner = width - 2 * (padding + border);
  // One more chip takes no more room than “+1”.
  const limit = of.labels.length === maxNamed + 1 ? maxNamed + 1 : maxNamed;
  const shown: number[] = [];
  for (let index = 0; index < of.labels.length && shown.length < limit; index += 1) {
    if (widthOf(index) <= inner) shown.push(index);
  }
  const linesOf = (title: string): string[] =>
    breakLine(title, inner - head.beside, (text) => measure(text, 16, 600));
  const { kind, name, labels } = of.group;
  const title = linesOf(revealHidden(kind === 'linked' ? (labels[0] ?? '') : name));
  const chipsOf = (indexes: readonly number[]) =>
    indexes.map((index) => ({ width: widthOf(index), isHub: index < hubs }));
  const heightOf = (indexes: readonly number[]): number => {
    const hidden = of.labels.length - indexes.length;
    const width = Math.ceil(measure(`+${hidden}`, 12)) + chip.around;
    const count = hidden > 0 && indexes.length > 0 ? [{ width, isHub: false }] : [];
    return chipRows([...chipsOf(indexes), ...count], inner);
  };
  // A count in a row of its own takes the place of the last label.
  while (shown.length > hubs && heightOf(shown) > chipRows(chipsOf(shown), inner)) shown.pop();
  const headHeight = title.length * head.line + head.sums;
  return {
    id: groupId(of.group.name),
    width,
    height: 2 * (padding + border) + headHeight + heightOf(shown),
    content: {
      kind: 'group',
      of,
      named: shown.flatMap((index) => of.labels[index] ?? []),
      linesOf,
    },
  };
}

function chipWidth(
  { name, count }: Partial<MapGroup['labels'][number]> = {},
  isHub: boolean,
  measure: MeasureText,
): number {
  const { around } = groupMeasures.chip;
  const text = revealHidden(name ?? '');
  return (
    Math.ceil(isHub ? measure(text, 14, 500) : measure(text, 13)) + 1 + figureWidth(count) + around
  );
}

/** Returns the height of wrapped chips, with the gap above them. */
function chipRows(
  chips: readonly { readonly width: number; readonly isHub: boolean }[],
  inner: number,
): number {
  const { gap, height, hub } = groupMeasures.chip;
  let [above, row, taken] = [0, 0, 0];
  for (const { width, isHub } of chips) {
    if (taken > 0 && taken + gap + width > inner) [above, row, taken] = [above + row + gap, 0, 0];
    taken += (taken > 0 ? gap : 0) + width;
    row = Math.max(row, isHub ? hub : height);
  }
  return row === 0 ? 0 : groupMeasures.head.gap + above + row;
}

import { frameOf } from '../../scene/frame.ts';
import { gridLayout } from './gridLayout.ts';
import type { Point, Size } from '../layoutInput.ts';

/** A component with its own layout. */
export interface PlacedBoxes {
  /** The boxes' indexes in the whole graph. */
  readonly members: readonly number[];
  readonly boxes: readonly Size[];
  readonly places: readonly Point[];
}

/** The gap between components, in pixels at zoom 1. */
const partGap = 120;

/** Aspects tried for the isolated boxes: a column and a row. */
const shapesOfRest = [0.2, 6] as const;

/**
 * Packs components into rows, the isolated boxes last as a block. Chooses the arrangement with the
 * largest scale.
 *
 * @param alone - Indexes and sizes of the isolated boxes.
 * @param stage - The size of the stage.
 * @returns The places of all boxes, by index.
 */
export function packParts(
  parts: readonly PlacedBoxes[],
  alone: readonly (Size & { readonly index: number })[],
  stage: Size,
): ReadonlyMap<number, Point> {
  const shapes = alone.length === 0 ? [1] : shapesOfRest;
  const tries = shapes.flatMap((shape) => {
    const rest = { members: alone.map(({ index }) => index), boxes: alone };
    const last = { ...rest, places: gridLayout(alone, { width: shape, height: 1 }) };
    const all = alone.length === 0 ? parts : [...parts, last];
    return widthsOf(all, stage).map((width) => inRows(all, width));
  });
  const scale = ({ width, height }: Size): number =>
    Math.min(stage.width / width, stage.height / height);
  const [first, ...others] = tries;
  const best = others.reduce((a, b) => (a && scale(a) >= scale(b) ? a : b), first);
  return best?.places ?? new Map<number, Point>();
}

/** Returns the row widths to try: the widest component, all in one row, and one between. */
function widthsOf(parts: readonly PlacedBoxes[], stage: Size): number[] {
  const frames = parts.map(({ boxes, places }) => frameOf(boxes, places));
  const widest = Math.max(0, ...frames.map(({ width }) => width));
  const area = frames.reduce(
    (sum, { width, height }) => sum + (width + partGap) * (height + partGap),
    0,
  );
  const all = frames.reduce((sum, { width }) => sum + width + partGap, -partGap);
  return [widest, Math.max(widest, Math.sqrt((area * stage.width) / stage.height)), all];
}

/** Returns the room that isolated boxes leave on a stage, beside or above them. */
export function roomBeside(alone: readonly Size[], stage: Size): Size {
  if (alone.length === 0) return stage;
  const [column, row] = shapesOfRest.map((width) =>
    frameOf(alone, gridLayout(alone, { width, height: 1 })),
  );
  const across = stage.width - partGap - (column?.width ?? 0);
  const down = stage.height - partGap - (row?.height ?? 0);
  const isBeside = across / stage.width > down / stage.height;
  const least = stage.height / 2;
  return isBeside
    ? { ...stage, width: Math.max(least, across) }
    : { ...stage, height: Math.max(least, down) };
}

function inRows(
  parts: readonly PlacedBoxes[],
  maxWidth: number,
): Size & { places: ReadonlyMap<number, Point> } {
  const places = new Map<number, Point>();
  let [left, top, height, width] = [0, 0, 0, 0];
  for (const part of parts) {
    const frame = frameOf(part.boxes, part.places);
    // Tolerates the rounding errors of floating-point sums.
    if (left > 0 && left + frame.width > maxWidth + 0.5) {
      top += height + partGap;
      [left, height] = [0, 0];
    }
    // In the middle of its row, where the heading of isolated boxes costs no height.
    const above = top + Math.max(0, (height - frame.height) / 2);
    for (const [at, { x, y }] of part.places.entries()) {
      const index = part.members[at];
      if (index === undefined) continue;
      places.set(index, { x: x - frame.left + left, y: y - frame.top + above });
    }
    left += frame.width + partGap;
    height = Math.max(height, frame.height);
    width = Math.max(width, left - partGap);
  }
  return { places, width: Math.max(1, width), height: Math.max(1, top + height) };
}

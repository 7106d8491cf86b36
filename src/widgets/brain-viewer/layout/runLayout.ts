import { findComponents } from './components.ts';
import { gridLayout } from './gridLayout.ts';
import { hierarchicalLayout } from './hierarchicalLayout.ts';
import {
  boxGap,
  type LayoutInput,
  type LayoutOutput,
  type LayoutSteps,
  type Point,
  type Size,
} from './layoutInput.ts';
import { organicLayout } from './organicLayout.ts';

/** Room between parts of a picture that no link joins, in pixels at zoom 1. */
const partGap = 120;

/**
 * Places boxes: each part that hangs together by itself, the parts beside each other, and what is
 * linked to nothing in rows below. No two boxes overlap.
 *
 * @param now - The time in milliseconds.
 */
export function* runLayout(
  input: LayoutInput,
  now: () => number = () => performance.now(),
): LayoutSteps<LayoutOutput> {
  const { boxes, algorithm, deadline } = input;
  const end = now() + deadline;
  let isLate = false;
  const checkLate = (): boolean => (isLate ||= now() >= end);
  if (algorithm === 'grid') return { places: gridLayout(boxes), isLate };
  const layout = algorithm === 'organic' ? organicLayout : hierarchicalLayout;
  const { connected, alone } = findComponents(boxes.length, input.links);
  const parts: Part[] = [];
  let done = 0;
  for (const members of connected) {
    const part = partOf(input, members);
    const steps = layout(part, checkLate);
    let step = steps.next();
    while (step.done !== true) {
      yield (done + step.value * members.length) / boxes.length;
      step = steps.next();
    }
    parts.push({ members, boxes: part.boxes, places: step.value });
    done += members.length;
  }
  const places = boxes.map((): Point => ({ x: 0, y: 0 }));
  const bottom = packParts(parts, places);
  const rest = alone.map((index) => boxes[index] ?? { width: 0, height: 0 });
  for (const [at, place] of gridLayout(rest).entries()) {
    const index = alone[at];
    if (index !== undefined) places[index] = { x: place.x, y: place.y + bottom };
  }
  return { places, isLate };
}

interface Part {
  readonly members: readonly number[];
  readonly boxes: readonly Size[];
  readonly places: readonly Point[];
}

function partOf({ boxes, links }: LayoutInput, members: readonly number[]) {
  const numbers = new Map(members.map((index, number) => [index, number]));
  return {
    boxes: members.map((index) => boxes[index] ?? { width: 0, height: 0 }),
    links: links.flatMap(([from, to]): [number, number][] => {
      const [a, b] = [numbers.get(from), numbers.get(to)];
      return a === undefined || b === undefined ? [] : [[a, b]];
    }),
  };
}

/**
 * Puts parts beside each other, in rows no wider than the first, widest part needs.
 *
 * @returns Where the room below them begins.
 */
function packParts(parts: readonly Part[], places: Point[]): number {
  const frames = parts.map((part) => ({ part, frame: frameOf(part.boxes, part.places) }));
  const area = frames.reduce(
    (sum, { frame }) => sum + (frame.width + partGap) * (frame.height + partGap),
    0,
  );
  const widest = Math.max(Math.sqrt(area * 1.7), ...frames.map(({ frame }) => frame.width));
  let [left, top, height] = [0, 0, 0];
  for (const { part, frame } of frames) {
    if (left > 0 && left + frame.width > widest) {
      top += height + partGap;
      [left, height] = [0, 0];
    }
    for (const [at, place] of part.places.entries()) {
      const index = part.members[at];
      if (index === undefined) continue;
      places[index] = { x: place.x - frame.left + left, y: place.y - frame.top + top };
    }
    left += frame.width + partGap;
    height = Math.max(height, frame.height);
  }
  return parts.length === 0 ? 0 : top + height + partGap;
}

/** The rectangle around placed boxes. */
export function frameOf(
  boxes: readonly Size[],
  places: readonly Point[],
): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [index, { x, y }] of places.entries()) {
    const { width, height } = boxes[index] ?? { width: 0, height: 0 };
    left = Math.min(left, x - width / 2);
    right = Math.max(right, x + width / 2);
    top = Math.min(top, y - height / 2);
    bottom = Math.max(bottom, y + height / 2);
  }
  if (left > right) return { left: 0, top: 0, width: boxGap, height: boxGap };
  return { left, top, width: right - left, height: bottom - top };
}

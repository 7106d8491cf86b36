import { makeBadgeRoom } from './badgeRoom.ts';
import { findComponents } from './components.ts';
import { gridLayout } from './gridLayout.ts';
import { layeredLayout, type HierarchyDirection } from './layeredLayout.ts';
import {
  usualAspect,
  type LayoutInput,
  type LayoutOutput,
  type LayoutSteps,
  type Point,
} from './layoutInput.ts';
import { organicLayout } from './organicLayout.ts';
import { packParts, scaleOf, type PlacedBoxes } from './packParts.ts';
import { radialLayout } from './radialLayout.ts';

/** More links than this would take dagre longer than anybody waits, and show nothing but crossings. */
const mostLayered = { boxes: 200, links: 260 } as const;

/**
 * Places boxes: each connected part by itself, the parts beside each other, and boxes without links
 * in rows of their own. No two boxes overlap. A graph with too many links for a hierarchy is placed
 * by its relations, and the result says so.
 *
 * @param now - The time in milliseconds.
 */
export function* runLayout(
  input: LayoutInput,
  now: () => number = () => performance.now(),
): LayoutSteps<LayoutOutput> {
  const { boxes, links, deadline, aspect = usualAspect } = input;
  const end = now() + deadline;
  let isLate = false;
  const checkLate = (): boolean => (isLate ||= now() >= end);
  const isTooLarge = boxes.length > mostLayered.boxes || links.length > mostLayered.links;
  const algorithm = input.algorithm === 'hierarchical' && isTooLarge ? 'organic' : input.algorithm;
  const { connected, alone } = findComponents(boxes.length, links);
  const rest = alone.map((index) => ({ index, ...(boxes[index] ?? { width: 0, height: 0 }) }));
  const arrange = function* (place: PlacePart, first: number, share: number): LayoutSteps<Point[]> {
    const parts: PlacedBoxes[] = [];
    let done = 0;
    for (const members of connected) {
      const part = partOf(input, members);
      const steps = place(part, checkLate);
      let step = steps.next();
      while (step.done !== true) {
        yield first + (share * (done + step.value * members.length)) / boxes.length;
        step = steps.next();
      }
      parts.push({ members, boxes: part.boxes, places: step.value });
      done += members.length;
    }
    const places = packParts(parts, rest, aspect);
    return boxes.map((_, index) => places.get(index) ?? { x: 0, y: 0 });
  };
  const spread = (places: readonly Point[]): readonly Point[] => makeBadgeRoom(input, places);
  switch (algorithm) {
    case 'grid':
      return { places: gridLayout(boxes, aspect), algorithm, isLate };
    case 'organic':
      return { places: spread(yield* arrange(organicLayout, 0, 1)), algorithm, isLate };
    case 'radial':
      return { places: spread(yield* arrange(atOnce(radialLayout), 0, 1)), algorithm, isLate };
    case 'hierarchical': {
      // One direction for all parts, so that a reader learns it once.
      const down = yield* arrange(inDirection('down'), 0, 0.5);
      const right = yield* arrange(inDirection('right'), 0.5, 0.5);
      const isDown = scaleOf(boxes, down, aspect) * 1.05 >= scaleOf(boxes, right, aspect);
      return { places: isDown ? down : right, algorithm, isLate };
    }
  }
}

type Part = Pick<LayoutInput, 'boxes' | 'links'> & { aspect: number };

type PlacePart = (part: Part, isLate: () => boolean) => LayoutSteps<Point[]>;

/** A layout that can't be interrupted. It isn't started any more when it is late. */
function atOnce(place: (part: Part) => Point[]): PlacePart {
  return function* (part, isLate) {
    yield 0;
    return isLate() ? gridLayout(part.boxes, part.aspect) : place(part);
  };
}

function inDirection(direction: HierarchyDirection): PlacePart {
  return atOnce((part) => layeredLayout(part, direction));
}

function partOf(
  { boxes, links, aspect = usualAspect }: LayoutInput,
  members: readonly number[],
): Part {
  const numbers = new Map(members.map((index, number) => [index, number]));
  return {
    boxes: members.map((index) => boxes[index] ?? { width: 0, height: 0 }),
    links: links.flatMap(([from, to]): [number, number][] => {
      const [a, b] = [numbers.get(from), numbers.get(to)];
      return a === undefined || b === undefined ? [] : [[a, b]];
    }),
    aspect,
  };
}

import { findComponents } from './components.ts';
import { gridLayout } from './gridLayout.ts';
import { hierarchicalLayout } from './hierarchicalLayout.ts';
import {
  usualAspect,
  type LayoutInput,
  type LayoutOutput,
  type LayoutSteps,
} from './layoutInput.ts';
import { organicLayout } from './organicLayout.ts';
import { packParts, type PlacedBoxes } from './packParts.ts';

/**
 * Places boxes: each part that hangs together by itself, the parts beside each other, and what is
 * linked to nothing in rows of its own. No two boxes overlap.
 *
 * @param now - The time in milliseconds.
 */
export function* runLayout(
  input: LayoutInput,
  now: () => number = () => performance.now(),
): LayoutSteps<LayoutOutput> {
  const { boxes, algorithm, deadline, aspect = usualAspect } = input;
  const end = now() + deadline;
  let isLate = false;
  const checkLate = (): boolean => (isLate ||= now() >= end);
  if (algorithm === 'grid') return { places: gridLayout(boxes, aspect), isLate };
  const layout = algorithm === 'organic' ? organicLayout : hierarchicalLayout;
  const { connected, alone } = findComponents(boxes.length, input.links);
  const parts: PlacedBoxes[] = [];
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
  const rest = alone.map((index) => ({ index, ...(boxes[index] ?? { width: 0, height: 0 }) }));
  const places = packParts(parts, rest, aspect);
  return { places: boxes.map((_, index) => places.get(index) ?? { x: 0, y: 0 }), isLate };
}

function partOf(
  { boxes, links, aspect = usualAspect }: LayoutInput,
  members: readonly number[],
): Pick<LayoutInput, 'boxes' | 'links'> & { aspect: number } {
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

import { shouldRouteAround, createRouterFor } from '../../scene/routeLines.ts';
import { pointsOf } from '../../scene/linePath.ts';
import {
  mapProgress,
  noPlace,
  type LayoutInput,
  type LayoutOutput,
  type LayoutSteps,
  type Point,
} from '../layoutInput.ts';
import { createLaneRouter } from './lineOnLanes.ts';
import { runLayout } from './runLayout.ts';

/** The share of the progress for placing boxes; the rest is edge routing. */
const placed = 0.8;

/**
 * Places boxes, and routes edges around them in the same way as a scene, up to the routing limits.
 *
 * @param now - The time in milliseconds.
 */
export function* placeAndRoute(
  input: LayoutInput,
  now: () => number = () => performance.now(),
): LayoutSteps<LayoutOutput> {
  const { boxes, links, deadline } = input;
  const end = now() + deadline;
  const hasLines = shouldRouteAround(boxes.length, links.length);
  const share = hasLines ? placed : 1;
  const output = yield* mapProgress(runLayout(input, now), (progress) => share * progress);
  if (!hasLines) return output;
  const lines = yield* routeLinks({ boxes, links, ...output }, () => now() >= end);
  return lines === undefined ? output : { ...output, lines };
}

/**
 * Runs a layout to its end synchronously.
 *
 * @param onProgress - Called with the progress, from 0 to 1.
 */
export function finishLayout(
  input: LayoutInput,
  { now, onProgress }: { now?: () => number; onProgress?: (progress: number) => void } = {},
): LayoutOutput {
  const steps = placeAndRoute(input, now);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
  }
}

function* routeLinks(
  {
    boxes,
    links,
    places,
    lines: found = [],
  }: Pick<LayoutInput, 'boxes' | 'links'> & Pick<LayoutOutput, 'places' | 'lines'>,
  isLate: () => boolean,
): LayoutSteps<(readonly Point[])[] | undefined> {
  const placedBoxes = boxes.map((box, at) => ({ ...(places[at] ?? noPlace), ...box }));
  const route = createRouterFor(placedBoxes);
  const routeOnLanes = createLaneRouter(placedBoxes);
  const isOnLanes = found.some(({ length }) => length > 0);
  const lines: (readonly Point[])[] = [];
  for (const [index, [from, to]] of links.entries()) {
    if (isLate()) return undefined;
    const [source, target] = [placedBoxes[from], placedBoxes[to]];
    let line = found[index] ?? [];
    if (line.length === 0 && source !== undefined && target !== undefined) {
      // Lines that share an end with it are drawn as a bundle.
      const others = found.flatMap((other, at) => {
        const [start, end] = links[at] ?? [];
        return start === from || end === to ? [] : [lines[at] ?? other];
      });
      const acrossTree = isOnLanes ? routeOnLanes(source, target, others) : undefined;
      line = acrossTree ?? pointsOf(route(source, target));
    }
    lines.push(line);
    yield placed + ((1 - placed) * lines.length) / links.length;
  }
  return lines;
}

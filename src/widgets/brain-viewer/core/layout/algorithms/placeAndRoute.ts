import type { PlacedBox } from '../../scene/linePath.ts';
import { shouldRouteAround, createRouterFor } from '../../scene/routeLines.ts';
import {
  noPlace,
  type LayoutInput,
  type LayoutLink,
  type LayoutOutput,
  type LayoutSteps,
  type Point,
} from '../layoutInput.ts';
import { createLaneRouter } from './lineOnLanes.ts';
import { previewLayout } from './organicLayout.ts';
import { runLayout } from './runLayout.ts';

/** The share of the progress for placing boxes; the rest is edge routing. */
const placed = 0.8;

/** The number of boxes from which a preview is shown. */
const slowFrom = 120;

/**
 * Places boxes, unless they have places, and routes edges around them on request, in the same way
 * as a scene.
 *
 * @param now - The time in milliseconds.
 * @param onPreview - Called with a preview's places before a slow layout begins.
 */
export function* placeAndRoute(
  input: LayoutInput,
  now: () => number = () => performance.now(),
  onPreview?: (places: readonly Point[]) => void,
): LayoutSteps<LayoutOutput> {
  const { boxes, links, places, deadline, algorithm } = input;
  const end = now() + deadline;
  const hasLines = input.hasLines === true && shouldRouteAround(boxes.length, links.length);
  const isSlow = places === undefined && algorithm === 'organic' && boxes.length >= slowFrom;
  if (isSlow) onPreview?.(previewLayout(input));
  const output =
    places === undefined
      ? yield* shareOf(hasLines ? placed : 1, runLayout(input, now))
      : { places, algorithm, isLate: false };
  if (!hasLines) return output;
  const lines = yield* routeLinks({ boxes, links, ...output }, () => now() >= end);
  return lines === undefined ? output : { ...output, lines };
}

function* shareOf<T>(share: number, steps: LayoutSteps<T>): LayoutSteps<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield share * step.value;
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
  const routed = (source?: PlacedBox, target?: PlacedBox): readonly Point[] => {
    if (source === undefined || target === undefined) return [];
    const { from, via, to } = route(source, target);
    return [from, ...via, to];
  };
  const lines: (readonly Point[])[] = [];
  /** Routes a link across a tree. Lines that share an end with it are drawn as a bundle. */
  const onLanes = ([from, to]: LayoutLink): readonly Point[] | undefined => {
    const [source, target] = [placedBoxes[from], placedBoxes[to]];
    if (found.length === 0 || source === undefined || target === undefined) return undefined;
    const others = links.flatMap(([start, end], at) =>
      start === from || end === to ? [] : [lines[at] ?? found[at] ?? []],
    );
    return routeOnLanes(source, target, others);
  };
  for (const [index, link] of links.entries()) {
    if (isLate()) return undefined;
    const [source, target] = [placedBoxes[link[0]], placedBoxes[link[1]]];
    lines.push(found[index]?.length ? found[index] : (onLanes(link) ?? routed(source, target)));
    yield placed + ((1 - placed) * lines.length) / links.length;
  }
  return lines;
}

import { linkId, type BrainGraph } from '../model/brainGraph.ts';
import { linksFor } from '../model/hierarchy.ts';
import type { PlacedBox } from '../scene/linePath.ts';
import { estimateWidth } from '../scene/placeBadges.ts';
import { shouldRouteAround, type KnownLines } from '../scene/routeLines.ts';
import type { LayoutPlace, LayoutRunner, RunOptions } from './worker/createLayoutRunner.ts';
import {
  noPlace,
  noSize,
  type Places,
  type LayoutAlgorithm,
  type LayoutInput,
  type LayoutOutput,
  type Point,
  type Size,
} from './layoutInput.ts';
import type { LayoutTask } from './layoutTask.ts';

export interface PlaceOptions extends Omit<RunOptions, 'onPreview'> {
  /** Called with the approximate places of labels. */
  readonly onPreview?: (places: Places) => void;
  readonly runner: LayoutRunner;
  /** The time limit in milliseconds. */
  readonly deadline: number;
  /** The size of the stage, in pixels. */
  readonly stage: Size;
}

/** The places of a graph's labels. */
export interface PlacedTask {
  readonly places: Places;
  /** Undefined if edges weren't routed. */
  readonly lines: KnownLines | undefined;
  readonly placedBy: LayoutPlace;
  readonly algorithm: LayoutAlgorithm;
  readonly isLate: boolean;
}

/** The product of boxes and links up to which edges are routed while drawing. */
const quicklyRouted = 3_000;

/** Lays out the labels of a graph. */
export async function placeTask(
  { graph, sizes, arranged, isTurned, isMirrored = false }: LayoutTask,
  algorithm: LayoutAlgorithm,
  { runner, deadline, stage, onPreview, ...run }: PlaceOptions,
): Promise<PlacedTask> {
  const names = [...graph.labels.keys()];
  const links = linksFor(algorithm, graph, arranged);
  const input = {
    algorithm,
    hasLines: true,
    boxes: names.map((name) => sizes.get(name) ?? noSize),
    links,
    badgeWidths: badgeWidthsOf(graph, links),
    isTurned,
    deadline,
    stage,
  };
  const mirror = (point: Point): Point => (isMirrored ? { x: -point.x, y: point.y } : point);
  const named = (places: readonly Point[]): Places =>
    new Map(names.map((name, at) => [name, mirror(places[at] ?? noPlace)]));
  const output = await runner.run(input, {
    ...run,
    onPreview: (rough) => onPreview?.(named(rough)),
  });
  run.signal.throwIfAborted();
  const places = named(output.places);
  const paths = output.lines?.map((points) => points.map(mirror));
  const lines = linesOf(input, paths, boxesOf({ graph, sizes }, places));
  return { ...output, places, lines };
}

/** Estimates the widths of links' badges, in pixels. */
export function badgeWidthsOf(
  { labels, links }: BrainGraph,
  pairs: LayoutInput['links'],
): number[] {
  const names = [...labels.keys()];
  const widths = new Map(links.map((link) => [link.id, estimateWidth(link)]));
  return pairs.map(([from, to]) => widths.get(linkId(names[from] ?? '', names[to] ?? '')) ?? 0);
}

/**
 * Routes edges around placed labels.
 *
 * @returns Undefined above the routing limits, and for small graphs, routed while drawing.
 */
export async function routeTask(
  { graph, sizes, algorithm }: LayoutTask,
  places: Places,
  { runner, deadline, signal }: PlaceOptions,
): Promise<KnownLines | undefined> {
  const names = [...graph.labels.keys()];
  const boxes = names.map((name) => sizes.get(name) ?? noSize);
  const links = linksFor(algorithm, graph);
  const size = boxes.length * links.length;
  if (size <= quicklyRouted || !shouldRouteAround(boxes.length, links.length)) return undefined;
  const input = {
    algorithm,
    boxes,
    links,
    deadline,
    hasLines: true,
    places: names.map((name) => places.get(name) ?? noPlace),
  };
  const { lines } = await runner.run(input, { signal });
  signal.throwIfAborted();
  return linesOf(input, lines, boxesOf({ graph, sizes }, places));
}

/** Returns the boxes of a graph in their places, by label. */
export function boxesOf(
  { graph, sizes }: Pick<LayoutTask, 'graph' | 'sizes'>,
  places: Places,
): ReadonlyMap<string, PlacedBox> {
  return new Map(
    Array.from(graph.labels.keys(), (name) => [
      name,
      { ...(places.get(name) ?? noPlace), ...(sizes.get(name) ?? noSize) },
    ]),
  );
}

/**
 * Returns a layout's routed edges by link.
 *
 * @param boxes - In the order of the layout's input.
 */
export function linesOf(
  { links }: Pick<LayoutInput, 'links'>,
  lines: LayoutOutput['lines'],
  boxes: ReadonlyMap<string, PlacedBox>,
): KnownLines | undefined {
  if (lines === undefined) return undefined;
  const names = [...boxes.keys()];
  return {
    boxes,
    lines: new Map(
      links.flatMap(([start, end], at) => {
        const [source, target] = [names[start], names[end]];
        const [from, ...rest] = lines[at] ?? [];
        const to = rest.at(-1);
        if (source === undefined || target === undefined) return [];
        if (from === undefined || to === undefined) return [];
        const line = { source, target, from, via: rest.slice(0, -1), to };
        return [[linkId(source, target), line] as const];
      }),
    ),
  };
}

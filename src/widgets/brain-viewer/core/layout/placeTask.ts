import { linkId, type BrainGraph } from '../model/brainGraph.ts';
import { linksFor, type Arrangement } from '../model/hierarchy.ts';
import { pathThrough, type PlacedBox } from '../scene/linePath.ts';
import { estimateWidth } from '../scene/placeBadges.ts';
import type { KnownLines } from '../scene/routeLines.ts';
import type { LayoutRunner, RunOptions } from './worker/createLayoutRunner.ts';
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

export interface PlaceOptions extends RunOptions {
  readonly runner: LayoutRunner;
  /** The time limit in milliseconds. */
  readonly deadline: number;
  /** The size of the stage, in pixels. */
  readonly stage: Size;
}

/** Lays out the labels of a graph. */
export async function placeTask(
  { graph, sizes, arranged, isTurned, isMirrored = false }: LayoutTask,
  algorithm: LayoutAlgorithm,
  { runner, deadline, stage, ...run }: PlaceOptions,
) {
  const names = [...graph.labels.keys()];
  const links = linksFor(algorithm, graph, arranged);
  const input = {
    algorithm,
    boxes: names.map((name) => sizes.get(name) ?? noSize),
    links,
    badgeWidths: badgeWidthsOf(graph, links),
    groups: groupsOf(graph, arranged),
    isTurned,
    deadline,
    stage,
  };
  const mirror = (point: Point): Point => (isMirrored ? { x: -point.x, y: point.y } : point);
  const output = await runner.run(input, run);
  run.signal.throwIfAborted();
  const places = new Map(names.map((name, at) => [name, mirror(output.places[at] ?? noPlace)]));
  const paths = output.lines?.map((points) => points.map(mirror));
  const lines = linesOf(input, paths, boxesOf({ graph, sizes }, places));
  return { ...output, places, lines };
}

/** Returns the number of each label's group, or undefined if labels aren't placed by groups. */
export function groupsOf(
  { labels }: BrainGraph,
  { groups }: Partial<Arrangement> = {},
): number[] | undefined {
  return groups && Array.from(labels.keys(), (name) => groups.get(name) ?? -1);
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
        const path = pathThrough(lines[at] ?? []);
        if (source === undefined || target === undefined || path === undefined) return [];
        return [[linkId(source, target), { source, target, ...path }] as const];
      }),
    ),
  };
}

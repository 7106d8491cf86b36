import { linkId } from '../model/brainGraph.ts';
import { goesAround, type KnownLines } from '../scene/routeLines.ts';
import type { LayoutPlace, LayoutRunner, RunOptions } from './createLayoutRunner.ts';
import {
  noPlace,
  noSize,
  type LayoutAlgorithm,
  type LayoutInput,
  type LayoutOutput,
  type Point,
} from './layoutInput.ts';
import { indexLinks, type LayoutTask } from './layoutTask.ts';
import { boxGroups, openGroupsOf, type LayoutPart } from './openGroups.ts';
import { openCard, type Opening, type Places } from './regroup.ts';

/** How tasks are placed. */
export interface PlaceOptions extends Omit<RunOptions, 'onRough'> {
  /** Told about where labels will be, unless they are in open groups. */
  readonly onRough?: (places: Places) => void;
  readonly runner: LayoutRunner;
  /** In milliseconds. */
  readonly deadline: number;
  /** The width of the stage divided by its height. */
  readonly aspect: number;
}

/** Where boxes are, by name. */
export interface PlacedPart {
  readonly places: Places;
  /** Undefined where lines weren't asked for, or don't go around boxes. */
  readonly lines: KnownLines | undefined;
  readonly by: LayoutPlace;
  readonly algorithm: LayoutAlgorithm;
  readonly isLate: boolean;
}

/** Where the labels of a graph are. */
export interface PlacedTask extends PlacedPart {
  /** By the card of each open group. */
  readonly opened: Map<string, Opening>;
}

/** More room between cards where some are groups: lines between groups carry their counts. */
const badgeRoom = 60;

/** Up to this product of boxes and links the page finds lines as it draws, without a delay. */
const quicklyRouted = 3_000;

/** Lays out boxes among themselves. */
export async function placePart(
  { names, sizes, links }: LayoutPart,
  ask: Pick<LayoutInput, 'algorithm' | 'room' | 'hasLines'>,
  { runner, deadline, aspect, onRough, ...run }: PlaceOptions,
): Promise<PlacedPart> {
  const input = {
    ...ask,
    boxes: names.map((name) => sizes.get(name) ?? noSize),
    links: indexLinks(links, names),
    deadline,
    aspect,
  };
  const named = (places: readonly Point[]): Places =>
    new Map(names.map((name, at) => [name, places[at] ?? noPlace]));
  const { by, algorithm, isLate, ...output } = await runner.run(input, {
    ...run,
    onRough: (rough) => onRough?.(named(rough)),
  });
  run.signal.throwIfAborted();
  const places = named(output.places);
  const lines = linesOf(input, output.lines, { names, places });
  return { places, lines, by, algorithm, isLate };
}

/** Lays out the labels of open groups among themselves, and then the groups as one box each. */
export async function placeTask(
  task: LayoutTask,
  algorithm: LayoutAlgorithm,
  { onRough, ...options }: PlaceOptions,
): Promise<PlacedTask> {
  const { graph, sizes, groupOf = new Map() } = task;
  const open = openGroupsOf(graph, groupOf);
  const inner = new Map<string, Places>();
  let isLate = false;
  for (const [card, names] of open) {
    const result = await placePart({ names, sizes, links: graph.links }, { algorithm }, options);
    inner.set(card, result.places);
    isLate ||= result.isLate;
  }
  const hasGroups = [...graph.labels.values()].some(({ group }) => group !== undefined);
  const result = await placePart(
    boxGroups({ graph, sizes }, inner),
    { algorithm, room: hasGroups ? badgeRoom : 0, hasLines: inner.size === 0 },
    inner.size === 0 ? { ...options, onRough } : options,
  );
  const opened = new Map<string, Opening>();
  let { places } = result;
  for (const [card, among] of inner) {
    const opening = openCard(places, card, among, sizes);
    opened.set(card, opening);
    places = opening.after;
  }
  const lines = inner.size === 0 ? result.lines : await routeTask(task, places, options);
  return { ...result, places, lines, opened, isLate: isLate || result.isLate };
}

/**
 * Finds lines around labels that have places.
 *
 * @returns Undefined where there are too many, and where drawing finds them as quickly.
 */
export async function routeTask(
  { graph, sizes, algorithm }: LayoutTask,
  places: Places,
  { runner, deadline, signal }: PlaceOptions,
): Promise<KnownLines | undefined> {
  const names = [...graph.labels.keys()];
  const boxes = names.map((name) => sizes.get(name) ?? noSize);
  const links = indexLinks(graph.links, names);
  const size = boxes.length * links.length;
  if (size <= quicklyRouted || !goesAround(boxes.length, links.length)) return undefined;
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
  return linesOf(input, lines, { names, places });
}

function linesOf(
  { boxes, links }: LayoutInput,
  lines: LayoutOutput['lines'],
  { names, places }: { names: readonly string[]; places: Places },
): KnownLines | undefined {
  if (lines === undefined) return undefined;
  return {
    boxes: new Map(
      names.map((name, at) => [
        name,
        { ...(places.get(name) ?? noPlace), ...(boxes[at] ?? noSize) },
      ]),
    ),
    lines: new Map(
      links.flatMap(([start, end], at) => {
        const [source, target] = [names[start], names[end]];
        const [from, ...rest] = lines[at] ?? [];
        const to = rest.at(-1);
        if (source === undefined || target === undefined) return [];
        if (from === undefined || to === undefined) return [];
        return [[linkId(source, target), { source, from, via: rest.slice(0, -1), to }] as const];
      }),
    ),
  };
}

import type { BrainGraph } from '../model/brainGraph.ts';
import { noPlace, noSize, type Size } from './layoutInput.ts';
import { indexLinks } from './layoutTask.ts';
import { radialLayout } from './radialLayout.ts';
import { isSame, keepApart, openCard, type Opening, type Places } from './regroup.ts';

/** A label and those that are to stand around it, itself included. */
export interface Gathering {
  readonly centre: string;
  readonly members: readonly string[];
}

/** More labels than this don't come together: most of the picture would be another one. */
const mostGathered = 60;

/**
 * Puts labels in rings around one of them, about where it is, and moves what is in their way aside.
 *
 * @param aspect - The width of the stage divided by its height.
 * @returns Undefined where nothing comes together.
 */
export function gatherAround(
  places: Places,
  { centre, members }: Gathering,
  { graph, sizes, aspect }: { graph: BrainGraph; sizes: ReadonlyMap<string, Size>; aspect: number },
): Opening | undefined {
  const isGathered = members.length > 1 && members.length <= mostGathered;
  if (!isGathered || !members.every((name) => places.has(name))) return undefined;
  const at = members.indexOf(centre);
  const placed = radialLayout({
    boxes: members.map((name) => sizes.get(name) ?? noSize),
    links: indexLinks(graph.links, members),
    aspect,
    centre: at === -1 ? undefined : at,
  });
  const among = new Map(members.map((name, index) => [name, placed[index] ?? noPlace]));
  return openCard(places, centre, among, sizes);
}

/** Puts back what a gathering moved, but for what a person has moved since. */
export function release(
  places: Places,
  { before, after }: Opening,
  sizes: ReadonlyMap<string, Size>,
): Places {
  const back = Array.from(places, ([name, place]) => {
    const home = isSame(after.get(name), place) ? before.get(name) : undefined;
    return [name, home ?? place] as const;
  });
  return keepApart(new Map(back), sizes);
}

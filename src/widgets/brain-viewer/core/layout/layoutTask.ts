import { type BrainGraph, hashText, schemaHash } from '../model/brainGraph.ts';
import { indexLinks, type Arrangement } from '../model/hierarchy.ts';
import { noPlace, noSize, type LayoutAlgorithm, type Point, type Size } from './layoutInput.ts';
import { placeNewBoxes } from './placeNewBoxes.ts';

export interface LayoutTask {
  readonly graph: BrainGraph;
  readonly sizes: ReadonlyMap<string, Size>;
  readonly algorithm: LayoutAlgorithm;
  /** The links that arrange a hierarchy. @default all */
  readonly arranged?: Arrangement | undefined;
  /** True to place the root of a hierarchy last. @default false */
  readonly isTurned?: boolean;
  /** True if the flow is read from right to left. @default false */
  readonly isMirrored?: boolean;
  /** Further properties that a stored layout depends on, such as the size of cards. */
  readonly variant: string;
}

/** Returns the part of the key that depends on the options. */
export const kindOf = ({
  algorithm,
  arranged,
  isTurned,
  isMirrored,
  variant,
}: LayoutTask): string =>
  `${algorithm}${arranged === undefined ? '' : (arranged.type ?? '-strongest')}${isTurned === true ? '-turned' : ''}${isMirrored === true ? '-mirrored' : ''}-${variant}`;

export const keyOf = (task: LayoutTask): string => {
  const groups = Array.from(task.arranged?.groups ?? [], (of) => JSON.stringify(of)).sort();
  const grouped = groups.length === 0 ? '' : `-${hashText(groups.join('\n'))}`;
  return `${schemaHash(task.graph)}-${kindOf(task)}${grouped}`;
};

/** Places new labels beside their neighbours. Known labels stay. */
export function placeBeside(
  { graph, sizes }: LayoutTask,
  before: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const names = [...graph.labels.keys()];
  const boxes = names.map((name) => ({
    ...(sizes.get(name) ?? noSize),
    place: before.get(name),
  }));
  const places = placeNewBoxes(boxes, indexLinks(graph.links, names));
  return new Map(names.map((name, at) => [name, places[at] ?? noPlace]));
}

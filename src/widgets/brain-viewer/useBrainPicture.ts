import { useMemo } from 'react';
import type { Emphasis } from './graph/emphasis.ts';
import { adjacencyOf, neighbourhoodOf, pathBetween, type Adjacency } from './model/adjacency.ts';
import type { BrainGraph } from './model/brainGraph.ts';
import { filterGraph } from './model/filterGraph.ts';
import { groupLabels, type LabelGroup } from './model/groupLabels.ts';
import { useBrainView } from './BrainContext.ts';

/** What a graph looks like under the view's choices. */
export interface BrainPicture {
  readonly graph: BrainGraph;
  /** What the filters leave. */
  readonly shown: BrainGraph;
  readonly groups: readonly LabelGroup[];
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
  readonly adjacency: Adjacency;
  readonly emphasis: Emphasis;
  /** The way between the two chosen labels; empty where none leads. */
  readonly path: readonly string[] | undefined;
}

/**
 * Computes what is drawn and what is highlighted.
 *
 * @param added - Ids of labels and links that a change brought.
 */
export function useBrainPicture(graph: BrainGraph, added: ReadonlySet<string>): BrainPicture {
  const { filter, focus, group, path: ends, selected, link } = useBrainView((view) => view);
  const shown = useMemo(() => filterGraph(graph, filter), [graph, filter]);
  const groups = useMemo(() => groupLabels(graph), [graph]);
  const adjacency = useMemo(() => adjacencyOf(shown.links), [shown]);
  const groupOf = useMemo(
    () =>
      new Map(
        groups.flatMap((one) => one.labels.map((label): [string, LabelGroup] => [label, one])),
      ),
    [groups],
  );
  const path = useMemo(
    () => (ends === undefined ? undefined : (pathBetween(adjacency, ends.from, ends.to) ?? [])),
    [adjacency, ends],
  );
  const emphasis = useMemo((): Emphasis => {
    const members = groups.find(({ name }) => name === group)?.labels;
    const near =
      focus === undefined ? undefined : neighbourhoodOf(adjacency, focus.label, focus.steps);
    const labels = near ?? (members === undefined ? undefined : new Set(members));
    return { labels, selected, path: path ?? [], added, openLink: link };
  }, [groups, group, adjacency, focus, selected, path, added, link]);
  return useMemo(
    () => ({ graph, shown, groups, groupOf, adjacency, emphasis, path }),
    [graph, shown, groups, groupOf, adjacency, emphasis, path],
  );
}

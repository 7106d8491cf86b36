import { useMemo } from 'react';
import { useBrainState, useBrainView } from './BrainContext.ts';
import {
  adjacencyOf,
  directedAdjacencyOf,
  neighbourhoodOf,
  pathBetween,
  type Adjacency,
} from './core/model/adjacency.ts';
import type { BrainGraph } from './core/model/brainGraph.ts';
import { filterGraph } from './core/model/filterGraph.ts';
import { groupLabels, type LabelGroup } from './core/model/groupLabels.ts';
import type { Emphasis } from './core/scene/emphasis.ts';

/** A graph under the choices of the view. */
export interface BrainPicture {
  readonly graph: BrainGraph;
  /** The part of it that passes the filters. */
  readonly shown: BrainGraph;
  readonly groups: readonly LabelGroup[];
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
  readonly adjacency: Adjacency;
  readonly emphasis: Emphasis;
  /** The path between the two chosen labels; empty where there is none. */
  readonly path: readonly string[] | undefined;
}

const noGraph: BrainGraph = {
  labels: new Map(),
  links: [],
  facts: {
    tenantId: undefined,
    extractedAt: undefined,
    sampleSize: undefined,
    nodes: 0,
    relationships: 0,
    relationTypes: 0,
    metadata: [],
  },
};

/** Computes what is drawn and what is highlighted. */
export function useBrainPicture(given: BrainGraph | undefined): BrainPicture | undefined {
  const graph = given ?? noGraph;
  const filter = useBrainView((view) => view.filter);
  const ends = useBrainView((view) => view.path);
  const shown = useMemo(() => filterGraph(graph, filter), [graph, filter]);
  const groups = useMemo(() => groupLabels(graph), [graph]);
  const adjacency = useMemo(() => adjacencyOf(shown.links), [shown]);
  const groupOf = useMemo(
    () =>
      new Map(
        groups.flatMap((group) =>
          group.labels.map((label): [string, LabelGroup] => [label, group]),
        ),
      ),
    [groups],
  );
  const path = useMemo(() => {
    if (ends === undefined) return undefined;
    const ways = ends.anyDirection === true ? adjacency : directedAdjacencyOf(shown.links);
    return pathBetween(ways, ends.from, ends.to) ?? [];
  }, [adjacency, shown, ends]);
  const emphasis = useEmphasis(groups, adjacency, path);
  const picture = useMemo(
    () => ({ graph, shown, groups, groupOf, adjacency, emphasis, path }),
    [graph, shown, groups, groupOf, adjacency, emphasis, path],
  );
  return given === undefined ? undefined : picture;
}

function useEmphasis(
  groups: readonly LabelGroup[],
  adjacency: Adjacency,
  path: readonly string[] | undefined,
): Emphasis {
  const added = useBrainState((state) => state.added);
  const focus = useBrainView((view) => view.focus);
  const group = useBrainView((view) => view.group);
  const selected = useBrainView((view) => view.selected);
  const openLink = useBrainView((view) => view.link);
  return useMemo((): Emphasis => {
    const members = groups.find(({ name }) => name === group)?.labels;
    const near =
      focus === undefined ? undefined : neighbourhoodOf(adjacency, focus.label, focus.steps);
    const labels = near ?? (members === undefined ? undefined : new Set(members));
    return { labels, selected, path: path ?? [], added, openLink };
  }, [groups, group, adjacency, focus, selected, path, added, openLink]);
}

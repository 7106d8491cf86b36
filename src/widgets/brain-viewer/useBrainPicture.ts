import { useMemo } from 'react';
import { useBrainState, useBrainView } from './BrainContext.ts';
import { chooseLayout } from './core/layout/chooseLayout.ts';
import type { LayoutAlgorithm } from './core/layout/layoutInput.ts';
import { levelOf, suitsMap, type BrainLevel } from './core/map/brainLevel.ts';
import {
  adjacencyOf,
  directedAdjacencyOf,
  neighbourhoodOf,
  pathBetween,
  type Adjacency,
} from './core/model/adjacency.ts';
import type { BrainGraph } from './core/model/brainGraph.ts';
import { filterGraph } from './core/model/filterGraph.ts';
import { groupLabels, type GivenGroup, type LabelGroup } from './core/model/groupLabels.ts';
import type { Emphasis } from './core/scene/emphasis.ts';

/** A graph under the choices of the view. */
export interface BrainPicture {
  readonly graph: BrainGraph;
  /** The part of it that passes the filters. */
  readonly shown: BrainGraph;
  readonly groups: readonly LabelGroup[];
  /** By label. */
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
  /** The neighbours of each label that is shown. */
  readonly adjacency: Adjacency;
  readonly emphasis: Emphasis;
  /** The path between the two chosen labels; empty where there is none. */
  readonly path: readonly string[] | undefined;
  readonly level: BrainLevel;
  /** Labels on cards of their own: all, or those of an open group. */
  readonly drawn: DrawnPicture;
}

/** A graph as cards. */
export interface DrawnPicture {
  /** The layout that suits it. */
  readonly suited: LayoutAlgorithm;
  /** With what the filters hide: it has a place too. */
  readonly whole: BrainGraph;
  readonly shown: BrainGraph;
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
export function useBrainPicture(
  given: BrainGraph | undefined,
  givenGroups?: readonly GivenGroup[],
): BrainPicture | undefined {
  const graph = given ?? noGraph;
  const filter = useBrainView((view) => view.filter);
  const ends = useBrainView((view) => view.path);
  const shown = useMemo(() => filterGraph(graph, filter), [graph, filter]);
  const { groups, groupOf } = useGroups(graph, givenGroups);
  const adjacency = useMemo(() => adjacencyOf(shown.links), [shown]);
  const path = useMemo(() => {
    if (ends === undefined) return undefined;
    const ways = ends.anyDirection === true ? adjacency : directedAdjacencyOf(shown.links);
    return pathBetween(ways, ends.from, ends.to) ?? [];
  }, [adjacency, shown, ends]);
  const emphasis = useEmphasis(groups, adjacency, path);
  const level = useLevel({ graph, shown, groups, path });
  const drawn = useMemo((): DrawnPicture => {
    const part = 'graph' in level ? level.graph : undefined;
    const whole = part ?? graph;
    return { suited: chooseLayout(whole), whole, shown: part ?? shown };
  }, [graph, shown, level]);
  const picture = useMemo(
    () => ({ graph, shown, groups, groupOf, adjacency, emphasis, path, level, drawn }),
    [graph, shown, groups, groupOf, adjacency, emphasis, path, level, drawn],
  );
  return given === undefined ? undefined : picture;
}

function useGroups(
  graph: BrainGraph,
  givenGroups: readonly GivenGroup[] | undefined,
): Pick<BrainPicture, 'groups' | 'groupOf'> {
  // Hosts may make a new list at each render.
  const key = JSON.stringify(givenGroups);
  // oxlint-disable-next-line react/exhaustive-deps
  const groups = useMemo(() => groupLabels(graph, givenGroups), [graph, key]);
  const groupOf = useMemo(
    () => new Map(groups.flatMap((group) => group.labels.map((label) => [label, group] as const))),
    [groups],
  );
  return { groups, groupOf };
}

function useLevel({
  graph,
  shown,
  groups,
  path,
}: Pick<BrainPicture, 'graph' | 'shown' | 'groups' | 'path'>): BrainLevel {
  const grouping = useBrainView((view) => view.grouping);
  const openGroups = useBrainView((view) => view.openGroups);
  const focus = useBrainView((view) => view.focus);
  const selected = useBrainView((view) => view.selected);
  const added = useBrainState((state) => state.added);
  const suits = useMemo(() => suitsMap(graph, groups), [graph, groups]);
  const layout = useBrainView((view) => view.layout);
  // A person who chooses a layout wants to see everything that it lays out.
  const isOwnLayout = layout !== 'auto' && openGroups.length === 0;
  const isGrouped = grouping === 'auto' ? suits && !isOwnLayout : grouping === 'groups';
  return useMemo(() => {
    const view = { openGroups, focus, selected };
    return levelOf({ graph: shown, groups, isGrouped, view, path, added });
  }, [shown, groups, isGrouped, openGroups, focus, selected, path, added]);
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

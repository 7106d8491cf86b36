import { useDeferredValue, useMemo, useState, type RefObject } from 'react';
import { observeSize, useBrowserLayoutEffect } from '../../../ui/index.ts';
import { useBrainState, useBrainView } from '../BrainContext.ts';
import { chooseLayout, type SuitedLayout } from '../core/layout/chooseLayout.ts';
import type { LayoutAlgorithm } from '../core/layout/layoutInput.ts';
import { levelOf, suitsMap, widthInSteps, type BrainLevel } from '../core/map/brainLevel.ts';
import {
  adjacencyOf,
  directedAdjacencyOf,
  neighbourhoodOf,
  pathBetween,
  type Adjacency,
} from '../core/model/adjacency.ts';
import type { BrainGraph } from '../core/model/brainGraph.ts';
import { readBrainGraph } from '../core/model/brainModel.ts';
import { withGone, type GraphWithGone } from '../core/model/compareGraphs.ts';
import { filterGraph } from '../core/model/filterGraph.ts';
import type { GivenGroup, LabelGroup } from '../core/model/groupLabels.ts';
import { arrangementFor, type Arrangement } from '../core/model/hierarchy.ts';
import { createChoice, createGrouper } from '../core/model/keepGroups.ts';
import type { Emphasis } from '../core/scene/emphasis.ts';

/** A graph with the view applied. */
export interface BrainPicture {
  readonly graph: BrainGraph;
  /** The filtered graph. */
  readonly shown: BrainGraph;
  readonly groups: readonly LabelGroup[];
  /** Groups by label. */
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
  /** The neighbours of each shown label. */
  readonly adjacency: Adjacency;
  readonly emphasis: Emphasis;
  /** The path between the two chosen labels, empty if there is none. */
  readonly path: readonly string[] | undefined;
  readonly level: BrainLevel;
  /** The labels drawn as cards: all, or those of an open group. */
  readonly drawn: DrawnPicture;
}

/** A graph drawn as cards. */
export interface DrawnPicture {
  /** The automatically chosen layout. */
  readonly suited: SuitedLayout;
  /** The user's layout, else the automatic one. */
  readonly algorithm: LayoutAlgorithm;
  /** The links that arrange a hierarchy. Undefined for all, or for another layout. */
  readonly arranged: Arrangement | undefined;
  /** The unfiltered graph, since hidden labels keep their places. */
  readonly whole: BrainGraph;
  readonly shown: BrainGraph;
}

const noGraph = readBrainGraph({});

/**
 * Computes the drawn graph and its emphasis.
 *
 * @param root - The viewer, whose width determines whether all labels are legible.
 */
export function useBrainPicture(
  given: BrainGraph | undefined,
  givenGroups?: readonly GivenGroup[],
  root?: RefObject<HTMLElement | null>,
): BrainPicture | undefined {
  // Deferred, so that grouping a large graph isn't one task with the update that brought it.
  const deferred = useDeferredValue(given ?? null, null);
  const graph = deferred ?? noGraph;
  const filter = useBrainView((view) => view.filter);
  const ends = useBrainView((view) => view.path);
  const shown = useMemo(() => filterGraph(graph, filter), [graph, filter]);
  const compared = useCompared(graph);
  const pictured = useMemo(
    () => (compared.graph === graph ? shown : filterGraph(compared.graph, filter)),
    [compared, graph, shown, filter],
  );
  const { groups, groupOf } = useGroups(compared.graph, givenGroups);
  const adjacency = useMemo(() => adjacencyOf(shown.links), [shown]);
  const path = useMemo(() => {
    if (ends === undefined) return undefined;
    const ways = ends.anyDirection === true ? adjacency : directedAdjacencyOf(shown.links);
    return pathBetween(ways, ends.from, ends.to) ?? [];
  }, [adjacency, shown, ends]);
  const emphasis = useEmphasis(groups, adjacency, { gone: compared.gone, labels: pictured.labels });
  const level = useLevel({ graph: compared.graph, shown: pictured, groups, path }, useWidth(root));
  const [chosenLayout] = useState(createChoice<SuitedLayout>);
  const layout = useBrainView((view) => view.layout);
  const arrangedBy = useBrainView((view) => view.arrangedBy);
  const drawn = useMemo((): DrawnPicture => {
    const part = 'graph' in level ? level.graph : undefined;
    const whole = part ?? compared.graph;
    const suited = chosenLayout(whole, level.kind, () => chooseLayout(whole));
    const algorithm = layout === 'auto' ? suited : layout;
    const mayGroup = level.kind === 'all' ? groups : [];
    const arranged = arrangementFor(algorithm, whole, arrangedBy, mayGroup);
    return { suited, algorithm, arranged, whole, shown: part ?? pictured };
  }, [compared, pictured, level, groups, chosenLayout, layout, arrangedBy]);
  const picture = useMemo(
    () => ({ graph, shown, groups, groupOf, adjacency, emphasis, path, level, drawn }),
    [graph, shown, groups, groupOf, adjacency, emphasis, path, level, drawn],
  );
  return deferred === null ? undefined : picture;
}

/** Adds ghosts of removed labels and links while a panel lists the differences. */
function useCompared(graph: BrainGraph): GraphWithGone {
  const before = useBrainState((state) => state.before);
  const isListed = useBrainView(({ panel }) => panel === 'compare' || panel === 'change');
  return useMemo(() => withGone(graph, isListed ? before : undefined), [graph, before, isListed]);
}

function useGroups(
  graph: BrainGraph,
  givenGroups: readonly GivenGroup[] | undefined,
): Pick<BrainPicture, 'groups' | 'groupOf'> {
  const [group] = useState(createGrouper);
  // Compared by value, since hosts may pass a new list at each render.
  const key = JSON.stringify(givenGroups);
  // oxlint-disable-next-line react/exhaustive-deps
  const groups = useMemo(() => group(graph, givenGroups), [group, graph, key]);
  const groupOf = useMemo(
    () => new Map(groups.flatMap((group) => group.labels.map((label) => [label, group] as const))),
    [groups],
  );
  return { groups, groupOf };
}

function useWidth(root: RefObject<HTMLElement | null> | undefined): number | undefined {
  const [width, setWidth] = useState<number>();
  useBrowserLayoutEffect(() => {
    const element = root?.current;
    if (element === undefined || element === null) return undefined;
    // Measures before the first paint, since a ResizeObserver fires only after it.
    setWidth(widthInSteps(element.clientWidth));
    return observeSize(element, (size) => setWidth(widthInSteps(size.width)));
  }, [root]);
  return width;
}

function useLevel(
  { graph, shown, groups, path }: Pick<BrainPicture, 'graph' | 'shown' | 'groups' | 'path'>,
  width: number | undefined,
): BrainLevel {
  const grouping = useBrainView((view) => view.grouping);
  const openGroups = useBrainView((view) => view.openGroups);
  const focus = useBrainView((view) => view.focus);
  const selected = useBrainView((view) => view.selected);
  const added = useBrainState((state) => state.added);
  const [chosen] = useState(createChoice<boolean>);
  const suits = useMemo(
    () => chosen(graph, width, () => suitsMap(graph, groups, width)),
    [chosen, graph, groups, width],
  );
  const layout = useBrainView((view) => view.layout);
  // A layout chosen by the user applies to all labels, so they aren't grouped.
  const isOwnLayout = layout !== 'auto' && openGroups.length === 0;
  const isGrouped = grouping === 'auto' ? suits && !isOwnLayout : grouping === 'groups';
  return useMemo(() => {
    const view = { openGroups, focus, selected };
    return levelOf({ graph: shown, groups, isGrouped, view, path, added, width });
  }, [shown, groups, isGrouped, openGroups, focus, selected, path, added, width]);
}

function useEmphasis(
  groups: readonly LabelGroup[],
  adjacency: Adjacency,
  { gone, labels: drawn }: Pick<GraphWithGone, 'gone'> & Pick<BrainGraph, 'labels'>,
): Emphasis {
  const added = useBrainState((state) => state.added);
  const before = useBrainState((state) => state.before);
  const changed = useMemo(() => {
    const links = before?.links.map(({ id }) => id) ?? [];
    const known = new Set([...(before?.labels.keys() ?? []), ...links]);
    return new Set([...added].filter((id) => known.has(id)));
  }, [added, before]);
  const focus = useBrainView((view) => view.focus);
  const group = useBrainView((view) => view.group);
  const selected = useBrainView((view) => view.selected);
  const openLink = useBrainView((view) => view.link);
  return useMemo((): Emphasis => {
    const members = groups.find(({ name }) => name === group)?.labels;
    const isNear = focus !== undefined && drawn.has(focus.label);
    const near = isNear ? neighbourhoodOf(adjacency, focus.label, focus.steps) : undefined;
    const labels = near ?? (members === undefined ? undefined : new Set(members));
    return { labels, selected, added, changed, gone, openLink };
  }, [groups, group, adjacency, drawn, focus, selected, added, changed, gone, openLink]);
}

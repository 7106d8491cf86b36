import { useEffect, useMemo } from 'react';
import { useBrainActions, useBrainState, useBrainView, useBrainWords } from './BrainContext.ts';
import { chooseLayout } from './core/layout/chooseLayout.ts';
import type { LayoutAlgorithm } from './core/layout/layoutInput.ts';
import {
  adjacencyOf,
  directedAdjacencyOf,
  neighbourhoodOf,
  pathBetween,
  type Adjacency,
} from './core/model/adjacency.ts';
import type { BrainGraph } from './core/model/brainGraph.ts';
import {
  cardsOf,
  collapseGroups,
  groupCardName,
  suitsGroups,
  type DrawnGraph,
} from './core/model/collapseGroups.ts';
import { filterGraph } from './core/model/filterGraph.ts';
import { groupLabels, type GivenGroup, type LabelGroup } from './core/model/groupLabels.ts';
import { emphasisOnCards, type Emphasis } from './core/scene/emphasis.ts';
import { groupText } from './groupText.ts';

/** A graph under the choices of the view. */
export interface BrainPicture {
  readonly graph: BrainGraph;
  /** The part of it that passes the filters. */
  readonly shown: BrainGraph;
  readonly groups: readonly LabelGroup[];
  /** By label, and by card of a closed group. */
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
  readonly emphasis: Emphasis;
  /** The path between the two chosen labels; empty where there is none. */
  readonly path: readonly string[] | undefined;
  /** What is drawn of it: cards of labels and of closed groups. */
  readonly drawn: DrawnPicture;
}

/** A graph as cards, whose names may stand for groups. */
export interface DrawnPicture {
  /** Whether groups are shown as cards unless they are open. */
  readonly isGrouped: boolean;
  /** The layout that suits it, whichever groups are open. */
  readonly suited: LayoutAlgorithm;
  /** With what the filters hide: it has a place too. */
  readonly whole: DrawnGraph;
  readonly shown: DrawnGraph;
  readonly adjacency: Adjacency;
  readonly emphasis: Emphasis;
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
  const drawn = useDrawn({ graph, shown, groups, emphasis });
  const picture = useMemo(
    () => ({ graph, shown, groups, groupOf, emphasis, path, drawn }),
    [graph, shown, groups, groupOf, emphasis, path, drawn],
  );
  return given === undefined ? undefined : picture;
}

function useGroups(
  graph: BrainGraph,
  givenGroups: readonly GivenGroup[] | undefined,
): Pick<BrainPicture, 'groups' | 'groupOf'> {
  const { followGroups } = useBrainActions();
  // Hosts may make a new list at each render.
  const key = JSON.stringify(givenGroups);
  // oxlint-disable-next-line react/exhaustive-deps
  const groups = useMemo(() => groupLabels(graph, givenGroups), [graph, key]);
  const groupOf = useMemo(
    () =>
      new Map(
        groups.flatMap((group) =>
          [...group.labels, groupCardName(group.name)].map((name): [string, LabelGroup] => [
            name,
            group,
          ]),
        ),
      ),
    [groups],
  );
  useEffect(() => {
    if (groupOf.size > 0) followGroups(groupOf);
  }, [groupOf, followGroups]);
  return { groups, groupOf };
}

function useDrawn({
  graph,
  shown,
  groups,
  emphasis,
}: Pick<BrainPicture, 'graph' | 'shown' | 'groups' | 'emphasis'>): DrawnPicture {
  const words = useBrainWords();
  const grouping = useBrainView((view) => view.grouping);
  const openGroups = useBrainView((view) => view.openGroups);
  const chosenGroup = useBrainView((view) => view.group);
  const suits = useMemo(() => suitsGroups(graph, groups), [graph, groups]);
  const isGrouped = grouping === 'auto' ? suits : grouping === 'groups';
  const cardOf = useMemo(
    () => cardsOf(groups, (name) => !isGrouped || openGroups.includes(name)),
    [groups, isGrouped, openGroups],
  );
  const cards = useMemo(() => {
    const collapse = { groups, cardOf, titleOf: (group: LabelGroup) => groupText(group, words) };
    const whole = collapseGroups(graph, collapse);
    return { whole, shown: shown === graph ? whole : collapseGroups(shown, collapse) };
  }, [graph, shown, groups, cardOf, words]);
  const suited = useMemo(() => {
    if (!isGrouped) return chooseLayout(graph);
    const cardOf = cardsOf(groups, () => false);
    const closed = collapseGroups(graph, { groups, cardOf, titleOf: ({ name }) => name });
    return chooseLayout(closed);
  }, [graph, groups, isGrouped]);
  const adjacency = useMemo(() => adjacencyOf(cards.shown.links), [cards]);
  const onCards = useMemo(() => {
    const mapped = emphasisOnCards(emphasis, shown.links, cardOf);
    const card = chosenGroup === undefined ? undefined : groupCardName(chosenGroup);
    const isCard = card !== undefined && cards.shown.labels.has(card);
    // The card of a closed group is lit with its neighbours, as a label's is.
    return isCard ? { ...mapped, labels: undefined, selected: card } : mapped;
  }, [emphasis, shown, cardOf, chosenGroup, cards]);
  return useMemo(
    () => ({ isGrouped, suited, ...cards, adjacency, emphasis: onCards }),
    [isGrouped, suited, cards, adjacency, onCards],
  );
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

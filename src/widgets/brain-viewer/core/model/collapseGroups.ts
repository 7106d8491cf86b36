import { revealHidden } from '../../../../search/index.ts';
import type { BrainGraph, GraphLabel } from './brainGraph.ts';
import { linkRelations } from './brainGraph.ts';
import type { LabelGroup } from './groupLabels.ts';

/** A label as it is drawn: on a card of its own, or with its group on one. */
export interface DrawnLabel extends GraphLabel {
  /** Only of a card that stands for the labels of a group. Its `name` then isn't for people. */
  readonly group?: {
    readonly name: string;
    /** What it is called. */
    readonly title: string;
    /** How many labels it stands for. */
    readonly size: number;
  };
}

/** A graph as it is drawn: some cards stand for whole groups. */
export interface DrawnGraph extends BrainGraph {
  readonly labels: ReadonlyMap<string, DrawnLabel>;
}

/** From this many labels on, groups are shown as cards unless a person wants all labels. */
const manyLabels = 150;

/** Groups that gather less than half of the labels, or nearly all of them, make nothing clearer. */
const worthwhile = { gathered: 0.5, largest: 0.8 } as const;

/** Whether a graph is better shown as groups at first. */
export function suitsGroups({ labels }: BrainGraph, groups: readonly LabelGroup[]): boolean {
  if (labels.size < manyLabels) return false;
  const sizes = groups.map((group) => group.labels.length).filter((size) => size > 1);
  const gathered = sizes.reduce((sum, size) => sum + size, 0);
  return (
    gathered >= labels.size * worthwhile.gathered &&
    Math.max(0, ...sizes) <= labels.size * worthwhile.largest
  );
}

/** The name of a card that stands for a group: no label has it. */
export function groupCardName(group: string): string {
  return JSON.stringify({ group });
}

/**
 * Returns what each label is drawn as: the card of its group where that is closed, else its own. A
 * group of one label has no card.
 */
export function cardsOf(
  groups: readonly LabelGroup[],
  isOpen: (group: string) => boolean,
): (label: string) => string {
  const cards = new Map(
    groups
      .filter(({ name, labels }) => labels.length > 1 && !isOpen(name))
      .flatMap(({ name, labels }) => labels.map((label) => [label, groupCardName(name)] as const)),
  );
  return (label) => cards.get(label) ?? label;
}

/** What {@link collapseGroups} needs beside the graph. */
export interface Collapse {
  readonly groups: readonly LabelGroup[];
  readonly titleOf: (group: LabelGroup) => string;
  readonly cardOf: (label: string) => string;
}

/**
 * Puts the labels of each closed group on one card, and the relations between two cards on one link.
 * Relations within a closed group aren't drawn.
 */
export function collapseGroups(
  graph: BrainGraph,
  { groups, titleOf, cardOf }: Collapse,
): DrawnGraph {
  const labels = new Map<string, DrawnLabel>();
  for (const label of graph.labels.values()) {
    if (cardOf(label.name) === label.name) labels.set(label.name, label);
  }
  if (labels.size === graph.labels.size) return graph;
  for (const group of groups) {
    const members = group.labels.flatMap((label) => {
      const known = cardOf(label) === label ? undefined : graph.labels.get(label);
      return known ?? [];
    });
    if (members.length > 0) labels.set(groupCardName(group.name), cardFor(group, members, titleOf));
  }
  const relations = graph.links
    .flatMap((link) => link.relations)
    .filter(({ source, target }) => source === target || cardOf(source) !== cardOf(target))
    .filter(({ source, target }) => source !== target || cardOf(source) === source);
  return { ...graph, labels, links: linkRelations(relations, cardOf) };
}

function cardFor(
  group: LabelGroup,
  members: readonly GraphLabel[],
  titleOf: Collapse['titleOf'],
): DrawnLabel {
  return {
    name: groupCardName(group.name),
    count: undefined,
    properties: [],
    group: { name: group.name, title: titleOf(group), size: members.length },
  };
}

/** What a card is called. */
export function titleOf({ name, group }: DrawnLabel): string {
  return revealHidden(group?.title ?? name);
}

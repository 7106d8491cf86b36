import {
  linkRelations,
  type BrainGraph,
  type GraphLabel,
  type GraphLink,
} from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';

export interface MapGroup {
  /** With the labels that are shown. */
  readonly group: LabelGroup;
  /** The group's labels, the two most linked first, then by nodes. */
  readonly labels: readonly GraphLabel[];
  /** The total nodes of its labels. Undefined if no count is known. */
  readonly nodes: number | undefined;
}

/** A brain as groups of labels and the links between them. */
export interface BrainMap {
  readonly groups: readonly MapGroup[];
  /** Links between groups, with the ids of {@link groupId}, the strongest first. */
  readonly links: readonly GraphLink[];
  /** Isolated labels outside of the host's groups. */
  readonly unlinked: readonly GraphLabel[];
}

/** The number of a group's most linked labels, which are highlighted. */
export const hubs = 2;

/** Returns a group's id, in a namespace of its own beside labels. */
export function groupId(name: string): string {
  return JSON.stringify({ group: name });
}

/**
 * Computes the map of a graph.
 *
 * @param added - Labels added by a change, which are named first. @default none
 */
export function readMap(
  { labels, links }: BrainGraph,
  groups: readonly LabelGroup[],
  added: ReadonlySet<string> = new Set(),
): BrainMap {
  const linked = new Set(links.flatMap(({ source, target }) => [source, target]));
  const given = new Set(
    groups.flatMap(({ kind, labels: members }) => (kind === 'given' ? members : [])),
  );
  const isPlaced = (name: string): boolean => linked.has(name) || given.has(name);
  const ids = new Map(
    groups.flatMap(({ name, labels: members }) =>
      members.map((label) => [label, groupId(name)] as const),
    ),
  );
  const idOf = (label: string): string => ids.get(label) ?? label;
  const between = links
    .filter(({ source, target }) => idOf(source) !== idOf(target))
    .flatMap(({ relations }) => relations);
  return {
    groups: groups.flatMap((group) => {
      const members = group.labels.flatMap((name) => labels.get(name) ?? []);
      const placed = members.filter(({ name }) => isPlaced(name));
      // Its name counts the shown labels only, as the line below it.
      const shown = { ...group, labels: placed.map(({ name }) => name) };
      return placed.length === 0
        ? []
        : [{ group: shown, labels: hubsFirst(placed, added), nodes: countNodes(placed) }];
    }),
    links: linkRelations(between, idOf).sort(
      (a, b) => strengthOf(b) - strengthOf(a) || (a.id < b.id ? -1 : 1),
    ),
    unlinked: [...labels.values()].filter(({ name }) => !isPlaced(name)),
  };
}

/** Returns a link's strength: its relationships, or its relations if counts are unknown. */
export function strengthOf({ count, relations }: GraphLink): number {
  return count === 0 ? relations.length : count;
}

function countNodes(members: readonly GraphLabel[]): number | undefined {
  if (members.every(({ count }) => count === undefined)) return undefined;
  return members.reduce((sum, { count }) => sum + (count ?? 0), 0);
}

/** @param members - The group's labels, the most linked first. */
function hubsFirst(members: readonly GraphLabel[], added: ReadonlySet<string>): GraphLabel[] {
  const rest = members.slice(hubs).sort(({ count: a = 0 }, { count: b = 0 }) => b - a);
  const isNew = ({ name }: GraphLabel): boolean => added.has(name);
  const others = rest.filter((label) => !isNew(label));
  return [...members.slice(0, hubs), ...rest.filter(isNew), ...others];
}

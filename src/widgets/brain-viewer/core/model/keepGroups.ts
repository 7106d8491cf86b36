import type { BrainGraph } from './brainGraph.ts';
import { groupLabels, type GivenGroup, type LabelGroup } from './groupLabels.ts';

/** The minimum share of known labels for which the groups are kept. */
const mostlyKnown = 0.7;

/** Creates a grouper that keeps labels in their groups, and so colours, across graphs. */
export function createGrouper(): (
  graph: BrainGraph,
  given?: readonly GivenGroup[],
) => readonly LabelGroup[] {
  let before: { readonly key: string; readonly groups: readonly LabelGroup[] } | undefined;
  return (graph, given = []) => {
    const key = JSON.stringify(given);
    const kept = before?.key === key ? keepGroups(graph, before.groups) : undefined;
    const groups = kept ?? groupLabels(graph, given);
    before = { key, groups };
    return groups;
  };
}

/**
 * Keeps labels in their groups and adds each new one to the group that it has most links with.
 *
 * @returns Undefined if too few labels are known.
 */
function keepGroups(
  { labels, links }: BrainGraph,
  before: readonly LabelGroup[],
): readonly LabelGroup[] | undefined {
  const groupOf = new Map(
    before.flatMap(({ name, labels: members }) => members.map((label) => [label, name] as const)),
  );
  const added = [...labels.keys()].filter((label) => !groupOf.has(label));
  if (labels.size - added.length < labels.size * mostlyKnown) return undefined;
  const joining = new Map<string, string[]>();
  for (const label of added) {
    const counts = new Map<string, number>();
    for (const { source, target } of links) {
      const other = source === label ? target : target === label ? source : undefined;
      const group = other === undefined ? undefined : groupOf.get(other);
      if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    const group = most?.[0] ?? '';
    groupOf.set(label, group);
    joining.set(group, [...(joining.get(group) ?? []), label]);
  }
  const hasRest = before.some(({ name }) => name === '');
  const rest = { kind: 'rest', name: '', labels: [], colour: undefined } as const;
  const all = hasRest || !joining.has('') ? before : [...before, { ...rest, index: before.length }];
  return all
    .map((group) => ({
      ...group,
      labels: [...group.labels, ...(joining.get(group.name) ?? [])].filter((label) =>
        labels.has(label),
      ),
    }))
    .filter((group) => group.labels.length > 0);
}

/** The minimum share of common labels for which a choice is kept. */
const mostlySame = 0.9;

/**
 * Memoises a choice across graphs with nearly the same labels, so that a new relation doesn't
 * switch the layout.
 */
export function createChoice<T>(): (graph: BrainGraph, key: unknown, choose: () => T) => T {
  let before: { readonly graph: BrainGraph; readonly key: unknown; readonly choice: T } | undefined;
  return (graph, key, choose) => {
    const kept = before?.key === key ? before : undefined;
    const choice = kept !== undefined && areAlike(kept.graph, graph) ? kept.choice : choose();
    before = { graph, key, choice };
    return choice;
  };
}

function areAlike({ labels: one }: BrainGraph, { labels: other }: BrainGraph): boolean {
  const shared = [...one.keys()].filter((name) => other.has(name)).length;
  return shared >= Math.max(one.size, other.size) * mostlySame;
}

import type { BrainGraph } from './brainGraph.ts';

/** Labels that belong together more than to others. */
export interface LabelGroup {
  /** From 0; the largest first. */
  readonly index: number;
  /** The label with the most neighbours, which names the group. */
  readonly name: string;
  readonly labels: readonly string[];
}

/** How many groups have a colour of their own; the labels of smaller ones share the last. */
export const maxGroups = 8;

/**
 * Finds groups of labels that are densely linked among themselves: Louvain's method, moving labels
 * to the neighbouring group that raises modularity most, then the groups likewise. The same graph
 * has the same groups, whatever the counts.
 *
 * @returns At most {@link maxGroups}; where there are more, the last gathers the small ones.
 */
export function groupLabels({ labels, links }: BrainGraph): readonly LabelGroup[] {
  const names = [...labels.keys()].sort();
  const indexes = new Map(names.map((name, index) => [name, index]));
  const edges = links.flatMap(({ source, target }): Edge[] => {
    const [a, b] = [indexes.get(source), indexes.get(target)];
    return a === undefined || b === undefined || a === b ? [] : [[a, b, 1]];
  });
  const degrees = names.map(() => 0);
  for (const [a, b] of edges) {
    degrees[a] = (degrees[a] ?? 0) + 1;
    degrees[b] = (degrees[b] ?? 0) + 1;
  }
  const members = new Map<number, number[]>();
  for (const [node, group] of communities(names.length, edges).entries()) {
    members.set(group, [...(members.get(group) ?? []), node]);
  }
  const byDegree = (a: number, b: number): number => (degrees[b] ?? 0) - (degrees[a] ?? 0) || a - b;
  const sorted = [...members.values()]
    .map((nodes) => nodes.sort(byDegree))
    .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  const kept = sorted.length <= maxGroups ? sorted : sorted.slice(0, maxGroups - 1);
  const rest = sorted.slice(kept.length).flat().sort(byDegree);
  return [...kept, ...(rest.length > 0 ? [rest] : [])].map((nodes, index) => {
    const labelsOf = nodes.flatMap((node) => names[node] ?? []);
    return { index, name: labelsOf[0] ?? '', labels: labelsOf };
  });
}

type Edge = readonly [from: number, to: number, weight: number];

/** Rounds of moving every node, and levels of merging, at most. */
const limits = { rounds: 12, levels: 6 };

/** The group of each node. */
function communities(size: number, edges: readonly Edge[]): number[] {
  let groupOf = Array.from({ length: size }, (_, node) => node);
  let count = size;
  let level = edges;
  for (let at = 0; at < limits.levels; at += 1) {
    const moved = moveNodes(count, level);
    const renumbered = renumber(moved);
    if (renumbered.count === count) break;
    groupOf = groupOf.map((group) => renumbered.groups[group] ?? group);
    level = mergeEdges(level, renumbered.groups);
    count = renumbered.count;
  }
  return groupOf;
}

/** Each node's group after moving every node to where it adds most, until none moves. */
function moveNodes(size: number, edges: readonly Edge[]): number[] {
  const weights = weighEdges(size, edges);
  const groups = Array.from({ length: size }, (_, node) => node);
  const totals = [...weights.degrees];
  for (let round = 0; round < limits.rounds; round += 1) {
    let moves = 0;
    for (let node = 0; node < size; node += 1) {
      const own = groups[node] ?? node;
      const degree = weights.degrees[node] ?? 0;
      totals[own] = (totals[own] ?? 0) - degree;
      const best = bestGroup(node, { groups, totals, weights });
      totals[best] = (totals[best] ?? 0) + degree;
      if (best === own) continue;
      groups[node] = best;
      moves += 1;
    }
    if (moves === 0) break;
  }
  return groups;
}

/** What the edges weigh: between neighbours, at each node, and all of them twice. */
interface Weights {
  readonly neighbours: readonly ReadonlyMap<number, number>[];
  readonly degrees: readonly number[];
  readonly total: number;
}

function weighEdges(size: number, edges: readonly Edge[]): Weights {
  const neighbours = Array.from({ length: size }, () => new Map<number, number>());
  const degrees = new Array<number>(size).fill(0);
  let total = 0;
  for (const [a, b, weight] of edges) {
    degrees[a] = (degrees[a] ?? 0) + weight;
    degrees[b] = (degrees[b] ?? 0) + weight;
    total += 2 * weight;
    if (a === b) continue;
    neighbours[a]?.set(b, (neighbours[a].get(b) ?? 0) + weight);
    neighbours[b]?.set(a, (neighbours[b].get(a) ?? 0) + weight);
  }
  return { neighbours, degrees, total };
}

/** The neighbouring group that a node adds most to; its own where none is better. */
function bestGroup(
  node: number,
  {
    groups,
    totals,
    weights: { neighbours, degrees, total },
  }: { groups: readonly number[]; totals: readonly number[]; weights: Weights },
): number {
  const own = groups[node] ?? node;
  const degree = degrees[node] ?? 0;
  const links = new Map<number, number>([[own, 0]]);
  for (const [other, weight] of neighbours[node] ?? []) {
    const group = groups[other] ?? other;
    links.set(group, (links.get(group) ?? 0) + weight);
  }
  let best = own;
  let bestGain = gain(links.get(own) ?? 0, totals[own] ?? 0, degree, total);
  for (const [group, weight] of links) {
    const found = gain(weight, totals[group] ?? 0, degree, total);
    if (found > bestGain + 1e-9) [best, bestGain] = [group, found];
  }
  return best;
}

function gain(weight: number, groupTotal: number, degree: number, total: number): number {
  return total === 0 ? 0 : weight - (groupTotal * degree) / total;
}

function renumber(groups: readonly number[]): { groups: number[]; count: number } {
  const numbers = new Map<number, number>();
  const renumbered = groups.map((group) => {
    const number = numbers.get(group) ?? numbers.size;
    numbers.set(group, number);
    return number;
  });
  return { groups: renumbered, count: numbers.size };
}

function mergeEdges(edges: readonly Edge[], groups: readonly number[]): Edge[] {
  const merged = new Map<string, Edge>();
  for (const [from, to, weight] of edges) {
    const [a, b] = [groups[from] ?? from, groups[to] ?? to].sort((x, y) => x - y);
    if (a === undefined || b === undefined) continue;
    const key = `${a} ${b}`;
    merged.set(key, [a, b, (merged.get(key)?.[2] ?? 0) + weight]);
  }
  return [...merged.values()];
}

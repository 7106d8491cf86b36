import type { BrainGraph } from './brainGraph.ts';

/** A group of labels defined by the host. */
export interface GivenGroup {
  /** Unique among the groups. */
  readonly name: string;
  readonly labels: readonly string[];
  /** A CSS colour. @default one of eight, with a pattern from the ninth group on */
  readonly colour?: string;
}

/** A community of labels. */
export interface LabelGroup {
  /** From 0, the host's groups first, then by size. Determines the colour and the pattern. */
  readonly index: number;
  /** The group's origin: the host, community detection, or the rest. */
  readonly kind: 'given' | 'linked' | 'rest';
  /** Unique: the host's name, or the label with the most neighbours. Empty for the rest. */
  readonly name: string;
  readonly labels: readonly string[];
  /** The host's colour, if it set one. */
  readonly colour: string | undefined;
}

/** The maximum number of groups, unless the host has more: eight colours and the rest. */
export const maxGroups = 9;

/**
 * Groups labels by community detection with the Louvain method, which greedily maximises
 * modularity. Deterministic; ignores counts.
 *
 * @param given - The host's groups. A label belongs to the first that names it.
 * @returns The host's groups, then communities up to {@link maxGroups}: small ones are merged into
 *   the one they are linked to most. The last collects labels without a group, if several are.
 */
export function groupLabels(
  { labels, links }: Pick<BrainGraph, 'labels' | 'links'>,
  given: readonly GivenGroup[] = [],
): readonly LabelGroup[] {
  const taken = new Set<string>();
  const hosts = given.flatMap(({ name, labels: members, colour }) => {
    const own = [...new Set(members)].filter((label) => labels.has(label) && !taken.has(label));
    for (const label of own) taken.add(label);
    return own.length === 0 ? [] : [{ kind: 'given' as const, name, labels: own, colour }];
  });
  const room = Math.max(1, maxGroups - hosts.length - 1);
  const found = findGroups(
    [...labels.keys()].filter((name) => !taken.has(name)),
    links,
    room,
  );
  const single = found.filter(({ length }) => length === 1);
  const linked = single.length > 1 ? found.filter(({ length }) => length > 1) : found;
  const kept =
    linked.length <= room + 1 && linked.length === found.length ? linked : linked.slice(0, room);
  const rest = found.filter((members) => !kept.includes(members)).flat();
  const known = new Set(hosts.map(({ name }) => name));
  return [
    ...hosts,
    ...kept.map((members) => ({
      kind: 'linked' as const,
      name: members.find((name) => !known.has(name)) ?? '',
      labels: members,
      colour: undefined,
    })),
    ...(rest.length === 0
      ? []
      : [{ kind: 'rest' as const, name: '', labels: rest, colour: undefined }]),
  ].map((group, index) => ({ index, ...group }));
}

/** Returns the members of each community, the largest first, its members by degree. */
function findGroups(
  labels: readonly string[],
  links: BrainGraph['links'],
  max: number,
): string[][] {
  const names = labels.toSorted();
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
  const groups = joinSmallest(communities(names.length, edges), edges, max);
  for (const [node, group] of groups.entries()) {
    members.set(group, [...(members.get(group) ?? []), node]);
  }
  const byDegree = (a: number, b: number): number => (degrees[b] ?? 0) - (degrees[a] ?? 0) || a - b;
  return [...members.values()]
    .map((nodes) => nodes.sort(byDegree))
    .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
    .map((nodes) => nodes.flatMap((node) => names[node] ?? []));
}

type Edge = readonly [from: number, to: number, weight: number];

/** The maximum rounds of local moving per level, and levels of aggregation. */
const limits = { rounds: 12, levels: 6 };

/** Returns the community of each node, by the Louvain method. */
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

/** Merges the smallest community into its nearest until at most `max` are left. */
function joinSmallest(groups: readonly number[], edges: readonly Edge[], max: number): number[] {
  const joined = [...groups];
  const alone = new Set<number>();
  for (;;) {
    const sizes = new Map<number, number>();
    for (const group of joined) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    const linked = [...sizes].filter(([group, size]) => size > 1 && !alone.has(group));
    if (linked.length + alone.size <= max) return joined;
    const [smallest] = linked.sort(([a, one], [b, other]) => one - other || a - b)[0] ?? [];
    if (smallest === undefined) return joined;
    const nearest = nearestGroup(smallest, joined, edges, sizes);
    if (nearest === undefined) alone.add(smallest);
    else
      for (const [node, group] of joined.entries()) if (group === smallest) joined[node] = nearest;
  }
}

/** Returns the group with most links to the given one, relative to its size. */
function nearestGroup(
  group: number,
  groups: readonly number[],
  edges: readonly Edge[],
  sizes: ReadonlyMap<number, number>,
): number | undefined {
  const shared = new Map<number, number>();
  for (const [a, b] of edges) {
    const [one = a, other = b] = [groups[a], groups[b]];
    if ((one === group) === (other === group)) continue;
    const beside = one === group ? other : one;
    shared.set(beside, (shared.get(beside) ?? 0) + 1);
  }
  const worth = ([of, links]: readonly [number, number]): number => links / (sizes.get(of) ?? 1);
  return [...shared].sort((a, b) => worth(b) - worth(a) || a[0] - b[0])[0]?.[0];
}

/** Moves nodes to the neighbouring community with the highest modularity gain until none moves. */
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

/** Edge weights: between neighbours, the weighted degree of each node, and twice the total. */
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

/** Returns the neighbouring community with the highest gain, the node's own on a tie. */
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

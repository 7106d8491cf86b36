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

/** The minimum share of grouped labels, and the maximum share of one group, for a useful map. */
const worthwhile = { gathered: 0.5, largest: 0.8 } as const;

/** Returns true if a graph's groups say more than its labels alone. */
export function areWorthwhile(groups: readonly LabelGroup[], labels: number): boolean {
  const sizes = groups
    .filter(({ kind }) => kind !== 'rest')
    .map((group) => group.labels.length)
    .filter((size) => size > 1);
  const gathered = sizes.reduce((sum, size) => sum + size, 0);
  return (
    sizes.length > 1 &&
    gathered >= labels * worthwhile.gathered &&
    Math.max(...sizes) <= labels * worthwhile.largest
  );
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
  const groups = joinSmallest(communities(names.length, edges), edges, max);
  const members = new Map<number, number[]>();
  for (const [node, group] of groups.entries()) {
    const known = members.get(group);
    if (known === undefined) members.set(group, [node]);
    else known.push(node);
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
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const between = mergeEdges(edges, groups);
  const joined = new Map(Array.from(sizes.keys(), (group) => [group, group]));
  const alone = new Set<number>();
  for (;;) {
    const linked = [...sizes].filter(([group, size]) => size > 1 && !alone.has(group));
    const isEnough = linked.length + alone.size <= max;
    const [smallest, size = 0] =
      linked.sort(([a, one], [b, other]) => one - other || a - b)[0] ?? [];
    if (isEnough || smallest === undefined) {
      return groups.map((group) => joined.get(group) ?? group);
    }
    const nearest = nearestGroup(smallest, joined, between, sizes);
    if (nearest === undefined) alone.add(smallest);
    else {
      for (const [group, into] of joined) if (into === smallest) joined.set(group, nearest);
      sizes.set(nearest, (sizes.get(nearest) ?? 0) + size);
      sizes.delete(smallest);
    }
  }
}

/**
 * Returns the group with most links to the given one, relative to its size.
 *
 * @param joined - The group into which each was merged.
 */
function nearestGroup(
  group: number,
  joined: ReadonlyMap<number, number>,
  edges: readonly Edge[],
  sizes: ReadonlyMap<number, number>,
): number | undefined {
  const shared = new Map<number, number>();
  for (const [a, b, weight] of edges) {
    const [one = a, other = b] = [joined.get(a), joined.get(b)];
    if ((one === group) === (other === group)) continue;
    const beside = one === group ? other : one;
    shared.set(beside, (shared.get(beside) ?? 0) + weight);
  }
  const worth = ([of, links]: readonly [number, number]): number => links / (sizes.get(of) ?? 1);
  return [...shared].sort((a, b) => worth(b) - worth(a) || a[0] - b[0])[0]?.[0];
}

/** Moves nodes to the neighbouring community with the highest modularity gain until none moves. */
function moveNodes(size: number, edges: readonly Edge[]): number[] {
  const { neighbours, degrees, total } = weighEdges(size, edges);
  const groups = Array.from({ length: size }, (_, node) => node);
  const totals = [...degrees];
  // Reused for each node, as a map for each would take most of the time.
  const weightTo = new Float64Array(size);
  /** Returns the neighbouring community with the highest gain, the node's own on a tie. */
  const bestGroup = (node: number, own: number, degree: number): number => {
    const reached = [own];
    const beside = neighbours[node] ?? [];
    for (let at = 0; at < beside.length; at += 2) {
      const group = groups[beside[at] ?? 0] ?? 0;
      if (weightTo[group] === 0 && group !== own) reached.push(group);
      weightTo[group] = (weightTo[group] ?? 0) + (beside[at + 1] ?? 0);
    }
    let best = own;
    let most = -Infinity;
    for (const group of reached) {
      const gain = (weightTo[group] ?? 0) - ((totals[group] ?? 0) * degree) / total;
      weightTo[group] = 0;
      if (gain <= most + 1e-9) continue;
      best = group;
      most = gain;
    }
    return best;
  };
  for (let round = 0; round < limits.rounds; round += 1) {
    let moves = 0;
    for (let node = 0; node < size; node += 1) {
      const own = groups[node] ?? node;
      const degree = degrees[node] ?? 0;
      totals[own] = (totals[own] ?? 0) - degree;
      const best = bestGroup(node, own, degree);
      totals[best] = (totals[best] ?? 0) + degree;
      if (best === own) continue;
      groups[node] = best;
      moves += 1;
    }
    if (moves === 0) break;
  }
  return groups;
}

/** Returns edge weights: to neighbours, each after its node, the weighted degree of each node, and twice the total. */
function weighEdges(size: number, edges: readonly Edge[]) {
  const neighbours = Array.from({ length: size }, (): number[] => []);
  const degrees = new Array<number>(size).fill(0);
  let total = 0;
  for (const [a, b, weight] of edges) {
    degrees[a] = (degrees[a] ?? 0) + weight;
    degrees[b] = (degrees[b] ?? 0) + weight;
    total += 2 * weight;
    if (a === b) continue;
    neighbours[a]?.push(b, weight);
    neighbours[b]?.push(a, weight);
  }
  return { neighbours, degrees, total };
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
  const merged = new Map<number, number>();
  const size = groups.length;
  for (const [from, to, weight] of edges) {
    const [a, b] = [groups[from] ?? from, groups[to] ?? to];
    const key = a < b ? a * size + b : b * size + a;
    merged.set(key, (merged.get(key) ?? 0) + weight);
  }
  return Array.from(merged, ([key, weight]) => [Math.floor(key / size), key % size, weight]);
}

import type { GraphLink } from './brainGraph.ts';

/** The neighbours of each label. */
export type Adjacency = ReadonlyMap<string, ReadonlySet<string>>;

/** Builds an undirected adjacency map. Self-loops are ignored. */
export function adjacencyOf(links: readonly GraphLink[]): Adjacency {
  return adjacencyOfPairs(links.flatMap((link) => [link, reversed(link)]));
}

/** Builds a directed adjacency map from the relations. Self-loops are ignored. */
export function directedAdjacencyOf(links: readonly GraphLink[]): Adjacency {
  return adjacencyOfPairs(links.flatMap(({ relations }) => relations));
}

/** The ends of a link. */
export type Pair = Pick<GraphLink, 'source' | 'target'>;

/** Swaps the ends of a link. */
export function reversed({ source, target }: Pair): Pair {
  return { source: target, target: source };
}

function adjacencyOfPairs(pairs: readonly Pair[]): Adjacency {
  const adjacency = new Map<string, Set<string>>();
  for (const { source, target } of pairs) {
    if (source === target) continue;
    const known = adjacency.get(source);
    if (known === undefined) adjacency.set(source, new Set([target]));
    else known.add(target);
  }
  return adjacency;
}

/** Returns the labels within the given number of steps, the start included. */
export function neighbourhoodOf(
  adjacency: Adjacency,
  label: string,
  steps: number,
): ReadonlySet<string> {
  const reached = new Set([label]);
  let ring = [label];
  for (let step = 0; step < steps; step += 1) {
    ring = ring.flatMap((at) =>
      [...(adjacency.get(at) ?? [])].filter((next) => !reached.has(next)),
    );
    for (const next of ring) reached.add(next);
  }
  return reached;
}

/**
 * Finds a shortest path by breadth-first search.
 *
 * @returns The path with both ends, or undefined if there is none.
 */
export function pathBetween(
  adjacency: Adjacency,
  from: string,
  to: string,
): readonly string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === to) return unwind(cameFrom, to);
    for (const next of adjacency.get(at) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return undefined;
}

function unwind(cameFrom: ReadonlyMap<string, string | undefined>, to: string): string[] {
  const path: string[] = [];
  for (let at: string | undefined = to; at !== undefined; at = cameFrom.get(at)) path.unshift(at);
  return path;
}

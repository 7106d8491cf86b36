import type { GraphLink } from './brainGraph.ts';

/** The neighbours of each label. */
export type Adjacency = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the neighbours of each label. A loop doesn't make a label its own neighbour. */
export function adjacencyOf(links: readonly GraphLink[]): Adjacency {
  return adjacencyOfPairs(links.flatMap((link) => [link, reversed(link)]));
}

/** Reads where the relations of each label lead. */
export function directedAdjacencyOf(links: readonly GraphLink[]): Adjacency {
  return adjacencyOfPairs(links.flatMap(({ relations }) => relations));
}

type Pair = Pick<GraphLink, 'source' | 'target'>;

function reversed({ source, target }: Pair): Pair {
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

/** The labels within so many steps of one, itself included. */
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
 * A shortest way between two labels, both ends included.
 *
 * @returns Undefined where there is no way.
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

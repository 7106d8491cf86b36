/** The files that each file imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Makes a graph of pairs of a file and one that it imports. */
export function toGraph(edges: readonly { from: string; to: string }[]): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!graph.has(to)) graph.set(to, new Set());
  }
  return graph;
}

/** Everything that a file imports, itself or through others, the file included. */
export function reachableFrom(file: string, graph: ImportGraph): string[] {
  const reached = new Set([file]);
  for (const each of reached) for (const imported of graph.get(each) ?? []) reached.add(imported);
  return [...reached];
}

/**
 * The groups of files that import each other in a circle (Tarjan's strongly connected components),
 * each sorted by path.
 */
export function findCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    let low = index;
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) low = Math.min(low, visit(imported));
      else if (open.includes(imported)) low = Math.min(low, order.get(imported) ?? low);
    }
    lowest.set(file, low);
    if (low === index) {
      const group = open.splice(open.indexOf(file));
      const importsItself = graph.get(file)?.has(file) ?? false;
      if (group.length > 1 || importsItself) cycles.push(group.toSorted());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
}

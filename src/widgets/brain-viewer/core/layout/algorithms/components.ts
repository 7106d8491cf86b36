/** The connected components of a graph, as box indexes. */
export interface Components {
  /** Components of at least two boxes, the largest first. */
  readonly connected: readonly (readonly number[])[];
  /** Isolated boxes. */
  readonly alone: readonly number[];
}

/** Finds connected components by union-find. */
export function findComponents(
  size: number,
  links: readonly (readonly [from: number, to: number])[],
): Components {
  const parents = Array.from({ length: size }, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root] ?? root;
    for (let at = index; at !== root;) {
      const next = parents[at] ?? root;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  for (const [from, to] of links) {
    const [a, b] = [rootOf(from), rootOf(to)];
    if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
  }
  const byRoot = new Map<number, number[]>();
  for (let index = 0; index < size; index += 1) {
    const root = rootOf(index);
    const members = byRoot.get(root);
    if (members === undefined) byRoot.set(root, [index]);
    else members.push(index);
  }
  const all = [...byRoot.values()];
  return {
    connected: all
      .filter(({ length }) => length > 1)
      .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0)),
    alone: all.filter(({ length }) => length === 1).flat(),
  };
}

import type { BrainGraph } from './brainGraph.ts';

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

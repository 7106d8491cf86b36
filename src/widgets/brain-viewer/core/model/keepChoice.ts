import type { BrainGraph } from './brainGraph.ts';

/** The share of labels that two graphs have in common at least, to be drawn alike. */
const mostlySame = 0.9;

/**
 * Remembers a choice for a graph. It holds for graphs with nearly the same labels, so that one more
 * relation doesn't draw everything in another way.
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

import { linkRelations, type BrainGraph } from './brainGraph.ts';

/** Settings that filter a graph. */
export interface GraphFilter {
  /** Relationship types that are hidden. @default none */
  readonly hiddenTypes?: readonly string[];
  /** Labels that are hidden. @default none */
  readonly hiddenLabels?: readonly string[];
  /** Store types that are hidden. @default none */
  readonly hiddenStores?: readonly string[];
  /** Labels with fewer nodes are hidden. @default 0 */
  readonly minimumCount?: number;
  /** Hides labels without a relationship. @default false */
  readonly connectedOnly?: boolean;
}

/** Returns the part of a graph that passes a filter. An empty filter returns the same object. */
export function filterGraph(graph: BrainGraph, filter: GraphFilter): BrainGraph {
  if (filterSize(filter) === 0) return graph;
  const { minimumCount = 0, connectedOnly = false } = filter;
  const hiddenTypes = new Set(filter.hiddenTypes);
  const hiddenLabels = new Set(filter.hiddenLabels);
  const hiddenStores = new Set(filter.hiddenStores);
  const isLarge = (label: string): boolean => {
    const count = graph.labels.get(label)?.count;
    return minimumCount === 0 || (count ?? 0) >= minimumCount;
  };
  const isShown = (label: string): boolean => !hiddenLabels.has(label) && isLarge(label);
  const relations = graph.links
    .flatMap((link) => link.relations)
    .filter(
      ({ type, source, target, storeType }) =>
        !hiddenTypes.has(type) &&
        (storeType === undefined || !hiddenStores.has(storeType)) &&
        isShown(source) &&
        isShown(target),
    );
  const linked = new Set(relations.flatMap(({ source, target }) => [source, target]));
  const labels = [...graph.labels].filter(
    ([label]) => isShown(label) && (!connectedOnly || linked.has(label)),
  );
  return { ...graph, labels: new Map(labels), links: linkRelations(relations) };
}

/** Counts a filter's active settings. */
export function filterSize(filter: GraphFilter): number {
  const { hiddenTypes = [], hiddenLabels = [], hiddenStores = [] } = filter;
  const { minimumCount = 0, connectedOnly = false } = filter;
  return (
    hiddenTypes.length +
    hiddenLabels.length +
    hiddenStores.length +
    (minimumCount > 0 ? 1 : 0) +
    (connectedOnly ? 1 : 0)
  );
}

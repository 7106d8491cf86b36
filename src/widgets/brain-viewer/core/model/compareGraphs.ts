import { linkId, type BrainGraph, type GraphRelation } from './brainGraph.ts';

/** A count before and after. Undefined if unknown or absent. */
export interface CountChange {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** A label that was added, removed or has a different count. */
export interface LabelChange extends CountChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly label: string;
}

/** A relation that was added, removed or has a different count. */
export interface RelationChange extends CountChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly source: string;
  readonly type: string;
  readonly target: string;
}

/** The differences between two extractions: additions, then removals, then changed counts. */
export interface GraphComparison {
  readonly labels: readonly LabelChange[];
  readonly relations: readonly RelationChange[];
}

/** Compares two graphs. Ignores the stores of relations, which the connected shape omits. */
export function compareGraphs(before: BrainGraph, after: BrainGraph): GraphComparison {
  const labels = changes(before.labels, after.labels).map(({ key, ...change }): LabelChange => ({
    ...change,
    label: key,
  }));
  const [told, tells] = [relationsOf(before), relationsOf(after)];
  const relations = changes(told, tells).flatMap(({ key, ...change }): RelationChange[] => {
    const relation = tells.get(key) ?? told.get(key);
    if (relation === undefined) return [];
    const { source, type, target } = relation;
    return [{ ...change, source, type, target }];
  });
  return { labels, relations };
}

/** Returns the ids of labels and links that were added or changed. */
export function changedIds({ labels, relations }: GraphComparison): ReadonlySet<string> {
  return new Set([
    ...labels.filter(({ kind }) => kind !== 'removed').map(({ label }) => label),
    ...relations
      .filter(({ kind }) => kind !== 'removed')
      .flatMap(({ source, target }) => [linkId(source, target), source, target]),
  ]);
}

/** A graph merged with the removed labels and links of an earlier one, and their ids. */
export interface GraphWithGone {
  readonly graph: BrainGraph;
  readonly gone: ReadonlySet<string>;
}

/** Adds the labels and links that were removed since an earlier graph. */
export function withGone(graph: BrainGraph, before: BrainGraph | undefined): GraphWithGone {
  const labels = [...(before?.labels ?? [])].filter(([name]) => !graph.labels.has(name));
  const known = new Set(graph.links.map(({ id }) => id));
  const links = (before?.links ?? []).filter(({ id }) => !known.has(id));
  const gone = new Set([...labels.map(([name]) => name), ...links.map(({ id }) => id)]);
  if (gone.size === 0) return { graph, gone };
  return {
    graph: {
      labels: new Map([...graph.labels, ...labels]),
      links: [...graph.links, ...links],
      facts: graph.facts,
    },
    gone,
  };
}

const kinds = ['added', 'removed', 'changed'] as const;

interface Change extends CountChange {
  readonly kind: (typeof kinds)[number];
  readonly key: string;
}

type Counted = ReadonlyMap<string, Pick<GraphRelation, 'count'>>;

function changes(before: Counted, after: Counted): Change[] {
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys]
    .flatMap((key): Change[] => {
      const counts = { before: before.get(key)?.count, after: after.get(key)?.count };
      if (!before.has(key)) return [{ kind: 'added', key, ...counts }];
      if (!after.has(key)) return [{ kind: 'removed', key, ...counts }];
      return counts.before === counts.after ? [] : [{ kind: 'changed', key, ...counts }];
    })
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

function relationsOf({ links }: BrainGraph): ReadonlyMap<string, GraphRelation> {
  const relations = new Map<string, GraphRelation>();
  for (const relation of links.flatMap((link) => link.relations)) {
    const key = JSON.stringify([relation.source, relation.type, relation.target]);
    const count = (relations.get(key)?.count ?? 0) + (relation.count ?? 0);
    relations.set(key, { ...relation, count });
  }
  return relations;
}

/** A property of the nodes with a label. */
export interface GraphProperty {
  readonly name: string;
  readonly type: string;
  /** The share of the label's nodes that have it, from 0 to 1. Undefined if unknown. */
  readonly presence: number | undefined;
  readonly samples: readonly unknown[];
}

/** Returns whether a property is known to be absent now and then: a full bar says nothing. */
export function isPartial({ presence = 1 }: Pick<GraphProperty, 'presence'>): boolean {
  return Math.round(presence * 100) < 100;
}

/** A kind of thing that the brain knows. */
export interface GraphLabel {
  readonly name: string;
  /** The number of nodes that have it. Undefined if unknown. */
  readonly count: number | undefined;
  /** By presence, the most frequent first. */
  readonly properties: readonly GraphProperty[];
}

/** All relationships of one type from one label to another. */
export interface GraphRelation {
  /** Unique in its graph. */
  readonly id: string;
  readonly type: string;
  readonly source: string;
  readonly target: string;
  /** The number of its relationships. Undefined if unknown. */
  readonly count: number | undefined;
  /** The store that keeps it. The connected shape omits it. */
  readonly storeType: string | undefined;
}

/** Everything between two labels, in both directions: one line of the picture. */
export interface GraphLink {
  /** Unique in its graph, and the same for the same pair in another. */
  readonly id: string;
  /** The pair by name, in the order of the first relation. The same twice for a loop. */
  readonly source: string;
  readonly target: string;
  readonly relations: readonly GraphRelation[];
  /** Of all its relations. */
  readonly count: number;
  /** The direction of its relations. */
  readonly direction: 'forward' | 'both';
}

/** A part of a brain that an answer may lack. */
export type MissingPart = 'labels' | 'relations' | 'properties' | 'counts';

/** Facts about a whole graph. */
export interface GraphFacts {
  readonly tenantId: string | undefined;
  /** ISO 8601. */
  readonly extractedAt: string | undefined;
  readonly sampleSize: number | undefined;
  /** Counts as the platform gives them, else summed. Undefined if unknown. */
  readonly nodes: number | undefined;
  readonly relationships: number | undefined;
  readonly relationTypes: number | undefined;
  /** The parts that an answer omits, though others have them. @default nothing */
  readonly missing?: readonly MissingPart[];
  /** Whatever else the platform sent. */
  readonly metadata: readonly { readonly name: string; readonly value: unknown }[];
}

/** A brain as a graph: what every part of the viewer reads. */
export interface BrainGraph {
  /** By name. */
  readonly labels: ReadonlyMap<string, GraphLabel>;
  readonly links: readonly GraphLink[];
  readonly facts: GraphFacts;
}

/** Identifies a link by its pair, whichever way round. */
export function linkId(source: string, target: string): string {
  return JSON.stringify(source < target ? [source, target] : [target, source]);
}

/**
 * Gathers relations into one link for each pair of labels.
 *
 * @param endOf - Returns the name under which a label is drawn. Default: the label itself.
 */
export function linkRelations(
  relations: readonly GraphRelation[],
  endOf: (label: string) => string = (label) => label,
): GraphLink[] {
  const pairs = new Map<string, GraphRelation[]>();
  for (const relation of relations) {
    const id = linkId(endOf(relation.source), endOf(relation.target));
    const pair = pairs.get(id);
    if (pair === undefined) pairs.set(id, [relation]);
    else pair.push(relation);
  }
  return Array.from(pairs, ([id, pair]) => linkOf(id, pair, endOf)).filter(
    (link) => link !== undefined,
  );
}

/** Returns the number of relationships of relations, of those with a known count. */
export function countRelationships(relations: readonly GraphRelation[]): number {
  return relations.reduce((sum, { count }) => sum + (count ?? 0), 0);
}

function linkOf(
  id: string,
  relations: readonly GraphRelation[],
  endOf: (label: string) => string,
): GraphLink | undefined {
  const [first] = relations;
  if (first === undefined) return undefined;
  const source = endOf(first.source);
  const isOneWay = relations.every((relation) => endOf(relation.source) === source);
  return {
    id,
    source,
    target: endOf(first.target),
    relations,
    count: countRelationships(relations),
    direction: isOneWay ? 'forward' : 'both',
  };
}

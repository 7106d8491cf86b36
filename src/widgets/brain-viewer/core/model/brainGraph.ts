/** A property of the nodes with a label. */
export interface GraphProperty {
  readonly name: string;
  readonly type: string;
  /** The share of the label's nodes that have it, from 0 to 1. Undefined if unknown. */
  readonly presence: number | undefined;
  readonly samples: readonly unknown[];
}

/** Returns true if some nodes lack the property. A bar at 100 % would carry no information. */
export function isPartial({ presence = 1 }: Pick<GraphProperty, 'presence'>): boolean {
  return Math.round(presence * 100) < 100;
}

/** A node label: a type of entity in the brain. */
export interface GraphLabel {
  readonly name: string;
  /** The number of nodes that have it. Undefined if unknown. */
  readonly count: number | undefined;
  /** Sorted by presence, the most frequent first. */
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
  /** The store that holds it. Undefined in the connected shape, which omits it. */
  readonly storeType: string | undefined;
}

/** All relations between two labels, in both directions, drawn as one edge. */
export interface GraphLink {
  /** Unique in its graph. A pair of labels has the same id in every graph. */
  readonly id: string;
  /** The end labels, directed as the first relation. Equal for a self-loop. */
  readonly source: string;
  readonly target: string;
  readonly relations: readonly GraphRelation[];
  /** The total of all its relations. */
  readonly count: number;
  /** `forward` if all relations lead from source to target. */
  readonly direction: 'forward' | 'both';
}

/** A part of a brain that a response may omit. */
export type MissingPart = 'labels' | 'relations' | 'properties' | 'counts';

/** Facts about a whole graph. */
export interface GraphFacts {
  readonly tenantId: string | undefined;
  /** ISO 8601. */
  readonly extractedAt: string | undefined;
  readonly sampleSize: number | undefined;
  /** Counts from the platform, else summed. Undefined if unknown. */
  readonly nodes: number | undefined;
  readonly relationships: number | undefined;
  readonly relationTypes: number | undefined;
  /** The parts that the response omits. @default none */
  readonly missing?: readonly MissingPart[];
  /** Further fields from the platform. */
  readonly metadata: readonly { readonly name: string; readonly value: unknown }[];
}

/** A brain as a graph, the viewer's data model. */
export interface BrainGraph {
  /** Labels by name. */
  readonly labels: ReadonlyMap<string, GraphLabel>;
  readonly links: readonly GraphLink[];
  readonly facts: GraphFacts;
}

/** Returns a link's id: that of its unordered pair of labels. */
export function linkId(source: string, target: string): string {
  return JSON.stringify(source < target ? [source, target] : [target, source]);
}

/**
 * Groups relations into one link per pair of labels.
 *
 * @param endOf - Maps a label to the node it is drawn as. Default: the label itself.
 */
export function linkRelations(
  relations: readonly GraphRelation[],
  endOf: (label: string) => string = (label) => label,
): GraphLink[] {
  const pairs = new Map<string, [GraphRelation, ...GraphRelation[]]>();
  for (const relation of relations) {
    const id = linkId(endOf(relation.source), endOf(relation.target));
    const pair = pairs.get(id);
    if (pair === undefined) pairs.set(id, [relation]);
    else pair.push(relation);
  }
  return Array.from(pairs, ([id, pair]) => linkOf(id, pair, endOf));
}

/** Sums the known relationship counts of relations. */
export function countRelationships(relations: readonly GraphRelation[]): number {
  return relations.reduce((sum, { count }) => sum + (count ?? 0), 0);
}

function linkOf(
  id: string,
  relations: readonly [GraphRelation, ...GraphRelation[]],
  endOf: (label: string) => string,
): GraphLink {
  const [first] = relations;
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

/**
 * Hashes a schema by its labels and linked pairs, independent of order, counts and properties. Part
 * of a stored layout's key.
 *
 * @returns Up to 14 alphanumeric characters.
 */
export function schemaHash({ labels, links }: Pick<BrainGraph, 'labels' | 'links'>): string {
  const text = [
    ...[...labels.keys()].sort().map((name) => JSON.stringify(name)),
    ...links.map(({ id }) => id).sort(),
  ].join('\n');
  return hashText(text);
}

/** Computes a 53-bit non-cryptographic hash (cyrb53). */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

import type { Random } from '../../random.ts';

/** The profile of one property of a label's nodes. */
export interface PropertyProfile {
  readonly type: string;
  /** Assumption: 0 to 100. */
  readonly presence_percentage: number;
  readonly sample_values: (string | number | boolean)[];
}

/** The store of a relationship. Assumption: named like the combined route's flags. */
export type StoreType = 'tgraph' | 'manual_kg' | 'saga';

/** All relationships of one type between two labels. */
export interface StoredRelationship {
  readonly source_label: string;
  readonly relationship_type: string;
  readonly target_label: string;
  readonly store_type: StoreType;
  count: number;
}

export interface Graph {
  readonly nodes: Map<string, number>;
  readonly relationships: Map<string, StoredRelationship>;
}

/** A sentence that changed the brain, or failed to. */
export interface BrainEdit {
  readonly episode_uuid: string;
  readonly at: number;
  readonly user_input: string;
  readonly session_id: string | undefined;
  readonly category: string | undefined;
}

export interface OrganisationBrain {
  /** The graph of each connection by id. `undefined` is the key of all other data. */
  readonly graphs: Map<string | undefined, Graph>;
  /** By label, then by property. */
  readonly properties: Map<string, Record<string, PropertyProfile>>;
  readonly entities: Entities;
  readonly facts: Facts;
  readonly edits: BrainEdit[];
}

export type Brains = Map<string, OrganisationBrain>;

export interface BrainState {
  readonly random: Random;
  readonly brains: Brains;
}

export interface BrainAddition {
  /** The connection that it came from, if any. */
  readonly connection_id: string | undefined;
  readonly nodes: readonly { readonly label: string; readonly count: number }[];
  readonly relationships: readonly {
    readonly source_label: string;
    readonly relationship_type: string;
    readonly target_label: string;
    readonly count: number;
  }[];
}

/** The labels of saga nodes. Undocumented: what a saga node is. */
export const sagaLabels: ReadonlySet<string> = new Set(['Saga', 'SagaStep']);

export function brainOf({ brains }: BrainState, organisationId: string): OrganisationBrain {
  const known = brains.get(organisationId);
  if (known !== undefined) return known;
  const brain: OrganisationBrain = {
    graphs: new Map(),
    properties: new Map(),
    entities: new Map(),
    facts: new Map(),
    edits: [],
  };
  brains.set(organisationId, brain);
  return brain;
}

/** Returns a connection's mutable graph, or that of all other data for `undefined`. */
export function graphOf(brain: OrganisationBrain, connectionId: string | undefined): Graph {
  const known = brain.graphs.get(connectionId);
  if (known !== undefined) return known;
  const graph: Graph = { nodes: new Map(), relationships: new Map() };
  brain.graphs.set(connectionId, graph);
  return graph;
}

/**
 * Adds nodes and relationships from a sync or an approval to an organisation's brain. Unknown
 * labels and relationships are created. The next visualization contains them.
 */
export function growBrain(world: BrainState, organisationId: string, growth: BrainAddition): void {
  const brain = brainOf(world, organisationId);
  const graph = graphOf(brain, growth.connection_id);
  for (const { label, count } of growth.nodes) countNodes(brain, graph, label, count);
  for (const relationship of growth.relationships) {
    countRelationships(brain, graph, { store_type: storeOf(relationship), ...relationship });
  }
}

/** Increases the node count of a label. */
export function countNodes(
  { properties }: OrganisationBrain,
  { nodes }: Graph,
  label: string,
  by: number,
): void {
  nodes.set(label, (nodes.get(label) ?? 0) + by);
  if (!properties.has(label)) properties.set(label, { name: unseen });
}

const unseen: PropertyProfile = { type: 'String', presence_percentage: 100, sample_values: [] };

/** Changes the count of a relationship, and removes it at zero. */
export function countRelationships(
  brain: OrganisationBrain,
  graph: Graph,
  { count, ...relationship }: StoredRelationship,
): void {
  const { source_label: source, relationship_type: type, target_label: target } = relationship;
  const key = JSON.stringify([source, type, target]);
  for (const label of [source, target]) countNodes(brain, graph, label, 0);
  const stored = graph.relationships.get(key) ?? { ...relationship, count: 0 };
  stored.count += count;
  if (stored.count > 0) graph.relationships.set(key, stored);
  else graph.relationships.delete(key);
}

export function storeOf(ends: { source_label: string; target_label: string }): StoreType {
  const isSaga = sagaLabels.has(ends.source_label) || sagaLabels.has(ends.target_label);
  return isSaga ? 'saga' : 'tgraph';
}

/** Merges everything that an organisation knows into one graph. */
export function mergedGraph({ graphs }: OrganisationBrain): Graph {
  return mergeGraphs([...graphs.values()]);
}

/** Merges graphs. Counts of relationships between the same labels add up. */
export function mergeGraphs(graphs: readonly Graph[]): Graph {
  const merged: Graph = { nodes: new Map(), relationships: new Map() };
  for (const { nodes, relationships } of graphs) {
    for (const [label, count] of nodes) {
      merged.nodes.set(label, (merged.nodes.get(label) ?? 0) + count);
    }
    for (const [key, relationship] of relationships) {
      const known = merged.relationships.get(key) ?? { ...relationship, count: 0 };
      const count = known.count + relationship.count;
      merged.relationships.set(key, { ...known, count });
    }
  }
  return merged;
}

export interface Entity {
  readonly uuid: string;
  readonly name: string;
  readonly label: string;
}

/** A relationship between two named nodes. */
export interface Fact {
  readonly uuid: string;
  readonly source: Entity;
  readonly relation: string;
  readonly target: Entity;
  /** The date from which it is valid. Undefined for always. */
  readonly effective_at: string | undefined;
  /** The date from which it is no longer valid. */
  invalid_at: string | undefined;
}

/** The named nodes of a brain by uuid. */
type Entities = Map<string, Entity>;

/** The facts of a brain by uuid. */
type Facts = Map<string, Fact>;

import type {
  BaseBrain,
  BrainSelection,
  ConnectedBrain,
  ConfidenceThreshold,
} from '../../../contract/index.ts';
import { isoTime } from '../../clock.ts';
import { HttpError } from '../../request/httpError.ts';
import {
  brainOf,
  graphOf,
  mergeGraphs,
  sagaLabels,
  mergedGraph,
  type BrainState,
  type Graph,
  type OrganisationBrain,
  type StoredRelationship,
  type StoreType,
} from './brain.ts';
import { findConnection, type ConnectionsState } from '../connectors/connections.ts';

export interface Viewing {
  readonly world: BrainState & ConnectionsState;
  readonly organisationId: string;
  readonly userId: string;
  readonly now: number;
}

export interface ViewedPart extends BrainSelection {
  /** Legacy: a single item of `connection_ids`. */
  connection_id?: string;
}

/** The stores included in the combined graph. */
export interface CombinedPart {
  include_tgraph?: boolean;
  include_manual_kg?: boolean;
  include_saga_nodes?: boolean;
}

/**
 * Returns the brain in the platform's format: for connections the base schema with their edges,
 * otherwise the organisation's brain.
 *
 * @throws HttpError 404 for an unknown connection or an empty brain.
 */
export function viewBrain(viewing: Viewing, part: ViewedPart): BaseBrain | ConnectedBrain {
  const ids = connectionIdsOf(part);
  const brain = brainOf(viewing.world, viewing.organisationId);
  const withSagas = part.include_saga_nodes ?? true;
  if (ids.length > 0) return viewConnected(viewing, brain, ids, { ...part, withSagas });
  return viewBase(viewing, brain, withoutSagas(mergedGraph(brain), withSagas));
}

function viewConnected(
  viewing: Viewing,
  brain: OrganisationBrain,
  ids: string[],
  part: BrainSelection & { withSagas: boolean },
): ConnectedBrain {
  for (const id of ids) {
    if (findConnection(viewing.world, viewing.organisationId, id) === undefined) {
      throw new HttpError(404, `Connection not found: ${id}`);
    }
  }
  const base = withoutSagas(graphOf(brain, undefined), part.withSagas);
  const chosen = ids.map((id) => withoutSagas(graphOf(brain, id), part.withSagas));
  const discovers = part.discover_external_relationships ?? true;
  const threshold = part.confidence_threshold ?? 'high';
  const external = discovers ? discoverRelationships(brain, chosen, threshold) : [];
  const graph = mergeGraphs([base, ...chosen]);
  const relationships = [...graph.relationships.values(), ...external];
  return {
    ...viewKeys(viewing, brain, graph, relationships),
    user_id: viewing.userId,
    relationship_directions: relationships.map(viewDirection),
    metadata: {
      source: 'unified_graph',
      connection_ids: ids,
      base_node_count: sum(base.nodes.values()),
      base_edge_count: sum([...base.relationships.values()].map(({ count }) => count)),
      external_relationships_count: external.length,
      extraction_method: 'unified_graph_conversion',
    },
  };
}

/**
 * Returns the combined brain. Undocumented: the response. Here the base schema of the chosen
 * stores, all of them by default.
 */
export function viewCombinedBrain(viewing: Viewing, part: CombinedPart): BaseBrain {
  const brain = brainOf(viewing.world, viewing.organisationId);
  const switches: Record<StoreType, boolean> = {
    tgraph: part.include_tgraph ?? true,
    manual_kg: part.include_manual_kg ?? true,
    saga: part.include_saga_nodes ?? true,
  };
  const whole = withoutSagas(mergedGraph(brain), switches.saga);
  const kept = [...whole.relationships.values()].filter(({ store_type }) => switches[store_type]);
  return viewBase(viewing, brain, whole, kept);
}

/** Returns the selected connections. Assumption: an empty list falls back to the legacy field. */
function connectionIdsOf({ connection_ids: ids = [], connection_id: id }: ViewedPart): string[] {
  if (ids.length > 0) return [...new Set(ids)];
  return id === undefined ? [] : [id];
}

function withoutSagas(graph: Graph, withSagas: boolean): Graph {
  if (withSagas) return graph;
  const nodes = [...graph.nodes].filter(([label]) => !sagaLabels.has(label));
  const kept = [...graph.relationships].filter(([, { store_type }]) => store_type !== 'saga');
  return { nodes: new Map(nodes), relationships: new Map(kept) };
}

function viewBase(
  viewing: Viewing,
  brain: OrganisationBrain,
  graph: Graph,
  relationships: readonly StoredRelationship[] = [...graph.relationships.values()],
): BaseBrain {
  return {
    ...viewKeys(viewing, brain, graph, relationships),
    relationship_directions: relationships.map((relationship) => ({
      ...viewDirection(relationship),
      store_type: relationship.store_type,
    })),
    // Undocumented: the values.
    metadata: {
      uses_property_based_types: true,
      relationship_types_from: 'relation_type',
      node_types_from: 'entity_type',
      generic_store_labels: ['Entity', 'Episodic'],
      extraction_method: 'property_based_schema',
    },
  };
}

/** Returns the fields shared by both shapes. */
function viewKeys(
  { organisationId, now }: Viewing,
  { properties }: OrganisationBrain,
  { nodes }: Graph,
  relationships: readonly StoredRelationship[],
): Omit<BaseBrain, 'relationship_directions' | 'metadata'> {
  if (nodes.size === 0) throw new HttpError(404, 'No brain data found');
  const byType = new Map<string, number>();
  for (const { relationship_type: type, count } of relationships) {
    byType.set(type, (byType.get(type) ?? 0) + count);
  }
  const labels = [...nodes.keys()];
  return {
    tenant_id: organisationId,
    extracted_at: isoTime(now),
    // Undocumented: what it counts.
    sample_size: 100,
    node_labels: labels,
    relationship_types: [...byType.keys()],
    node_properties: Object.fromEntries(labels.map((one) => [one, properties.get(one) ?? {}])),
    node_counts: Object.fromEntries(nodes),
    // Undocumented. By type.
    relationship_counts: Object.fromEntries(byType),
    statistics: {
      total_node_labels: nodes.size,
      total_relationship_types: byType.size,
      total_nodes: sum(nodes.values()),
      total_relationships: sum(byType.values()),
    },
  };
}

function viewDirection(relationship: StoredRelationship) {
  const { source_label, relationship_type, target_label, count } = relationship;
  return { source_label, relationship_type, target_label, count };
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

/** The minimum number of shared properties by confidence threshold. */
const sharedAtLeast: Record<ConfidenceThreshold, number> = { high: 3, medium: 2, low: 1 };

/** Properties of every label, which indicate no relationship. */
const commonplace: ReadonlySet<string> = new Set(['name', 'number', 'created_at', 'updated_at']);

/**
 * Discovers relationships between the graphs of different connections. Undocumented: the method.
 * Here labels are related if they share properties, with more confidence the more they share.
 */
function discoverRelationships(
  { properties }: OrganisationBrain,
  graphs: readonly Graph[],
  threshold: ConfidenceThreshold,
): StoredRelationship[] {
  const found = new Map<string, StoredRelationship>();
  for (const [at, from] of graphs.entries()) {
    for (const to of graphs.slice(at + 1)) {
      for (const [source, sourceCount] of from.nodes) {
        for (const [target, targetCount] of to.nodes) {
          const shared = sharedProperties(properties, source, target);
          const [property] = shared;
          if (property === undefined || shared.length < sharedAtLeast[threshold]) continue;
          found.set(`${source}\n${target}`, {
            source_label: source,
            relationship_type: `SHARES_${property.toUpperCase()}`,
            target_label: target,
            store_type: 'tgraph',
            count: Math.max(1, Math.floor(Math.min(sourceCount, targetCount) / 2)),
          });
        }
      }
    }
  }
  return [...found.values()];
}

function sharedProperties(
  properties: OrganisationBrain['properties'],
  one: string,
  other: string,
): string[] {
  if (one === other) return [];
  const names = Object.keys(properties.get(one) ?? {});
  const others = properties.get(other) ?? {};
  return names.filter((name) => !commonplace.has(name) && Object.hasOwn(others, name));
}

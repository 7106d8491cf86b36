import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';
import { recordOf } from './schema/recordOf.ts';

const integer = v.pipe(v.number(), v.integer());

export const confidenceThreshold = v.picklist(['high', 'medium', 'low']);

/** The least confidence in a discovered relationship between two connections. */
export type ConfidenceThreshold = v.InferOutput<typeof confidenceThreshold>;

export const brainSelection = v.object({
  /** The base schema plus the edges of these connections. Absent: the organisation's brain. */
  connection_ids: v.optional(v.array(nonEmpty)),
  /** Platform default true; forced false when no connections are given. */
  discover_external_relationships: v.optional(v.boolean()),
  /** Platform default `high`. */
  confidence_threshold: v.optional(confidenceThreshold),
  /** Platform default true. */
  include_saga_nodes: v.optional(v.boolean()),
});

/** A part of the brain to get. */
export interface BrainSelection extends v.InferInput<typeof brainSelection> {}

const performActionFields = v.object({
  ...brainSelection.entries,
  /** Legacy: one item of `connection_ids`, which take priority. */
  connection_id: v.optional(nonEmpty),
  /** Platform default `html`. */
  response_format: v.optional(v.picklist(['html', 'json'])),
});

/** Fields that both brain actions take. */
export interface PerformActionFields
  extends BrainSelection, v.InferInput<typeof performActionFields> {}

export const brainViewFields = v.object({
  query: v.optional(v.string()),
  view_name: v.optional(v.string()),
  message_id: v.optional(v.string()),
  session_id: v.optional(v.string()),
});

/** Fields of the action `views`. Their meaning, and which are required, is not documented. */
export interface BrainViewFields extends v.InferInput<typeof brainViewFields> {}

export const performActionBody = v.variant('action', [
  v.object({ action: v.literal('visualization'), ...performActionFields.entries }),
  v.object({
    action: v.literal('views'),
    ...performActionFields.entries,
    ...brainViewFields.entries,
  }),
]) satisfies v.GenericSchema<PerformActionBody, unknown>;

/** Body of the brain action: `visualization` or `views`. */
export type PerformActionBody =
  | (PerformActionFields & { action: 'visualization' })
  | (PerformActionFields & BrainViewFields & { action: 'views' });

export const brainProperty = v.object({
  type: v.string(),
  /** Of the label's nodes. Its range is not documented. */
  presence_percentage: v.number(),
  sample_values: v.array(v.unknown()),
});

/** Statistics of one property of the nodes with a label. */
export interface BrainProperty extends v.InferOutput<typeof brainProperty> {}

const brainRelationship = v.object({
  source_label: v.string(),
  relationship_type: v.string(),
  target_label: v.string(),
  count: integer,
});

/** The number of relationships of one type from one label to another. */
export interface BrainRelationship extends v.InferOutput<typeof brainRelationship> {}

const brainSchema = v.object({
  tenant_id: v.string(),
  /** ISO 8601. */
  extracted_at: v.string(),
  sample_size: v.number(),
  node_labels: v.array(v.string()),
  relationship_types: v.array(v.string()),
  /** By label, then by property. */
  node_properties: recordOf(recordOf(brainProperty)),
  /** By label. */
  node_counts: recordOf(integer),
  /** Its shape is not documented. */
  relationship_counts: v.optional(v.unknown()),
  statistics: v.object({
    total_node_labels: integer,
    total_relationship_types: integer,
    total_nodes: integer,
    total_relationships: integer,
  }),
});

/** Fields that both JSON shapes of the brain have. */
export interface BrainSchema extends v.InferOutput<typeof brainSchema> {}

export const baseBrain = v.object({
  ...brainSchema.entries,
  relationship_directions: v.array(
    v.object({ ...brainRelationship.entries, store_type: v.string() }),
  ),
  metadata: v.looseObject({
    uses_property_based_types: v.boolean(),
    /** Type: not documented. */
    relationship_types_from: v.optional(v.unknown()),
    /** Type: not documented. */
    node_types_from: v.optional(v.unknown()),
    generic_store_labels: v.array(v.string()),
    extraction_method: v.string(),
  }),
});

/** The brain of an organisation as JSON: the base schema, by properties. */
export interface BaseBrain extends BrainSchema, v.InferOutput<typeof baseBrain> {}

/** The `metadata.source` of a brain with chosen connections. */
const connectedSource = 'unified_graph';

export const connectedBrain = v.object({
  ...brainSchema.entries,
  user_id: v.nullish(v.string()),
  relationship_directions: v.array(brainRelationship),
  metadata: v.looseObject({
    /** `unified_graph`. */
    source: v.nullish(v.string()),
    connection_ids: v.array(v.string()),
    base_node_count: integer,
    base_edge_count: integer,
    external_relationships_count: integer,
    /** `unified_graph_conversion`. */
    extraction_method: v.string(),
  }),
});

/** The brain with the edges of connections as JSON. Its relationships have no store type. */
export interface ConnectedBrain extends BrainSchema, v.InferOutput<typeof connectedBrain> {}

const connectedMarks = v.union([
  v.object({ user_id: v.string() }),
  v.object({ metadata: v.object({ source: v.literal(connectedSource) }) }),
]);

/** Returns true if a brain has connections: it has a user, or its metadata names the unified graph. */
export function isConnectedBrain(brain: Brain): brain is ConnectedBrain {
  return v.is(connectedMarks, brain);
}

export const brain = v.lazy((answer) =>
  v.is(connectedMarks, answer) ? connectedBrain : baseBrain,
);

/** Either shape of the brain, told apart as {@link isConnectedBrain} does. */
export type Brain = BaseBrain | ConnectedBrain;

/**
 * `POST /analytics/perform/action`: the brain, as an HTML document unless JSON is asked for. The
 * action `visualization` answers a {@link brain}; the answer of `views` is not documented. The documents
 * name the scopes `brain:read` and `brain:write` without saying which action wants which; as neither
 * writes, the first is declared.
 */
export const performAction = defineEndpoint({
  name: 'performAction',
  method: 'POST',
  host: 'public',
  path: '/analytics/perform/action',
  credential: 'serviceActorToken',
  scope: 'brain:read',
  idempotent: true,
  body: { type: 'json', schema: performActionBody },
  response: {
    type: 'json',
    status: 200,
    schema: v.union([connectedBrain, baseBrain, v.unknown()]),
    html: true,
  },
});

export const combinedBrainBody = v.object({
  include_tgraph: v.optional(v.boolean()),
  include_manual_kg: v.optional(v.boolean()),
  include_saga_nodes: v.optional(v.boolean()),
});

/** Body of the combined route. Whether its fields must be there is not documented. */
export interface CombinedBrainBody extends v.InferInput<typeof combinedBrainBody> {}

/** `POST /combined/tenant/{tenantId}`: the graphs of a tenant in one. The response is not documented. */
export const getCombinedBrain = defineEndpoint({
  name: 'getCombinedBrain',
  method: 'POST',
  host: 'visualization',
  path: '/combined/tenant/{tenantId}',
  credential: 'serviceActorToken',
  idempotent: true,
  params: v.object({ tenantId: nonEmpty }),
  body: { type: 'json', schema: combinedBrainBody },
  response: { type: 'json', status: 200, schema: v.unknown() },
});

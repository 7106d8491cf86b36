import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { nonEmpty } from './ids.ts';
import { recordOf } from './recordOf.ts';

const integer = v.pipe(v.number(), v.integer());

/** How sure a discovered relationship between two connections has to be. */
export const confidenceThreshold = v.picklist(['high', 'medium', 'low']);

/** See {@link confidenceThreshold}. */
export type ConfidenceThreshold = v.InferOutput<typeof confidenceThreshold>;

/** Which part of the brain is wanted. */
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

/** See {@link brainSelection}. */
export type BrainSelection = v.InferInput<typeof brainSelection>;

const shared = {
  ...brainSelection.entries,
  /** Legacy: one item of `connection_ids`, which take priority. */
  connection_id: v.optional(nonEmpty),
  /** Platform default `html`. */
  response_format: v.optional(v.picklist(['html', 'json'])),
};

/** Fields of the action `views`. What they mean and which must be there is not shown. */
export const brainViewFields = v.object({
  query: v.optional(v.string()),
  view_name: v.optional(v.string()),
  message_id: v.optional(v.string()),
  session_id: v.optional(v.string()),
});

/** See {@link brainViewFields}. */
export type BrainViewFields = v.InferInput<typeof brainViewFields>;

/** Body of the brain action: `visualization` or `views`. */
export const performActionBody = v.variant('action', [
  v.object({ action: v.literal('visualization'), ...shared }),
  v.object({ action: v.literal('views'), ...shared, ...brainViewFields.entries }),
]);

/** See {@link performActionBody}. */
export type PerformActionBody = v.InferInput<typeof performActionBody>;

/** What is known of one property of the nodes with a label. */
export const brainProperty = v.object({
  type: v.string(),
  /** Of the label's nodes. Its range is not shown. */
  presence_percentage: v.number(),
  sample_values: v.array(v.unknown()),
});

/** See {@link brainProperty}. */
export type BrainProperty = v.InferOutput<typeof brainProperty>;

const direction = {
  source_label: v.string(),
  relationship_type: v.string(),
  target_label: v.string(),
  count: integer,
};

/** What both shapes of the brain have. */
const schemaKeys = {
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
  /** Its shape is not shown. */
  relationship_counts: v.optional(v.unknown()),
  statistics: v.object({
    total_node_labels: integer,
    total_relationship_types: integer,
    total_nodes: integer,
    total_relationships: integer,
  }),
};

/** The brain of an organisation as JSON: the base schema, by properties. */
export const baseBrain = v.object({
  ...schemaKeys,
  relationship_directions: v.array(v.object({ ...direction, store_type: v.string() })),
  metadata: v.looseObject({
    uses_property_based_types: v.boolean(),
    /** Type: not shown. */
    relationship_types_from: v.optional(v.unknown()),
    /** Type: not shown. */
    node_types_from: v.optional(v.unknown()),
    generic_store_labels: v.array(v.string()),
    extraction_method: v.string(),
  }),
});

/** See {@link baseBrain}. */
export type BaseBrain = v.InferOutput<typeof baseBrain>;

/** What `metadata.source` says where connections were chosen. */
const connectedSource = 'unified_graph';

/** The brain with the edges of connections as JSON. Its relationships tell no store type. */
export const connectedBrain = v.object({
  ...schemaKeys,
  user_id: v.nullish(v.string()),
  relationship_directions: v.array(v.object(direction)),
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

/** See {@link connectedBrain}. */
export type ConnectedBrain = v.InferOutput<typeof connectedBrain>;

const connectedMarks = v.union([
  v.object({ user_id: v.string() }),
  v.object({ metadata: v.object({ source: v.literal(connectedSource) }) }),
]);

/** Whether a brain is one with connections: it has a user, or its metadata names the unified graph. */
export function isConnectedBrain(brain: Brain): brain is ConnectedBrain {
  return v.is(connectedMarks, brain);
}

/** Either shape of the brain, told apart as {@link isConnectedBrain} does. */
export const brain = v.lazy((answer) =>
  v.is(connectedMarks, answer) ? connectedBrain : baseBrain,
);

/** See {@link brain}. */
export type Brain = BaseBrain | ConnectedBrain;

/**
 * `POST /analytics/perform/action`: the brain, as an HTML document unless JSON is asked for. The
 * action `visualization` answers a {@link brain}; what `views` answers is not shown. Documented with
 * the scopes `brain:read` and `brain:write`, without saying which action wants which; as neither writes, the first is declared.
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

/** Body of the combined route. Whether its fields must be there is not shown. */
export const combinedBrainBody = v.object({
  include_tgraph: v.optional(v.boolean()),
  include_manual_kg: v.optional(v.boolean()),
  include_saga_nodes: v.optional(v.boolean()),
});

/** See {@link combinedBrainBody}. */
export type CombinedBrainBody = v.InferInput<typeof combinedBrainBody>;

/** `POST /combined/tenant/{tenantId}`: the graphs of a tenant in one. The response is not shown. */
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

import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';
import { recordOf } from './schema/recordOf.ts';

const integer = v.pipe(v.number(), v.integer());

export const confidenceThreshold = v.picklist(['high', 'medium', 'low']);

/** The minimum confidence in a discovered relationship between two connections. */
export type ConfidenceThreshold = v.InferOutput<typeof confidenceThreshold>;

export const brainSelection = v.object({
  /** Adds the edges of these connections to the base schema. Absent: the organisation's brain. */
  connection_ids: v.optional(v.array(nonEmpty)),
  /** The platform's default is true; forced to false without connections. */
  discover_external_relationships: v.optional(v.boolean()),
  /** The platform's default is `high`. */
  confidence_threshold: v.optional(confidenceThreshold),
  /** The platform's default is true. */
  include_saga_nodes: v.optional(v.boolean()),
});

/** A selection of the brain. */
export interface BrainSelection extends v.InferInput<typeof brainSelection> {}

const performActionFields = v.object({
  ...brainSelection.entries,
  /** Legacy: a single connection. `connection_ids` take precedence. */
  connection_id: v.optional(nonEmpty),
  /** The platform's default is `html`. */
  response_format: v.optional(v.picklist(['html', 'json'])),
});

/** Common fields of both brain actions. */
export interface PerformActionFields
  extends BrainSelection, v.InferInput<typeof performActionFields> {}

export const brainViewFields = v.object({
  query: v.optional(v.string()),
  view_name: v.optional(v.string()),
  message_id: v.optional(v.string()),
  session_id: v.optional(v.string()),
});

/** Fields of the action `views`. Neither their meaning nor which are required is documented. */
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
  /** The share of the label's nodes that have it. Its range is not documented. */
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
  /** In ISO 8601. */
  extracted_at: v.string(),
  sample_size: v.number(),
  node_labels: v.array(v.string()),
  relationship_types: v.array(v.string()),
  /** Properties by label, then by name. */
  node_properties: recordOf(recordOf(brainProperty)),
  /** Counts by label. */
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

/** Common fields of both JSON shapes of the brain. */
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

/** An organisation's brain as JSON: the base schema. */
export interface BaseBrain extends BrainSchema, v.InferOutput<typeof baseBrain> {}

/** The `metadata.source` of a brain with selected connections. */
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

/** The brain with the edges of connections, as JSON. Its relationships have no store type. */
export interface ConnectedBrain extends BrainSchema, v.InferOutput<typeof connectedBrain> {}

const connectedMarks = v.union([
  v.object({ user_id: v.string() }),
  v.object({ metadata: v.object({ source: v.literal(connectedSource) }) }),
]);

/** Returns true if a brain has connections: a user, or the unified graph in its metadata. */
export function isConnectedBrain(brain: Brain): brain is ConnectedBrain {
  return v.is(connectedMarks, brain);
}

export const brain = v.lazy((answer) =>
  v.is(connectedMarks, answer) ? connectedBrain : baseBrain,
);

/** Either shape of the brain, distinguished by {@link isConnectedBrain}. */
export type Brain = BaseBrain | ConnectedBrain;

/**
 * `POST /analytics/perform/action`: the brain, as an HTML document unless JSON is requested. The
 * action `visualization` answers a {@link brain}; the answer of `views` is not documented. The
 * documentation names the scopes `brain:read` and `brain:write` without assigning them to actions;
 * as neither action writes, the first is declared.
 */
export const performAction = defineEndpoint('performAction', 'POST /analytics/perform/action', {
  host: 'public',
  credential: 'serviceActorToken',
  scope: 'brain:read',
  idempotent: true,
  body: performActionBody,
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

/** Body of the combined route. It is not documented which fields are required. */
export interface CombinedBrainBody extends v.InferInput<typeof combinedBrainBody> {}

/** `POST /combined/tenant/{tenantId}`: a tenant's combined graphs. Response: not documented. */
export const getCombinedBrain = defineEndpoint(
  'getCombinedBrain',
  'POST /combined/tenant/{tenantId}',
  {
    host: 'visualization',
    credential: 'serviceActorToken',
    idempotent: true,
    params: v.object({ tenantId: nonEmpty }),
    body: combinedBrainBody,
  },
);

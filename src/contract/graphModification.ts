import * as v from 'valibot';

const integer = v.pipe(v.number(), v.integer());
const text = v.nullish(v.string());

export const graphModificationBody = v.object({
  action: v.literal('graph_modification'),
  /** The change in the user's words. Required unless `query` is given. */
  user_input: v.optional(v.string()),
  /** An alias of `user_input`. */
  query: v.optional(v.string()),
  /** Chat history id. */
  session_id: v.optional(v.string()),
  /** A tag for the modification. */
  category: v.optional(v.string()),
});

/**
 * Body of `POST /analytics/chat` with the action `graph_modification`. A body without text isn't
 * refused, but gets a result that says so.
 */
export interface GraphModificationBody extends v.InferInput<typeof graphModificationBody> {}

const appliedModification = v.looseObject({
  status: v.literal('applied'),
  action: v.looseObject({
    /** Add, replace or invalidate; the exact values are not documented. */
    action: v.string(),
    source_name: v.string(),
    old_relation: text,
    old_target_name: text,
    new_relation: text,
    new_target_name: text,
    /** A date. */
    effective_at: text,
  }),
  edge_uuid: text,
  episode_uuid: text,
  /** Their shape is not documented. */
  notes: v.nullish(v.array(v.unknown()), []),
  affected: v.looseObject({
    invalidated: v.nullish(v.looseObject({ uuid: text })),
    /** Their shape is not documented. */
    added_edges: v.nullish(v.array(v.unknown()), []),
    /** Their shape is not documented. */
    added_nodes: v.nullish(v.array(v.unknown()), []),
  }),
});

/** A relationship that was added, replaced or invalidated. */
export interface AppliedModification extends v.InferOutput<typeof appliedModification> {}

const ambiguousModification = v.looseObject({
  status: v.literal('ambiguous'),
  /** For example `multiple_matches`. */
  detail: text,
  /** Their fields beyond the id are not documented. */
  candidates: v.nullish(v.array(v.looseObject({ uuid: v.string() })), []),
  /** Its shape is not documented. */
  search_candidates: v.optional(v.unknown()),
});

/** An ambiguous or unknown name: the user has to choose. */
export interface AmbiguousModification extends v.InferOutput<typeof ambiguousModification> {}

const failedModification = v.looseObject({ status: v.literal('error') });

/** A failed change. Its fields are not documented. */
export interface FailedModification extends v.InferOutput<typeof failedModification> {}

const modification = v.variant('status', [
  appliedModification,
  ambiguousModification,
  failedModification,
]);

/** The outcome of one change in the text, by `status`. */
export type Modification = v.InferOutput<typeof modification>;

export const graphModificationResult = v.object({
  /** The platform sends `'true'` or `'false'`, decoded to a boolean here. */
  success: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((success) => success === 'true'),
  ),
  /** `No Errors`, or a message. */
  error: v.string(),
  /** `Brain update applied.`, `Brain update needs review.`, or empty without text. */
  response: v.string(),
  reason: text,
  /** `graph_modification` */
  routing_decision: text,
  /** `graph_modification` */
  type: text,
  /** One result for each change found in the text. */
  results: v.nullish(v.array(modification), []),
  /** The number of results by status. */
  summary: v.nullish(v.object({ applied: integer, ambiguous: integer, error: integer })),
});

/** The answer of the action `graph_modification`. Without text, it has only four fields. */
export interface GraphModificationResult extends v.InferOutput<typeof graphModificationResult> {}

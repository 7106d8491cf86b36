import * as v from 'valibot';

const integer = v.pipe(v.number(), v.integer());
const text = v.nullish(v.string());

/**
 * Body of `POST /analytics/chat` with the action `graph_modification`. A body without text is not
 * refused: it gets a result that says so.
 */
export const graphModificationBody = v.object({
  action: v.literal('graph_modification'),
  /** What to change, in a person's words. Required unless `query` is given. */
  user_input: v.optional(v.string()),
  /** Another name of `user_input`. */
  query: v.optional(v.string()),
  /** Chat history id. */
  session_id: v.optional(v.string()),
  /** Tags the modification. */
  category: v.optional(v.string()),
});

/** See {@link graphModificationBody}. */
export type GraphModificationBody = v.InferInput<typeof graphModificationBody>;

/** A relationship was added, replaced or invalidated. */
const appliedModification = v.looseObject({
  status: v.literal('applied'),
  action: v.looseObject({
    /** Add, replace or invalidate; the words themselves are not shown. */
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
  /** Their shape is not shown. */
  notes: v.nullish(v.array(v.unknown()), []),
  affected: v.looseObject({
    invalidated: v.nullish(v.looseObject({ uuid: text })),
    /** Their shape is not shown. */
    added_edges: v.nullish(v.array(v.unknown()), []),
    /** Their shape is not shown. */
    added_nodes: v.nullish(v.array(v.unknown()), []),
  }),
});

/** A name met several things, or none: a person has to choose. */
const ambiguousModification = v.looseObject({
  status: v.literal('ambiguous'),
  /** For example `multiple_matches`. */
  detail: text,
  /** Their fields beyond the id are not shown. */
  candidates: v.nullish(v.array(v.looseObject({ uuid: v.string() })), []),
  /** Its shape is not shown. */
  search_candidates: v.optional(v.unknown()),
});

/** A change that could not be made. Its fields are not shown. */
const failedModification = v.looseObject({ status: v.literal('error') });

const modification = v.variant('status', [
  appliedModification,
  ambiguousModification,
  failedModification,
]);

/** What became of one change of the text: applied, ambiguous or error, told apart by `status`. */
export type Modification = v.InferOutput<typeof modification>;

/** What the action `graph_modification` answers. Without text, only the first four fields are there. */
export const graphModificationResult = v.object({
  /** The platform writes `'true'` or `'false'` as text; here it is read as the boolean it means. */
  success: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((success) => success === 'true'),
  ),
  /** `No Errors`, or a message. */
  error: v.string(),
  /** `Brain update applied.`, `Brain update needs review.`, or empty where there was no text. */
  response: v.string(),
  reason: text,
  /** `graph_modification` */
  routing_decision: text,
  /** `graph_modification` */
  type: text,
  /** One for each change that was found in the text. */
  results: v.nullish(v.array(modification), []),
  /** How many of the results have which status. */
  summary: v.nullish(v.object({ applied: integer, ambiguous: integer, error: integer })),
});

/** See {@link graphModificationResult}. */
export type GraphModificationResult = v.InferOutput<typeof graphModificationResult>;

import * as v from 'valibot';

const integer = v.pipe(v.number(), v.integer());
const text = v.nullish(v.string());

/** Schema of {@link GraphModificationBody}. */
export const graphModificationBody = v.object({
  action: v.literal('graph_modification'),
  user_input: v.optional(v.string()),
  query: v.optional(v.string()),
  session_id: v.optional(v.string()),
  category: v.optional(v.string()),
}) satisfies v.GenericSchema<GraphModificationBody, unknown>;

/**
 * Body of `POST /analytics/chat` with the action `graph_modification`. A body without text is not
 * refused: it gets a result that says so.
 */
export interface GraphModificationBody {
  action: 'graph_modification';
  /** What to change, in a person's words. Required unless `query` is given. */
  user_input?: string;
  /** Another name of `user_input`. */
  query?: string;
  /** Chat history id. */
  session_id?: string;
  /** Tags the modification. */
  category?: string;
}

/** A relationship was added, replaced or invalidated. */
const appliedModification = v.looseObject({
  status: v.literal('applied'),
  action: v.looseObject({
    /** Add, replace or invalidate; the words themselves are not documented. */
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

/** A name met several things, or none: a person has to choose. */
const ambiguousModification = v.looseObject({
  status: v.literal('ambiguous'),
  /** For example `multiple_matches`. */
  detail: text,
  /** Their fields beyond the id are not documented. */
  candidates: v.nullish(v.array(v.looseObject({ uuid: v.string() })), []),
  /** Its shape is not documented. */
  search_candidates: v.optional(v.unknown()),
});

/** A change that could not be made. Its fields are not documented. */
const failedModification = v.looseObject({ status: v.literal('error') });

const modification = v.variant('status', [
  appliedModification,
  ambiguousModification,
  failedModification,
]) satisfies v.GenericSchema<unknown, Modification>;

/** What became of one change of the text, by `status`. */
export type Modification = AppliedModification | AmbiguousModification | FailedModification;

/** A change that was made. */
export interface AppliedModification {
  status: 'applied';
  action: {
    /** Add, replace or invalidate; the words themselves are not documented. */
    action: string;
    source_name: string;
    old_relation?: string | null;
    old_target_name?: string | null;
    new_relation?: string | null;
    new_target_name?: string | null;
    /** A date. */
    effective_at?: string | null;
    [key: string]: unknown;
  };
  edge_uuid?: string | null;
  episode_uuid?: string | null;
  /** Their shape is not documented. */
  notes: unknown[];
  affected: {
    invalidated?: { uuid?: string | null; [key: string]: unknown } | null;
    /** Their shape is not documented. */
    added_edges: unknown[];
    /** Their shape is not documented. */
    added_nodes: unknown[];
    [key: string]: unknown;
  };
  [key: string]: unknown;
}

/** A name that matches several nodes, or none: a person has to choose. */
export interface AmbiguousModification {
  status: 'ambiguous';
  /** For example `multiple_matches`. */
  detail?: string | null;
  /** Their fields beyond the id are not documented. */
  candidates: { uuid: string; [key: string]: unknown }[];
  /** Its shape is not documented. */
  search_candidates?: unknown;
  [key: string]: unknown;
}

/** A change that could not be made. Its fields are not documented. */
export interface FailedModification {
  status: 'error';
  [key: string]: unknown;
}

/** Schema of {@link GraphModificationResult}. */
export const graphModificationResult = v.object({
  success: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((success) => success === 'true'),
  ),
  error: v.string(),
  response: v.string(),
  reason: text,
  routing_decision: text,
  type: text,
  results: v.nullish(v.array(modification), []),
  summary: v.nullish(v.object({ applied: integer, ambiguous: integer, error: integer })),
}) satisfies v.GenericSchema<unknown, GraphModificationResult>;

/** What the action `graph_modification` answers. Without text, only the first four fields are there. */
export interface GraphModificationResult {
  /**
   * The platform writes `'true'` or `'false'` as text; here it is read as the boolean it means.
   */
  success: boolean;
  /** `No Errors`, or a message. */
  error: string;
  /**
   * `Brain update applied.`, `Brain update needs review.`, or empty where there was no text.
   */
  response: string;
  reason?: string | null;
  /** `graph_modification` */
  routing_decision?: string | null;
  /** `graph_modification` */
  type?: string | null;
  /** One for each change that was found in the text. */
  results: Modification[];
  /** How many of the results have which status. */
  summary?: {
    applied: number;
    ambiguous: number;
    error: number;
  } | null;
}

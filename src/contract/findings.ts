import * as v from 'valibot';
import { defineEndpoint } from './schema/endpoint.ts';
import { nonEmpty } from './schema/ids.ts';
import { withDefault, withFallbackField, textOrEmpty } from './schema/replacement.ts';

const integer = v.pipe(v.number(), v.integer());
/** The items of the finding arrays are of undocumented shape. */
const unknownItems = withDefault(v.array(v.unknown()), () => []);

export const finding = v.looseObject({
  finding_id: v.string(),
  tenant_id: textOrEmpty,
  connection_ids: withDefault(v.array(v.string()), () => []),
  title: withFallbackField(v.string(), 'finding_id'),
  theme: textOrEmpty,
  /** Its range is not documented. */
  confidence: withDefault(v.number(), () => -Infinity),
  /** Only `completed` is documented. */
  status: textOrEmpty,
  /** Only `pending` is documented, no values for approved and rejected findings. */
  review_state: v.string(),
  what_was_learned: unknownItems,
  new_discoveries: unknownItems,
  source_refs: unknownItems,
  node_ids: unknownItems,
  context_node_ids: unknownItems,
});

/**
 * A finding of a connector sync, for a user to approve or reject. Undocumented fields are kept as
 * received, among them the skip flag, whose name is not documented.
 */
export interface Finding extends v.InferOutput<typeof finding> {}

export const findingCounters = v.object({
  pending: integer,
  approved: integer,
  rejected: integer,
  reviewed: integer,
  total: integer,
});

/** The number of the tenant's findings by state. The meaning of reviewed is not documented. */
export interface FindingCounters extends v.InferOutput<typeof findingCounters> {}

export const findingList = v.object({
  /** The value is `ok`. */
  status: v.string(),
  count: integer,
  counters: findingCounters,
  findings: v.array(finding),
});

/** A list of findings with the counters, without paging. */
export interface FindingList extends v.InferOutput<typeof findingList> {}

export const findingDetail = v.object({
  status: v.string(),
  finding_id: v.string(),
  processing: v.boolean(),
  review_state: v.string(),
  finding,
});

/** One finding with its state. */
export interface FindingDetail extends v.InferOutput<typeof findingDetail> {}

export const editFindingBody = v.object({
  finding_id: nonEmpty,
  user_request: nonEmpty,
});

/** Body of both edit routes: the change in the user's words. */
export interface EditFindingBody extends v.InferInput<typeof editFindingBody> {}

const validation = { host: 'validation', credential: 'serviceActorToken' } as const;
const reading = { ...validation, scope: 'brain:read', method: 'GET', idempotent: true } as const;
const writing = { ...validation, scope: 'brain:write' } as const;
const params = v.object({ finding_id: nonEmpty });
const listed = { type: 'json', status: 200, schema: findingList } as const;
const undocumented = { type: 'json', status: 200, schema: v.unknown() } as const;
const emptyBody = { type: 'json', schema: v.object({}) } as const;
const edit = { type: 'json', schema: editFindingBody } as const;

/** `GET /findings`: the findings of the tenant. */
export const listFindings = defineEndpoint({
  ...reading,
  name: 'listFindings',
  path: '/findings',
  response: listed,
});

/** `GET /findings/approved`: approved ones only. */
export const listApprovedFindings = defineEndpoint({
  ...reading,
  name: 'listApprovedFindings',
  path: '/findings/approved',
  response: listed,
});

/** `GET /findings/rejected`: rejected ones only. */
export const listRejectedFindings = defineEndpoint({
  ...reading,
  name: 'listRejectedFindings',
  path: '/findings/rejected',
  response: listed,
});

/** `GET /findings/{finding_id}`: one finding and its processing state. */
export const getFinding = defineEndpoint({
  ...reading,
  name: 'getFinding',
  path: '/findings/{finding_id}',
  params,
  response: { type: 'json', status: 200, schema: findingDetail },
});

/**
 * `POST /findings/{finding_id}/approve` with an empty object. Neither the response nor the effect
 * on a finding that isn't pending is documented, so it is not retried automatically.
 */
export const approveFinding = defineEndpoint({
  ...writing,
  name: 'approveFinding',
  method: 'POST',
  path: '/findings/{finding_id}/approve',
  idempotent: false,
  params,
  body: emptyBody,
  response: undocumented,
});

/** `POST /findings/{finding_id}/reject` with an empty object. See {@link approveFinding}. */
export const rejectFinding = defineEndpoint({
  ...writing,
  name: 'rejectFinding',
  method: 'POST',
  path: '/findings/{finding_id}/reject',
  idempotent: false,
  params,
  body: emptyBody,
  response: undocumented,
});

/**
 * `PATCH /findings/{finding_id}/skip`: sets the skip flag without changing the review state. The
 * response is not documented.
 */
export const skipFinding = defineEndpoint({
  ...writing,
  name: 'skipFinding',
  method: 'PATCH',
  path: '/findings/{finding_id}/skip',
  idempotent: true,
  params,
  body: { type: 'json', schema: v.object({ is_skipped: v.boolean() }) },
  response: undocumented,
});

/** `POST /findings/approve-bulk`: approves pending findings. The response is not documented. */
export const approveFindings = defineEndpoint({
  ...writing,
  name: 'approveFindings',
  method: 'POST',
  path: '/findings/approve-bulk',
  idempotent: false,
  body: { type: 'json', schema: v.object({ finding_ids: v.array(nonEmpty) }) },
  response: undocumented,
});

/** `POST /findings/{finding_id}/edit`: edits and answers when done. Response: not documented. */
export const editFinding = defineEndpoint({
  ...writing,
  name: 'editFinding',
  method: 'POST',
  path: '/findings/{finding_id}/edit',
  idempotent: false,
  params,
  body: edit,
  response: undocumented,
});

/**
 * `POST /findings/{finding_id}/edit/stream`: edits and streams the progress as server-sent events,
 * for long edits. Their payload is not documented.
 */
export const streamFindingEdit = defineEndpoint({
  ...writing,
  name: 'streamFindingEdit',
  method: 'POST',
  path: '/findings/{finding_id}/edit/stream',
  idempotent: false,
  params,
  body: edit,
  response: { type: 'event-stream', status: 200 },
});

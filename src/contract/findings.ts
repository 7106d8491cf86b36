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
const reading = { ...validation, scope: 'brain:read' } as const;
const writing = { ...validation, scope: 'brain:write' } as const;
const params = v.object({ finding_id: nonEmpty });
const emptyBody = v.object({});

/** `GET /findings`: the findings of the tenant. */
export const listFindings = defineEndpoint('listFindings', 'GET /findings', {
  ...reading,
  response: findingList,
});

/** `GET /findings/approved`: approved ones only. */
export const listApprovedFindings = defineEndpoint(
  'listApprovedFindings',
  'GET /findings/approved',
  { ...reading, response: findingList },
);

/** `GET /findings/rejected`: rejected ones only. */
export const listRejectedFindings = defineEndpoint(
  'listRejectedFindings',
  'GET /findings/rejected',
  { ...reading, response: findingList },
);

/** `GET /findings/{finding_id}`: one finding and its processing state. */
export const getFinding = defineEndpoint('getFinding', 'GET /findings/{finding_id}', {
  ...reading,
  params,
  response: findingDetail,
});

/**
 * `POST /findings/{finding_id}/approve` with an empty object. Neither the response nor the effect
 * on a finding that isn't pending is documented, so it is not retried automatically.
 */
export const approveFinding = defineEndpoint(
  'approveFinding',
  'POST /findings/{finding_id}/approve',
  { ...writing, params, body: emptyBody },
);

/** `POST /findings/{finding_id}/reject` with an empty object. See {@link approveFinding}. */
export const rejectFinding = defineEndpoint('rejectFinding', 'POST /findings/{finding_id}/reject', {
  ...writing,
  params,
  body: emptyBody,
});

/**
 * `PATCH /findings/{finding_id}/skip`: sets the skip flag without changing the review state. The
 * response is not documented.
 */
export const skipFinding = defineEndpoint('skipFinding', 'PATCH /findings/{finding_id}/skip', {
  ...writing,
  params,
  body: v.object({ is_skipped: v.boolean() }),
});

/** `POST /findings/approve-bulk`: approves pending findings. The response is not documented. */
export const approveFindings = defineEndpoint('approveFindings', 'POST /findings/approve-bulk', {
  ...writing,
  body: v.object({ finding_ids: v.array(nonEmpty) }),
});

/** `POST /findings/{finding_id}/edit`: edits and answers when done. Response: not documented. */
export const editFinding = defineEndpoint('editFinding', 'POST /findings/{finding_id}/edit', {
  ...writing,
  params,
  body: editFindingBody,
});

/**
 * `POST /findings/{finding_id}/edit/stream`: edits and streams the progress as server-sent events,
 * for long edits. Their payload is not documented.
 */
export const streamFindingEdit = defineEndpoint(
  'streamFindingEdit',
  'POST /findings/{finding_id}/edit/stream',
  { ...writing, params, body: editFindingBody, response: { type: 'event-stream', status: 200 } },
);

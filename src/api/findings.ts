import {
  readEventStream,
  type BrainstemClient,
  type CallOptions,
  type ServerSentEvent,
} from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type { EditFindingBody, FindingDetail, FindingList } from '../contract/index.ts';

/** Lists the tenant's findings with their counters: `GET /findings`. */
export function listFindings(client: BrainstemClient, options?: CallOptions): Promise<FindingList> {
  return client.json(contract.listFindings, {}, options);
}

/** Lists the approved findings: `GET /findings/approved`. */
export function listApprovedFindings(
  client: BrainstemClient,
  options?: CallOptions,
): Promise<FindingList> {
  return client.json(contract.listApprovedFindings, {}, options);
}

/** Lists the rejected findings: `GET /findings/rejected`. */
export function listRejectedFindings(
  client: BrainstemClient,
  options?: CallOptions,
): Promise<FindingList> {
  return client.json(contract.listRejectedFindings, {}, options);
}

/** Fetches one finding and its processing state: `GET /findings/{finding_id}`. */
export function getFinding(
  client: BrainstemClient,
  finding_id: string,
  options?: CallOptions,
): Promise<FindingDetail> {
  return client.json(contract.getFinding, { params: { finding_id } }, options);
}

/**
 * Approves a pending finding: `POST /findings/{finding_id}/approve`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function approveFinding(
  client: BrainstemClient,
  finding_id: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.approveFinding, { params: { finding_id }, body: {} }, options);
}

/**
 * Rejects a pending finding: `POST /findings/{finding_id}/reject`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function rejectFinding(
  client: BrainstemClient,
  finding_id: string,
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.rejectFinding, { params: { finding_id }, body: {} }, options);
}

/**
 * Sets a finding's skip flag without changing its review state:
 * `PATCH /findings/{finding_id}/skip`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function skipFinding(
  client: BrainstemClient,
  { finding_id, is_skipped }: { finding_id: string; is_skipped: boolean },
  options?: CallOptions,
): Promise<unknown> {
  const input = { params: { finding_id }, body: { is_skipped } };
  return client.json(contract.skipFinding, input, options);
}

/**
 * Approves several pending findings: `POST /findings/approve-bulk`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function approveFindings(
  client: BrainstemClient,
  finding_ids: string[],
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.approveFindings, { body: { finding_ids } }, options);
}

/**
 * Edits a finding and waits until it is done: `POST /findings/{finding_id}/edit`. For a long edit,
 * prefer {@link streamFindingEdit}.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function editFinding(
  client: BrainstemClient,
  body: EditFindingBody,
  options?: CallOptions,
): Promise<unknown> {
  const params = { finding_id: body.finding_id };
  return client.json(contract.editFinding, { params, body }, options);
}

/**
 * The events of an edit as they arrive. Their payload is not documented: `data` is the raw text.
 * The generator's return value has a `cause` if the connection broke.
 */
export type FindingEditEvents = ReturnType<typeof readEventStream>;

/** One batch of events of an edit. */
export type FindingEditBatch = ServerSentEvent[];

/** Edits a finding and streams its progress: `POST /findings/{finding_id}/edit/stream`. */
export async function streamFindingEdit(
  client: BrainstemClient,
  body: EditFindingBody,
  options: CallOptions = {},
): Promise<FindingEditEvents> {
  const params = { finding_id: body.finding_id };
  const bytes = await client.stream(contract.streamFindingEdit, { params, body }, options);
  return readEventStream(bytes, options);
}

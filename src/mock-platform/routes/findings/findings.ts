import {
  approveFinding,
  approveFindings,
  editFinding,
  getFinding,
  listApprovedFindings,
  listFindings,
  listRejectedFindings,
  rejectFinding,
  skipFinding,
  streamFindingEdit,
} from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import { serve, type Call, type Route } from '../../serve.ts';
import { growBrain } from '../../state/brain/brain.ts';
import { labelsOfNodes } from '../../state/brain/nodeLabels.ts';
import { finishEdit, startEdit, streamEdit, type EditEvent } from '../../state/findingEdits.ts';
import {
  findingsOf,
  requireFinding,
  reviewFinding,
  viewFinding,
  viewFindings,
  type ReviewState,
  type StoredFinding,
} from '../../state/findings.ts';

/** The routes that review findings. Undocumented responses are assumptions. */
export const findingRoutes: readonly Route[] = [
  // Undocumented: whether the plain list contains approved and rejected ones. Here it does.
  serve(listFindings, (_, call) => listOwn(call)),
  serve(listApprovedFindings, (_, call) => listOwn(call, 'approved')),
  serve(listRejectedFindings, (_, call) => listOwn(call, 'rejected')),

  serve(getFinding, ({ params }, call) => {
    const finding = requireFinding(params.finding_id, call);
    return {
      status: 'ok',
      finding_id: finding.finding_id,
      processing: finding.edit !== undefined,
      review_state: finding.review_state,
      finding: viewFinding(finding),
    };
  }),

  serve(approveFinding, ({ params }, call) => {
    const finding = requireFinding(params.finding_id, call);
    approve(finding, call);
    return viewReview(finding);
  }),

  serve(rejectFinding, ({ params }, call) => {
    const finding = requireFinding(params.finding_id, call);
    reviewFinding(finding, 'rejected');
    return viewReview(finding);
  }),

  serve(skipFinding, ({ params, body }, call) => {
    const finding = requireFinding(params.finding_id, call);
    finding.is_skipped = body.is_skipped;
    return { ...viewReview(finding), is_skipped: finding.is_skipped };
  }),

  // Assumption: an unknown id refuses the request; findings that aren't pending don't change.
  serve(approveFindings, ({ body }, call) => {
    const wanted = [...new Set(body.finding_ids)].map((id) => requireFinding(id, call));
    const pending = wanted.filter((finding) => finding.review_state === 'pending');
    for (const finding of pending) approve(finding, call);
    return { status: 'ok', approved: pending.map(({ finding_id }) => finding_id) };
  }),

  serve(editFinding, async ({ params, body }, call) => {
    const finding = requireFinding(params.finding_id, call);
    await finishEdit(openEdit(finding, body, call));
    return { ...viewReview(finding), finding: viewFinding(finding) };
  }),

  serve(streamFindingEdit, ({ params, body }, call) =>
    streamEdit(openEdit(requireFinding(params.finding_id, call), body, call)),
  ),
];

function listOwn({ caller, world }: Call, state?: ReviewState) {
  return viewFindings(findingsOf(world.findings, caller.organisationId), state);
}

/** Approves a finding. Assumption: adds a node to the brain for each node that it is about. */
function approve(finding: StoredFinding, { caller, world }: Call): void {
  reviewFinding(finding, 'approved');
  const nodes = labelsOfNodes(world, caller.organisationId, finding.node_ids);
  growBrain(world, caller.organisationId, { connection_id: undefined, nodes, relationships: [] });
}

function viewReview({ finding_id, review_state }: StoredFinding) {
  return { status: 'ok', finding_id, review_state };
}

/** Assumption: a body id that differs from the path's is a 422. */
function openEdit(
  finding: StoredFinding,
  body: { finding_id: string; user_request: string },
  { environment }: Call,
): AsyncGenerator<EditEvent, void, void> {
  if (body.finding_id !== finding.finding_id) {
    throw new HttpError(422, 'finding_id: expected the one of the path');
  }
  return startEdit(finding, body.user_request, environment.wait);
}

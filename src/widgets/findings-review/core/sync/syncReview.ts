import type { FindingsLists } from '../../../../query/index.ts';
import {
  decidedStatus,
  heldBy,
  withoutKeys,
  type Decision,
  type PendingDecision,
  type RemoteDecision,
  type ReviewState,
} from '../reviewState.ts';

/** Lists of findings that were fetched: the current one, or all three at one time. */
export type SyncedLists = FindingsLists | Pick<FindingsLists, 'current'>;

/** The knowledge of a review about lists before it is synchronised with them. */
export interface SyncOptions {
  lists: SyncedLists;
  /** Steps up to this one were known to the platform when the lists were requested. */
  knownSteps: number;
  /** Findings that were pending in the lists before. */
  wasPending: ReadonlySet<string>;
  /** The decisions of this review that were ever sent for a finding. */
  sent: (id: string) => ReadonlySet<Decision>;
}

/** The platform's state of each finding in some lists; undefined for one in none of them. */
export type ReviewStatuses = (id: string) => string | undefined;

/** Reads the state of each finding from lists. */
function reviewStatuses(lists: SyncedLists): ReviewStatuses {
  const states = new Map(
    lists.current.findings.map((finding) => [finding.finding_id, finding.review_state]),
  );
  if ('approved' in lists) {
    for (const { finding_id } of lists.approved.findings) states.set(finding_id, 'approved');
    for (const { finding_id } of lists.rejected.findings) states.set(finding_id, 'rejected');
  }
  return (id) => states.get(id);
}

/**
 * Brings a review in step with lists that were fetched. The lists are right: a decision that they
 * show is over, and a finding that they still call pending after the platform acknowledged its
 * decision has not been decided. One that they contradict was made elsewhere, unless the same was
 * sent from here: then that decision arrived, and its answer was lost.
 *
 * The current list alone does not say what became of a finding that it no longer holds, so failures
 * wait for all three.
 */
export function syncReview(state: ReviewState, options: SyncOptions): ReviewState {
  const { lists, knownSteps, wasPending, sent } = options;
  const statusOf = reviewStatuses(lists);
  const isComplete = 'approved' in lists;
  const failures = new Map(state.failures);
  const remote = new Map(state.remote);
  const firstHolds = new Map(state.firstHolds);
  const done = new Map(state.done);
  const over = new Set<string>();

  const noteDecided = (id: string, own: RemoteDecision['own'], chosen?: Decision): void => {
    const status = statusOf(id);
    const arrived = [...sent(id)].find((decision) => decidedStatus[decision] === status);
    if (arrived === undefined) {
      remote.set(id, { status, own });
      return;
    }
    done.set(id, arrived);
    if (arrived !== chosen) firstHolds.set(id, decidedStatus[arrived]);
  };

  for (const [id, { decision, step }] of isComplete ? state.acknowledged : []) {
    if (step > knownSteps) continue;
    over.add(id);
    const status = statusOf(id);
    if (status === 'pending') failures.set(id, { decision, error: undefined });
    else if (contradicts(status, decision)) noteDecided(id, 'late');
    else done.set(id, decision);
  }

  const inOutbox = new Set(state.outbox.flatMap(heldBy));
  for (const [id, { decision }] of isComplete ? state.failures : []) {
    const status = statusOf(id);
    if (status === 'pending' || inOutbox.has(id)) continue;
    failures.delete(id);
    if (contradicts(status, decision)) noteDecided(id, 'late');
    else done.set(id, decision);
  }

  // The lists had the time that a lag may take: the platform didn't keep the decision.
  for (const [id, decision] of isComplete ? state.done : []) {
    if (statusOf(id) !== 'pending' || inOutbox.has(id)) continue;
    done.delete(id);
    failures.set(id, { decision, error: undefined });
  }

  for (const id of wasPending) {
    if (statusOf(id) !== 'pending' && sent(id).size === 0) noteDecided(id, 'none');
  }
  const isLost = (id: string): boolean =>
    statusOf(id) !== 'pending' && (isComplete || remote.has(id));
  for (const { ids, decision } of state.pending) {
    for (const id of ids) if (isLost(id)) noteDecided(id, 'unsent', decision);
  }
  return {
    ...state,
    acknowledged: withoutKeys(state.acknowledged, over),
    failures,
    remote,
    firstHolds,
    done,
    pending: withoutLost(state.pending, isLost),
  };
}

/** Decisions without the findings that were decided elsewhere; the same ones where there are none. */
function withoutLost(
  pending: readonly PendingDecision[],
  isLost: (id: string) => boolean,
): readonly PendingDecision[] {
  if (!pending.some(({ ids }) => ids.some(isLost))) return pending;
  return pending.flatMap((batch) => {
    const ids = batch.ids.filter((id) => !isLost(id));
    if (ids.length === batch.ids.length) return [batch];
    return ids.length === 0 ? [] : [{ ...batch, ids }];
  });
}

/** Returns whether a finding was decided another way. An unknown state contradicts nothing. */
function contradicts(status: string | undefined, decision: Decision): boolean {
  if (status === undefined) return true;
  return status !== decidedStatus[decision] && (status === 'approved' || status === 'rejected');
}

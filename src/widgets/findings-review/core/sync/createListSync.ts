import type { Finding } from '../../../../contract/index.ts';
import type { FindingsTransport, FindingsLists } from '../../../../query/index.ts';
import type { Outbox } from '../decisions/createOutbox.ts';
import type { ReviewContext } from '../reviewContext.ts';
import type { Skips } from '../decisions/createSkips.ts';
import {
  decidedStatus,
  decidedIdsOf,
  withoutFindings,
  withoutKeys,
  type Decision,
  type RemoteDecision,
  type ReviewState,
} from '../reviewState.ts';

/** The delay after the last decision before the lists are refetched, in milliseconds. */
const refreshDelay = 800;

/** The maximum delay while decisions are pending, and after a failed refresh, in milliseconds. */
const refreshAtLatest = 10_000;

export function createListSync(
  { getState, setState, scope }: ReviewContext,
  { transport, outbox, skips }: { transport: FindingsTransport; outbox: Outbox; skips: Skips },
) {
  const known = new Map<string, Finding>();
  let wasPending: ReadonlySet<string> = new Set();
  let planned: { cancel: () => void; delay: number; signal: AbortSignal } | undefined;
  let refreshes = 0;

  function sync(lists: SyncedLists, knownSteps = -1): void {
    const nowPending = new Set<string>();
    for (const finding of lists.current.findings) {
      known.set(finding.finding_id, finding);
      if (finding.review_state === 'pending') nowPending.add(finding.finding_id);
    }
    const { sent } = outbox;
    const { pending } = getState();
    setState((state) => syncReview(state, { lists, knownSteps, wasPending, sent }));
    outbox.noteLost(pending, getState().pending);
    wasPending = nowPending;
  }

  async function refresh(): Promise<void> {
    const { signal } = scope();
    const knownSteps = outbox.steps();
    const skipped = skips.mark();
    refreshes += 1;
    try {
      const lists = await transport.lists();
      if (signal.aborted) return;
      sync(lists, knownSteps);
      skips.settle(skipped);
    } finally {
      refreshes -= 1;
    }
  }

  function plan(delay: number, then: () => void): void {
    const { after, signal } = scope();
    const cancel = after(delay, () => {
      planned = undefined;
      then();
    });
    planned = { cancel, delay, signal };
  }

  /** Schedules a refresh, unless an earlier one is already scheduled. */
  function planRefresh(): void {
    if (scope().signal.aborted) return;
    const delay = getState().pending.length > 0 ? refreshAtLatest : refreshDelay;
    if (planned !== undefined && !planned.signal.aborted) {
      if (planned.delay <= delay) return;
      planned.cancel();
    }
    plan(delay, () => void refresh().catch(() => plan(refreshAtLatest, planRefresh)));
  }

  return {
    /** Syncs with a current list that was fetched elsewhere: a refresh syncs with all three. */
    sync: (lists: SyncedLists): void => {
      if (refreshes === 0) sync(lists);
    },
    refresh,
    planRefresh,
    findingOf: (id: string): Finding | undefined => known.get(id),
  };
}

/** Fetched lists: the current one alone, or all three at once. */
type SyncedLists = FindingsLists | Pick<FindingsLists, 'current'>;

interface SyncOptions {
  lists: SyncedLists;
  /** The last step that the platform had answered when the lists were requested. */
  knownSteps: number;
  /** Findings that were pending in the previous lists. */
  wasPending: ReadonlySet<string>;
  /** Returns the decisions of this review ever sent for a finding. */
  sent: (id: string) => ReadonlySet<Decision>;
}

/** Returns a finding's status in the lists, or undefined if none contains it. */
type ReviewStatuses = (id: string) => string | undefined;

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
 * Syncs a review with fetched lists, which are authoritative. A decision that they contain is done,
 * and a finding that they still list as pending after its decision was acknowledged is undecided. A
 * contradicting status was set by another reviewer, unless this review sent the same decision: then
 * it arrived and its response was lost.
 *
 * The current list alone doesn't show what became of a finding that left it, so failures wait for
 * all three lists.
 */
function syncReview(state: ReviewState, options: SyncOptions): ReviewState {
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

  const inOutbox = new Set(state.outbox.flatMap(decidedIdsOf));
  for (const [id, { decision }] of isComplete ? state.failures : []) {
    const status = statusOf(id);
    if (status === 'pending' || inOutbox.has(id)) continue;
    failures.delete(id);
    if (contradicts(status, decision)) noteDecided(id, 'late');
    else done.set(id, decision);
  }

  // After this delay it isn't replication lag: the platform didn't keep the decision.
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
    pending: withoutFindings(state.pending, isLost),
  };
}

/** Returns true if a finding was decided differently. An unknown status contradicts nothing. */
function contradicts(status: string | undefined, decision: Decision): boolean {
  if (status === undefined) return true;
  return status !== decidedStatus[decision] && (status === 'approved' || status === 'rejected');
}

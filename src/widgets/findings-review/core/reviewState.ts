import type { Finding } from '../../../contract/index.ts';
import { defaultFindingsView, type FindingsView } from './findingsView.ts';

/** A reviewer's decision on a pending finding. */
export type Decision = 'approve' | 'reject';

/** A bulk decision that awaits confirmation, with the findings selected when it was requested. */
export interface UnconfirmedBulk {
  decision: Decision;
  ids: readonly string[];
  /** The number of them in the current rows. */
  shown: number;
}

/** An unsent decision, which can be undone. */
export interface PendingDecision {
  /** Unique within the widget. */
  key: number;
  decision: Decision;
  ids: readonly string[];
  /** Failures of earlier decisions on `ids`, restored when this one is undone. */
  replaces: ReadonlyMap<string, FailedDecision>;
  /** The reason, as typed. */
  reason?: string;
}

/** Returns true if a decision lacks a reason that the host requires. */
export function lacksReason(
  { reason = '' }: Pick<PendingDecision, 'reason'>,
  wanted: 'optional' | 'required' | undefined,
): boolean {
  return wanted === 'required' && reason.trim() === '';
}

/** A decision that is being sent or queued for sending. */
export interface OutboxDecision extends Omit<PendingDecision, 'replaces' | 'reason'> {
  /** The number of `ids` answered by the platform, from the start. */
  done: number;
  /** The `ids` that failed. */
  refused: ReadonlySet<string>;
  /** True if the rest must not be sent. */
  isStopped: boolean;
}

/** A decision that failed, as far as known. The finding is still pending. */
export interface FailedDecision {
  decision: Decision;
  /** The caught error. Undefined if it was accepted, but the finding is still listed as pending. */
  error: unknown;
}

/** A decision made by another reviewer. */
export interface RemoteDecision {
  /** The finding's status at the platform. Undefined if no list contains it. */
  status: string | undefined;
  /** The outcome of this reviewer's own decision: none, not sent, or sent too late. */
  own: 'none' | 'unsent' | 'late';
}

/** A decision that the platform acknowledged. */
export interface AcknowledgedDecision {
  decision: Decision;
  /** Its number among all sent steps, which tells whether a list is older or newer. */
  step: number;
}

/** The last skip, which the platform can undo. */
export interface LastSkip {
  id: string;
  isSkipped: boolean;
}

/** A skip that the platform refused. */
export interface FailedSkip extends LastSkip {
  error: unknown;
}

/** A bulk decision that the user stopped. */
export interface StoppedDecision {
  decision: Decision;
  done: number;
  total: number;
}

/** An edit of one finding. */
export type EditState = { request: string; before: Finding } & (
  | { status: 'running'; steps: readonly string[]; progress: number | undefined }
  /** Continues at the platform. Only the finding's `processing` flag tells when it ends. */
  | { status: 'processing' }
  | { status: 'done'; after: Finding }
  | { status: 'failed'; error: unknown }
);

/** The state of a review on top of the platform's lists. */
export interface ReviewState {
  view: FindingsView;
  /** Oldest first. */
  pending: readonly PendingDecision[];
  /** The first one is being sent. */
  outbox: readonly OutboxDecision[];
  /** Acknowledged decisions that the lists don't contain yet. */
  acknowledged: ReadonlyMap<string, AcknowledgedDecision>;
  /** Failed decisions, by finding. */
  failures: ReadonlyMap<string, FailedDecision>;
  /** Findings that another reviewer decided meanwhile. */
  remote: ReadonlyMap<string, RemoteDecision>;
  /**
   * Findings whose status is the decision first made here, although it seemed to have failed and
   * another one was made since.
   */
  firstHolds: ReadonlyMap<string, string>;
  /** This reviewer's decisions that the lists contain, since they signed in. */
  done: ReadonlyMap<string, Decision>;
  /** Skip flags newer than the lists. */
  skips: ReadonlyMap<string, boolean>;
  lastSkip: LastSkip | undefined;
  failedSkip: FailedSkip | undefined;
  stopped: StoppedDecision | undefined;
  /** Edits in plain language, by finding. */
  edits: ReadonlyMap<string, EditState>;
}

export const initialReview: ReviewState = {
  view: defaultFindingsView,
  pending: [],
  outbox: [],
  acknowledged: new Map(),
  failures: new Map(),
  remote: new Map(),
  firstHolds: new Map(),
  done: new Map(),
  skips: new Map(),
  lastSkip: undefined,
  failedSkip: undefined,
  stopped: undefined,
  edits: new Map(),
};

/** The decisions of a review. */
export type Decisions = Pick<ReviewState, 'pending' | 'outbox' | 'acknowledged'>;

export const decidedStatus = { approve: 'approved', reject: 'rejected' } as const satisfies Record<
  Decision,
  string
>;

/** Returns unsent decisions without some findings, or the same array if it has none of them. */
export function withoutFindings(
  pending: readonly PendingDecision[],
  isOut: (id: string) => boolean,
): readonly PendingDecision[] {
  if (!pending.some(({ ids }) => ids.some(isOut))) return pending;
  return pending.flatMap((batch) => {
    const ids = batch.ids.filter((id) => !isOut(id));
    if (ids.length === batch.ids.length) return [batch];
    return ids.length === 0 ? [] : [{ ...batch, ids }];
  });
}

/** Returns a batch's findings that are shown as decided: all but those the platform refused. */
export function decidedIdsOf({ ids, refused }: OutboxDecision): readonly string[] {
  return refused.size === 0 ? ids : ids.filter((id) => !refused.has(id));
}

/** Returns a batch's findings whose decision the platform accepted. */
export function acknowledgedIn({ ids, done, refused }: OutboxDecision): readonly string[] {
  return ids.slice(0, done).filter((id) => !refused.has(id));
}

/** Returns a finding's decision that the lists don't contain yet. */
export function decisionOf(
  { pending, outbox, acknowledged }: Decisions,
  id: string,
): Decision | undefined {
  return (
    acknowledged.get(id)?.decision ??
    pending.find(({ ids }) => ids.includes(id))?.decision ??
    outbox.find((batch) => batch.ids.includes(id) && !batch.refused.has(id))?.decision
  );
}

/**
 * Creates a memoised selector of a state's decisions. Its result keeps its identity during the
 * steps of a bulk.
 */
export function createDecisionsSelector(): (state: Decisions) => Decisions {
  let last: Decisions | undefined;
  return ({ pending, outbox, acknowledged }) => {
    const isSame =
      last?.pending === pending &&
      last.acknowledged === acknowledged &&
      last.outbox.length === outbox.length &&
      last.outbox.every(
        ({ ids, refused }, index) =>
          outbox[index]?.ids === ids && outbox[index].refused === refused,
      );
    if (last === undefined || !isSame) last = { pending, outbox, acknowledged };
    return last;
  };
}

/** Returns {@link decisionOf} for all findings at once. */
export function decisionsById({
  pending,
  outbox,
  acknowledged,
}: Decisions): ReadonlyMap<string, Decision> {
  const byId = new Map<string, Decision>();
  // Later entries override earlier ones.
  for (const batch of outbox.toReversed()) {
    for (const id of decidedIdsOf(batch)) byId.set(id, batch.decision);
  }
  for (const { ids, decision } of pending.toReversed()) {
    for (const id of ids) byId.set(id, decision);
  }
  for (const [id, { decision }] of acknowledged) byId.set(id, decision);
  return byId;
}

/** Returns the ids of findings decided here, which are no longer shown as pending. */
export function decidedIds({ pending, outbox, acknowledged }: Decisions): ReadonlySet<string> {
  const ids = new Set(acknowledged.keys());
  for (const batch of pending) for (const id of batch.ids) ids.add(id);
  for (const batch of outbox) for (const id of decidedIdsOf(batch)) ids.add(id);
  return ids;
}

/** Returns a map without some keys, or the same map if it has none of them. */
export function withoutKeys<V>(
  map: ReadonlyMap<string, V>,
  keys: Iterable<string>,
): ReadonlyMap<string, V> {
  const next = new Map(map);
  for (const key of keys) next.delete(key);
  return next.size === map.size ? map : next;
}

import type { Finding } from '../../../contract/index.ts';
import { defaultFindingsView, type FindingsView } from './findingsView.ts';

/** A reviewer's decision on a pending finding. */
export type Decision = 'approve' | 'reject';

/** A bulk that waits for a confirmation, with the findings that were selected when it was asked for. */
export interface AskedBulk {
  decision: Decision;
  ids: readonly string[];
  /** The number of them that are among the rows. */
  shown: number;
}

/** Decided, and not sent yet: it can be undone. */
export interface PendingDecision {
  /** Unique within the widget. */
  key: number;
  decision: Decision;
  ids: readonly string[];
  /** Failures of earlier decisions on `ids`, which come back when this one is undone. */
  replaces: ReadonlyMap<string, FailedDecision>;
  /** The reason, as typed. */
  reason?: string;
}

/** Returns whether a decision waits for the reason that the host requires. */
export function lacksReason(
  { reason = '' }: Pick<PendingDecision, 'reason'>,
  wanted: 'optional' | 'required' | undefined,
): boolean {
  return wanted === 'required' && reason.trim() === '';
}

/** In the outbox: being sent, or waiting for its turn. */
export interface OutboxDecision extends Omit<PendingDecision, 'replaces' | 'reason'> {
  /** The number of `ids` that the platform has answered, from the first on. */
  done: number;
  /** Those of them that did not arrive. */
  refused: ReadonlySet<string>;
  /** True if the rest is no longer to be sent. */
  isStopped: boolean;
}

/** A decision that did not arrive, as far as is known. The finding is still pending. */
export interface FailedDecision {
  decision: Decision;
  /** The caught error. Undefined: the platform took it, and still lists the finding as pending. */
  error: unknown;
}

/** A decision that somebody else made. */
export interface RemoteDecision {
  /** The state that the platform gives the finding now. Undefined: it is in no list. */
  status: string | undefined;
  /** The fate of this reviewer's own decision: there was none, it wasn't sent, or came too late. */
  own: 'none' | 'unsent' | 'late';
}

/** A decision that the platform acknowledged. */
export interface AcknowledgedDecision {
  decision: Decision;
  /** Its number among all steps that were sent, which tells whether a list is older or newer. */
  step: number;
}

/** The last skip, which the platform itself can undo. */
export interface LastSkip {
  id: string;
  isSkipped: boolean;
}

/** A skip that the platform refused. */
export interface FailedSkip extends LastSkip {
  error: unknown;
}

/** A bulk that a person stopped. */
export interface StoppedDecision {
  decision: Decision;
  done: number;
  total: number;
}

/** An edit of one finding. */
export type EditState = { request: string; before: Finding } & (
  | { status: 'running'; steps: readonly string[]; progress: number | undefined }
  /** It goes on at the platform, and only the finding's `processing` flag tells when it is over. */
  | { status: 'processing' }
  | { status: 'done'; after: Finding }
  | { status: 'failed'; error: unknown }
);

/** All that a review knows beyond the platform's lists. */
export interface ReviewState {
  view: FindingsView;
  /** The oldest first. */
  pending: readonly PendingDecision[];
  /** The first is being sent. */
  outbox: readonly OutboxDecision[];
  /** Acknowledged by the platform, until its lists say so too. */
  acknowledged: ReadonlyMap<string, AcknowledgedDecision>;
  /** By finding. */
  failures: ReadonlyMap<string, FailedDecision>;
  /** Findings that somebody else decided in the meantime. */
  remote: ReadonlyMap<string, RemoteDecision>;
  /**
   * Findings that the platform gives the state which was chosen here first, though that decision
   * had failed as far as was known, and another was chosen since.
   */
  firstHolds: ReadonlyMap<string, string>;
  /** Decisions of this reviewer that the lists show, since the review began. */
  done: ReadonlyMap<string, Decision>;
  /** Skip flags that are newer than those of the lists. */
  skips: ReadonlyMap<string, boolean>;
  lastSkip: LastSkip | undefined;
  failedSkip: FailedSkip | undefined;
  stopped: StoppedDecision | undefined;
  /** Edits in plain language, by finding. */
  edits: ReadonlyMap<string, EditState>;
}

/** A review before its first decision. */
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

/** The decisions that a review knows of. */
export type Decisions = Pick<ReviewState, 'pending' | 'outbox' | 'acknowledged'>;

/** The state that a decision gives a finding. */
export const decidedStatus = { approve: 'approved', reject: 'rejected' } as const satisfies Record<
  Decision,
  string
>;

/** The findings of a batch that are shown as decided: all but those that the platform refused. */
export function heldBy({ ids, refused }: OutboxDecision): readonly string[] {
  return refused.size === 0 ? ids : ids.filter((id) => !refused.has(id));
}

/** The findings of a batch that the platform has taken. */
export function acknowledgedIn({ ids, done, refused }: OutboxDecision): readonly string[] {
  return ids.slice(0, done).filter((id) => !refused.has(id));
}

/** The decision that holds for a finding until the lists show it. */
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
 * Creates a function that picks the decisions of a state: the same object until one of them changes,
 * which a step of a bulk doesn't do.
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

/** The decision of each finding for which {@link decisionOf} has one, for a list of many. */
export function decisionsById({
  pending,
  outbox,
  acknowledged,
}: Decisions): ReadonlyMap<string, Decision> {
  const byId = new Map<string, Decision>();
  // Later entries override earlier ones.
  for (const batch of outbox.toReversed()) {
    for (const id of heldBy(batch)) byId.set(id, batch.decision);
  }
  for (const { ids, decision } of pending.toReversed()) {
    for (const id of ids) byId.set(id, decision);
  }
  for (const [id, { decision }] of acknowledged) byId.set(id, decision);
  return byId;
}

/** Findings that were decided here: they are shown as decided, and not as pending. */
export function decidedIds({ pending, outbox, acknowledged }: Decisions): ReadonlySet<string> {
  const ids = new Set(acknowledged.keys());
  for (const batch of pending) for (const id of batch.ids) ids.add(id);
  for (const batch of outbox) for (const id of heldBy(batch)) ids.add(id);
  return ids;
}

/** A map without some of its keys; the same map where it has none of them. */
export function withoutKeys<V>(
  map: ReadonlyMap<string, V>,
  keys: Iterable<string>,
): ReadonlyMap<string, V> {
  const next = new Map(map);
  for (const key of keys) next.delete(key);
  return next.size === map.size ? map : next;
}

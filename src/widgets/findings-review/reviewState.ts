/** What a reviewer decides of a pending finding. */
export type Decision = 'approve' | 'reject';

/** Decided, and not sent yet: it can be undone. */
export interface HeldDecision {
  /** Set apart from all others of the widget. */
  key: number;
  decision: Decision;
  ids: readonly string[];
}

/** Being sent, or waiting in line for it. */
export interface SendingDecision extends HeldDecision {
  /** How many of `ids` the platform has answered, from the first on. */
  done: number;
  /** Whether the rest is not to be sent any more. */
  isStopped: boolean;
}

/** A decision that did not arrive, as far as is known. The finding is still pending. */
export interface FailedDecision {
  decision: Decision;
  /** What was caught. Undefined: the platform took it, and still lists the finding as pending. */
  error: unknown;
}

/** A decision that the platform took. */
export interface TakenDecision {
  decision: Decision;
  /** Counts what was sent, so that a list can be told to be older or newer. */
  at: number;
}

/** The last skip, which can be undone by the platform itself. */
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

/** All that a review knows beyond the platform's lists. */
export interface ReviewState {
  /** The oldest first. */
  held: readonly HeldDecision[];
  /** The first is being sent. */
  line: readonly SendingDecision[];
  /** Taken by the platform, until its lists say so too. */
  taken: ReadonlyMap<string, TakenDecision>;
  /** By finding. */
  failures: ReadonlyMap<string, FailedDecision>;
  /** Findings that somebody else decided meanwhile, and what the platform calls their state now. */
  elsewhere: ReadonlyMap<string, string | undefined>;
  /** Skip flags that are newer than those of the lists. */
  skips: ReadonlyMap<string, boolean>;
  lastSkip: LastSkip | undefined;
  failedSkip: FailedSkip | undefined;
  stopped: StoppedDecision | undefined;
  /** The scope that the platform missed. While it is set, nothing can be decided. */
  missingScope: string | undefined;
}

/** A review before its first decision. */
export const initialReview: ReviewState = {
  held: [],
  line: [],
  taken: new Map(),
  failures: new Map(),
  elsewhere: new Map(),
  skips: new Map(),
  lastSkip: undefined,
  failedSkip: undefined,
  stopped: undefined,
  missingScope: undefined,
};

/** The findings of a batch that the platform has not answered for yet. */
export function unanswered({ ids, done }: SendingDecision): readonly string[] {
  return done === 0 ? ids : ids.slice(done);
}

/** The decision that stands over a finding until the lists show it. */
export function decisionOver(
  { held, line, taken }: Pick<ReviewState, 'held' | 'line' | 'taken'>,
  id: string,
): Decision | undefined {
  return (
    taken.get(id)?.decision ??
    held.find(({ ids }) => ids.includes(id))?.decision ??
    line.find((batch) => unanswered(batch).includes(id))?.decision
  );
}

/** Findings over which a decision stands: they are shown as decided, and not as pending. */
export function decidedIds({
  held,
  line,
  taken,
}: Pick<ReviewState, 'held' | 'line' | 'taken'>): ReadonlySet<string> {
  const ids = new Set(taken.keys());
  for (const batch of held) for (const id of batch.ids) ids.add(id);
  for (const batch of line) for (const id of unanswered(batch)) ids.add(id);
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

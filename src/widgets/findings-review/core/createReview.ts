import type { Finding } from '../../../contract/index.ts';
import {
  createViewFollower,
  defineController,
  isSameJson,
  readView,
  type Controller,
} from '../../../controller/index.ts';
import { browserEnvironment, type Environment } from '../../../environment/index.ts';
import type { FindingsTransport } from '../../../query/index.ts';
import { createEdits, type Edits } from './decisions/createEdits.ts';
import { createProofs } from './decisions/createProofs.ts';
import { createListSync, type ListSync } from './sync/createListSync.ts';
import { outboxOf, type Outbox } from './decisions/createOutbox.ts';
import { startListening, withOutbox } from './sync/startListening.ts';
import {
  defaultFindingsView,
  findingsViewSchemas,
  withSameParts,
  type FindingsView,
} from './findingsView.ts';
import { undoTime } from './decisions/undoTime.ts';
import { createSkips, type Skips } from './decisions/createSkips.ts';
import type { ReviewContext, ReviewEvents } from './reviewContext.ts';
import {
  decidedIds,
  initialReview,
  withoutKeys,
  type Decision,
  type PendingDecision,
  type ReviewState,
} from './reviewState.ts';

/** Options of {@link createReview}. */
export interface CreateReviewOptions {
  transport: FindingsTransport;
  /** The time to undo a decision on one finding, in milliseconds; longer for several. */
  holdFor: number;
  /** The first view. @default pending findings */
  view?: Partial<FindingsView>;
  /** @default the browser */
  environment?: Environment;
}

/** The actions of a review. */
export interface ReviewActions {
  /** Goes to another view. */
  setView: (view: FindingsView) => void;
  /** Shows a view that the host gives. Fields that it never gave stay unchanged. */
  followView: (view: Partial<FindingsView>) => void;
  /**
   * Decides pending findings. Those already decided are skipped.
   *
   * @returns The number of findings decided.
   */
  decide: (decision: Decision, ids: readonly string[]) => number;
  /**
   * Says that the references of a finding are on screen, as evidence for decisions.
   *
   * @returns A function that says that they no longer are.
   */
  show: (finding: Finding) => () => void;
  /** Sets the reason for the last decision that wasn't sent. */
  setReason: (reason: string) => void;
  /** Undoes what was done last, if it can be. */
  undo: () => void;
  /** Undoes every decision that was not sent. */
  undoAll: () => void;
  /** Keeps decisions from being sent while it is paused; then their time starts again. */
  pause: (isPaused: boolean) => void;
  /** Pauses while the page is hidden, where nobody can undo. */
  followVisibility: () => void;
  /** Sends every decision now. */
  flush: () => void;
  /** Stops the bulk that is being sent. Unsent decisions stay pending. */
  stop: () => void;
  /** Sends the decisions that failed again: those on `ids`, or all of them. */
  retry: (ids?: readonly string[]) => void;
  skip: (id: string, isSkipped: boolean) => void;
  /** Forgets failures, stops and decisions that were made elsewhere. */
  dismiss: () => void;
  /**
   * Starts an edit in plain language.
   *
   * @returns True if the platform accepted it, once it has answered.
   */
  startEdit: (finding: Finding, request: string) => Promise<boolean>;
  /** Stops watching an edit. The platform has no route that stops the edit itself. */
  stopEdit: (id: string) => void;
  /** Forgets an edit that is over. */
  dismissEdit: (id: string) => void;
  /** Fetches the lists and brings the review in step with them. */
  refresh: () => Promise<void>;
  /** A finding that was listed once, though it may have left the lists. */
  findingOf: (id: string) => Finding | undefined;
  /** Resolves when nothing is being sent. */
  settled: () => Promise<void>;
}

/** A review: decisions that wait, are sent, retried and brought in step with the platform's lists. */
export type Review = Controller<ReviewState, ReviewActions, ReviewEvents>;

/**
 * Creates a review. It fetches nothing before something was decided, and follows the current list in
 * the cache while it is mounted. When its mount ends, or the page is left, decisions that wait are
 * sent at once; a page that closes may cut that off, and the findings stay pending. All reviews of a
 * client share one outbox, which goes on when none is mounted, and waits while there is no network.
 */
export function createReview({
  transport,
  holdFor,
  view = {},
  environment = browserEnvironment,
}: CreateReviewOptions): Review {
  const outbox = outboxOf(transport, environment);
  let listen: () => void = () => undefined;
  return defineController<ReviewState, ReviewActions, ReviewEvents>({
    initialState: {
      ...initialReview,
      ...outbox.getState(),
      view: { ...defaultFindingsView, ...readView(findingsViewSchemas, view) },
    },
    environment,
    actions(own) {
      const context = withOutbox(own, outbox);
      const parts = createParts(context, transport, outbox);
      const actions = createActions(context, parts, { transport, holdFor });
      listen = () => startListening(own, parts, { transport, actions });
      return actions;
    },
    mount(actions) {
      listen();
      return actions.flush;
    },
  });
}

interface Parts {
  outbox: Outbox;
  skips: Skips;
  edits: Edits;
  lists: ListSync;
}

function createParts(context: ReviewContext, transport: FindingsTransport, outbox: Outbox): Parts {
  const skips = createSkips(context, { transport, onSent: () => lists.planRefresh() });
  const lists = createListSync(context, { transport, outbox, skips });
  const onDone = (): void => void lists.refresh().catch(() => undefined);
  return { outbox, skips, lists, edits: createEdits(context, { transport, onDone }) };
}

function createActions(
  { getState, setState, emit, scope, environment }: ReviewContext,
  { outbox, skips, edits, lists }: Parts,
  { transport, holdFor }: Pick<CreateReviewOptions, 'transport' | 'holdFor'>,
): ReviewActions {
  const timers = new Map<number, () => void>();
  const proofs = createProofs(outbox, transport);
  const follow = createViewFollower(defaultFindingsView, findingsViewSchemas);
  let keys = 0;
  /** The reasons why sending is paused. */
  const pauses = new Set<'person' | 'hidden'>();

  function release({ key }: PendingDecision): void {
    timers.get(key)?.();
    timers.delete(key);
  }

  function hold(batch: PendingDecision): void {
    release(batch);
    if (pauses.size > 0 || proofs.lacksReason(batch)) return;
    timers.set(
      batch.key,
      scope().after(undoTime(batch.ids.length, holdFor), () =>
        send((entry) => entry.key === batch.key),
      ),
    );
  }

  function setPause(reason: 'person' | 'hidden', isPaused: boolean): void {
    const wasPaused = pauses.size > 0;
    if (isPaused) pauses.add(reason);
    else pauses.delete(reason);
    if (wasPaused !== pauses.size > 0) getState().pending.forEach(wasPaused ? hold : release);
  }

  /** Forgets decisions that were not sent; what had failed before them has failed again. */
  function withoutPending(undone: readonly PendingDecision[]): Partial<ReviewState> {
    const { pending, failures } = getState();
    const earlier = undone.flatMap(({ ids, replaces }) =>
      [...replaces].filter(([id]) => ids.includes(id)),
    );
    return {
      pending: pending.filter((batch) => !undone.includes(batch)),
      failures: earlier.length === 0 ? failures : new Map([...failures, ...earlier]),
    };
  }

  /** Moves decisions into the outbox. */
  function send(isDue: (batch: PendingDecision) => boolean): void {
    const { pending } = getState();
    const left = pending.filter(isDue);
    proofs.onUndone(left.filter(proofs.lacksReason));
    const due = left.filter((batch) => !proofs.lacksReason(batch));
    due.forEach(release);
    proofs.onDue(due);
    // First into the outbox, so that nobody sees a finding between the two as undecided.
    outbox.send(due);
    setState({ pending: pending.filter((batch) => !isDue(batch)) });
  }

  return {
    setView(view) {
      setState({ view });
      emit('viewChange', view);
    },
    followView(given) {
      const { view: shown } = getState();
      const view = follow(given, shown);
      if (!isSameJson(view, shown)) setState({ view: withSameParts(view, shown) });
    },
    decide(decision, wanted) {
      const state = getState();
      const decided = decidedIds(state);
      const ids = [...new Set(wanted)].filter((id) => !decided.has(id));
      if (ids.length === 0 || transport.missingScope() !== undefined) return 0;
      keys += 1;
      proofs.onDecided(ids, environment.clock.now());
      const replaces = new Map([...state.failures].filter(([id]) => ids.includes(id)));
      const batch: PendingDecision = { key: keys, decision, ids, replaces };
      setState({
        pending: [...state.pending, batch],
        failures: withoutKeys(state.failures, ids),
        lastSkip: undefined,
        stopped: undefined,
      });
      hold(batch);
      return ids.length;
    },
    show: proofs.show,
    setReason(reason) {
      const { pending } = getState();
      const last = pending.at(-1);
      if (last === undefined) return;
      const changed = { ...last, reason };
      setState({ pending: [...pending.slice(0, -1), changed] });
      hold(changed);
    },
    undo() {
      if (skips.undo()) return;
      const { pending } = getState();
      const last = pending.at(-1);
      if (last === undefined) return;
      release(last);
      proofs.onUndone([last]);
      setState(withoutPending([last]));
    },
    undoAll() {
      const { pending } = getState();
      pending.forEach(release);
      proofs.onUndone(pending);
      setState(withoutPending(pending));
    },
    pause: (isPaused) => setPause('person', isPaused),
    followVisibility: () => setPause('hidden', !environment.visibility.isVisible()),
    flush: () => send(() => true),
    stop: outbox.stop,
    retry(ids) {
      const { failures } = getState();
      const failed = [...failures].filter(([id]) => ids?.includes(id) ?? true);
      setState({
        failures: withoutKeys(
          failures,
          failed.map(([id]) => id),
        ),
      });
      outbox.send(failed.map(([id, { decision }]) => ({ decision, ids: [id] })));
    },
    skip: skips.skip,
    dismiss: () =>
      setState({
        failures: new Map(),
        remote: new Map(),
        firstHolds: new Map(),
        failedSkip: undefined,
        stopped: undefined,
      }),
    startEdit: edits.start,
    stopEdit: edits.stop,
    dismissEdit: edits.dismiss,
    refresh: lists.refresh,
    findingOf: lists.findingOf,
    settled: async () => {
      await outbox.settled();
      await skips.settled();
    },
  };
}

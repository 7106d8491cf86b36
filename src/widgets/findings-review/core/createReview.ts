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
import { createPending } from './decisions/createPending.ts';
import { createListSync, type ListSync } from './sync/createListSync.ts';
import { outboxOf, type Outbox } from './decisions/createOutbox.ts';
import { startListening, withOutbox } from './sync/startListening.ts';
import {
  defaultFindingsView,
  findingsViewSchemas,
  withSameParts,
  type FindingsView,
} from './findingsView.ts';
import { createSkips, type Skips } from './decisions/createSkips.ts';
import type { ReviewContext, ReviewEvents } from './reviewContext.ts';
import { initialReview, withoutKeys, type Decision, type ReviewState } from './reviewState.ts';

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
  context: ReviewContext,
  { outbox, skips, edits, lists }: Parts,
  { transport, holdFor }: Pick<CreateReviewOptions, 'transport' | 'holdFor'>,
): ReviewActions {
  const { getState, setState, emit } = context;
  const pending = createPending(context, { transport, outbox, holdFor });
  const follow = createViewFollower(defaultFindingsView, findingsViewSchemas);

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
    ...pending,
    undo() {
      if (!skips.undo()) pending.undo();
    },
    stop: outbox.stop,
    retry(ids) {
      const { failures } = getState();
      const failed = [...failures].filter(([id]) => ids?.includes(id) ?? true);
      setState({ failures: withoutKeys(failures, new Map(failed).keys()) });
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

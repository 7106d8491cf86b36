import type { Finding } from '../../../contract/index.ts';
import {
  createViewFollower,
  defineController,
  isSameJson,
  readView,
  type Controller,
  type ControllerContext,
} from '../../../controller/index.ts';
import { browserEnvironment, type Environment } from '../../../environment/index.ts';
import type { FindingsTransport } from '../../../query/index.ts';
import { createEdits } from './decisions/createEdits.ts';
import { createPending } from './decisions/createPending.ts';
import { createListSync } from './sync/createListSync.ts';
import { outboxOf, type Outbox, type SharedState } from './decisions/createOutbox.ts';
import {
  defaultFindingsView,
  findingsViewSchemas,
  withSameParts,
  type FindingsView,
} from './findingsView.ts';
import { createSkips, type Skips } from './decisions/createSkips.ts';
import type { ReviewContext, ReviewEvents } from './reviewContext.ts';
import { initialReview, withoutKeys, type Decision, type ReviewState } from './reviewState.ts';
import { isNetworkError } from '../../../client/errors/index.ts';

/** Options of {@link createReview}. */
export interface CreateReviewOptions {
  transport: FindingsTransport;
  /** The undo period for a decision on one finding, in milliseconds. Longer for several. */
  holdFor: number;
  /** The initial view. @default pending findings */
  view?: Partial<FindingsView>;
  /** @default the browser's environment */
  environment?: Environment;
}

/** The actions of a review. */
export interface ReviewActions {
  /** Changes the view. */
  setView: (view: FindingsView) => void;
  /** Applies the host's view. Fields that it never set stay unchanged. */
  followView: (view: Partial<FindingsView>) => void;
  /**
   * Decides pending findings. Skips those already decided.
   *
   * @returns The number of findings decided.
   */
  decide: (decision: Decision, ids: readonly string[]) => number;
  /**
   * Marks the references of a finding as visible, as evidence for decisions.
   *
   * @returns A function that removes the mark.
   */
  show: (finding: Finding) => () => void;
  /** Sets the reason of the last unsent decision. */
  setReason: (reason: string) => void;
  /** Undoes the last action, if possible. */
  undo: () => void;
  /** Undoes all unsent decisions. */
  undoAll: () => void;
  /** Pauses or resumes sending. Resuming restarts the undo period. */
  pause: (isPaused: boolean) => void;
  /** Pauses while the page is hidden, where nobody can undo. */
  followVisibility: () => void;
  /** Sends all pending decisions immediately. */
  flush: () => void;
  /** Stops the bulk that is being sent. Its unsent decisions stay pending. */
  stop: () => void;
  /** Resends failed decisions: those on `ids`, or all of them. */
  retry: (ids?: readonly string[]) => void;
  skip: (id: string, isSkipped: boolean) => void;
  /** Clears failures, stops and decisions made elsewhere. */
  dismiss: () => void;
  /**
   * Starts an edit in plain language.
   *
   * @returns Resolves with true if the platform accepted it; false too if it was stopped before.
   */
  startEdit: (finding: Finding, request: string) => Promise<boolean>;
  /** Stops watching an edit. The platform has no route that stops the edit itself. */
  stopEdit: (id: string) => void;
  /** Removes a finished edit. */
  dismissEdit: (id: string) => void;
  /** Refetches the lists and syncs the review with them. */
  refresh: () => Promise<void>;
  /** Returns a finding that was listed before, even if it has left the lists. */
  findingOf: (id: string) => Finding | undefined;
  /** Resolves when nothing is being sent. */
  settled: () => Promise<void>;
}

/** A review: queues, sends and retries decisions, and syncs them with the platform's lists. */
export type Review = Controller<ReviewState, ReviewActions, ReviewEvents>;

/**
 * Creates a review. It fetches nothing before the first decision, and observes the cached current
 * list while it is mounted. Unmounting or leaving the page sends pending decisions immediately; a
 * closing page may abort the request, and the findings stay pending. All reviews of a client share
 * one outbox, which continues without a mounted review and waits while offline.
 */
export function createReview({
  transport,
  holdFor,
  view = {},
  environment = browserEnvironment,
}: CreateReviewOptions): Review {
  const outbox = outboxOf(transport.client, transport);
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
      const parts = createParts(context, { transport, outbox, holdFor });
      const actions = createActions(context, parts);
      listen = () => startListening(own, parts, { transport, actions });
      return actions;
    },
    mount(actions) {
      listen();
      return actions.flush;
    },
  });
}

function createParts(
  context: ReviewContext,
  given: { transport: FindingsTransport; outbox: Outbox; holdFor: number },
) {
  const { transport, outbox } = given;
  const skips: Skips = createSkips(context, transport, () => lists.planRefresh());
  const lists = createListSync(context, { transport, outbox, skips });
  const onDone = (): void => void lists.refresh().catch(() => undefined);
  return {
    outbox,
    skips,
    lists,
    pending: createPending(context, given),
    edits: createEdits(context, transport, onDone),
  };
}

function createActions(
  context: ReviewContext,
  { outbox, skips, edits, lists, pending: { actions: pending } }: ReturnType<typeof createParts>,
): ReviewActions {
  const { getState, setState, emit } = context;
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
    ...edits,
    refresh: lists.refresh,
    findingOf: lists.findingOf,
    settled: async () => {
      await outbox.settled();
      await skips.settled();
    },
  };
}

/** Wraps the context so that shared state is read from and written to the outbox. */
function withOutbox(
  context: ControllerContext<ReviewState, ReviewEvents>,
  outbox: Outbox,
): ReviewContext {
  const getState = (): ReviewState => ({ ...context.getState(), ...outbox.getState() });
  return {
    ...context,
    getState,
    setState(update) {
      const change = typeof update === 'function' ? update(getState()) : update;
      context.setState(change);
      outbox.setState(change);
    },
  };
}

/** Subscribes a mounted review to its outbox, the page, the network and the cached list. */
function startListening(
  { getState, setState, emit, scope, environment }: ControllerContext<ReviewState, ReviewEvents>,
  { outbox, lists, pending }: Pick<ReturnType<typeof createParts>, 'outbox' | 'lists' | 'pending'>,
  { transport, actions }: { transport: FindingsTransport; actions: ReviewActions },
): void {
  const { onEnd } = scope();
  const { visibility, network } = environment;
  onEnd(
    outbox.join({
      onClaim: pending.takeBack,
      onDecision: (decision) => emit('decision', decision),
      onError: (error) => emit('error', error),
      onEmpty: lists.planRefresh,
    }),
  );
  function follow(state: SharedState): void {
    const isRefused = transport.missingScope() !== undefined;
    if (isRefused) outbox.noteLost(getState().pending, []);
    setState(isRefused ? { ...state, pending: [] } : state);
  }
  follow(outbox.getState());
  onEnd(outbox.subscribe(follow));
  onEnd(visibility.onLeave(actions.flush));
  onEnd(visibility.subscribe(actions.followVisibility));
  actions.followVisibility();
  onEnd(transport.observeCurrent((current) => lists.sync({ current })));
  const { acknowledged, failures } = getState();
  if (acknowledged.size + failures.size > 0) lists.planRefresh();

  /** Refreshes after a reconnect, and resends decisions that the lists don't confirm. */
  async function catchUp(): Promise<void> {
    if (!network.isOnline()) return;
    await lists.refresh();
    const unheard = [...getState().failures].filter(([, { error }]) => isNetworkError(error));
    if (unheard.length > 0) actions.retry(unheard.map(([id]) => id));
  }
  onEnd(network.subscribe(() => void catchUp().catch(() => undefined)));
}

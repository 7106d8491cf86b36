import { createStore, type StoreApi } from 'zustand/vanilla';
import { isPlatformError } from '../../client/errors/index.ts';
import type { FindingList } from '../../contract/index.ts';
import { browserSchedule, type Schedule } from '../../environment/index.ts';
import type { FindingsTransport } from '../../query/index.ts';
import { createSkips } from './createSkips.ts';
import { readStandings, reconcile } from './reconcile.ts';
import {
  decidedIds,
  initialReview,
  withoutKeys,
  type Decision,
  type HeldDecision,
  type ReviewState,
} from './reviewState.ts';
import { sendDecisions, stepSizes } from './sendDecisions.ts';

/** Options of {@link createReview}. */
export interface CreateReviewOptions {
  transport: FindingsTransport;
  /** How long a decision can be undone, in milliseconds. */
  holdFor: number;
  /** @default the browser's timers */
  schedule?: Schedule;
}

/** A review: decisions that are held, sent, retried and brought in step with the platform. */
export interface Review {
  readonly store: StoreApi<ReviewState>;
  /**
   * Decides pending findings. Those over which a decision stands are left out.
   *
   * @returns How many were decided.
   */
  decide: (decision: Decision, ids: readonly string[]) => number;
  /** Takes back what was done last, if it can be. */
  undo: () => void;
  /** Takes back everything that is held. */
  undoAll: () => void;
  /** Holds everything back for as long as it is paused; then the time starts anew. */
  pause: (isPaused: boolean) => void;
  /** Sends everything that is held, now. */
  flush: () => void;
  /** Stops the bulk that is being sent. What is not sent stays pending. */
  stop: () => void;
  /** Sends the decisions that failed again. */
  retry: () => void;
  skip: (id: string, isSkipped: boolean) => void;
  /** Forgets what was told of failures, stops and decisions made elsewhere. */
  dismiss: () => void;
  /** Compares a fresh list of current findings with the last one. */
  observe: (list: FindingList) => void;
  /** The title of a finding that was observed, though it may have left the lists. */
  titleOf: (id: string) => string | undefined;
  /** Tells of every error of a decision or a skip, until the function that it returns is called. */
  subscribeToErrors: (listener: (error: unknown) => void) => () => void;
  /** Resolves when nothing is being sent. */
  settled: () => Promise<void>;
  /** Fetches the lists anew and brings the review in step with them. */
  refresh: () => Promise<void>;
  /**
   * Begins to fetch after decisions.
   *
   * @returns Ends it: what is held is sent at once, and nothing is fetched any more.
   */
  start: () => () => void;
}

/** How long after the last decision the lists are fetched anew, in milliseconds. */
const refreshDelay = 800;

/** How long at most while further decisions are held, and after a refresh that failed. */
const refreshAtLatest = 10_000;

/** Starts a review. Nothing is fetched before something was decided. */
export function createReview({
  transport,
  holdFor,
  schedule = browserSchedule,
}: CreateReviewOptions): Review {
  const store = createStore<ReviewState>()(() => initialReview);
  const { getState, setState } = store;
  const timers = new Map<number, () => void>();
  const listeners = new Set<(error: unknown) => void>();
  const own = new Set<string>();
  const titles = new Map<string, string>();
  let pending: ReadonlySet<string> = new Set();
  let keys = 0;
  let sent = 0;
  let isPaused = false;
  let isEnded = true;
  let draining: Promise<void> | undefined;
  let planned: { cancel: () => void; delay: number } | undefined;

  const onError = (error: unknown): void => {
    for (const listener of listeners) listener(error);
  };
  const skips = createSkips({ transport, store, onError, onSent: () => planRefresh() });

  function hold(batch: HeldDecision): void {
    timers.get(batch.key)?.();
    timers.delete(batch.key);
    if (!isPaused)
      timers.set(
        batch.key,
        schedule.after(holdFor, () => send([batch.key])),
      );
  }

  function release(batch: HeldDecision): void {
    timers.get(batch.key)?.();
    timers.delete(batch.key);
  }

  /** Puts what is held in the line, those of one kind together. */
  function send(wanted: readonly number[]): void {
    const { held, line } = getState();
    const leaving = held.filter(({ key }) => wanted.includes(key));
    leaving.forEach(release);
    const batches = (['approve', 'reject'] as const).flatMap((decision) =>
      toLine(
        decision,
        leaving.filter((one) => one.decision === decision).flatMap(({ ids }) => ids),
      ),
    );
    setState({
      held: held.filter(({ key }) => !wanted.includes(key)),
      line: [...line, ...batches],
    });
    drain();
  }

  function toLine(decision: Decision, ids: readonly string[]) {
    if (ids.length === 0) return [];
    keys += 1;
    return [{ key: keys, decision, ids, done: 0, isStopped: false }];
  }

  function drain(): void {
    if (getState().line.length === 0) return;
    draining ??= sendLine().finally(() => {
      draining = undefined;
      if (getState().line.length > 0) drain();
      else planRefresh();
    });
  }

  async function sendLine(): Promise<void> {
    for (let [batch] = getState().line; batch !== undefined; [batch] = getState().line) {
      const { decision, ids, done, isStopped, key } = batch;
      const step = isStopped ? [] : ids.slice(done, done + stepSizes[decision]);
      if (step.length === 0) {
        const stopped = isStopped ? { decision, done, total: ids.length } : getState().stopped;
        setState(({ line }) => ({ line: line.filter((one) => one.key !== key), stopped }));
        continue;
      }
      for (const id of step) own.add(id);
      take(key, decision, step, await sendDecisions(transport, decision, step));
    }
  }

  /** Notes what became of a step. */
  function take(
    key: number,
    decision: Decision,
    step: readonly string[],
    errors: ReadonlyMap<string, unknown>,
  ): void {
    sent += 1;
    const missingScope = [...errors.values()].map(scopeOf).find((scope) => scope !== undefined);
    for (const error of errors.values()) onError(error);
    const arrived = step.filter((id) => !errors.has(id));
    if (missingScope !== undefined) getState().held.forEach(release);
    setState((state) => ({
      taken: new Map([
        ...state.taken,
        ...arrived.map((id) => [id, { decision, at: sent }] as const),
      ]),
      ...(missingScope === undefined
        ? {
            failures: new Map([
              ...state.failures,
              ...Array.from(errors, ([id, error]) => [id, { decision, error }] as const),
            ]),
            line: state.line.map((one) =>
              one.key === key ? { ...one, done: one.done + step.length } : one,
            ),
          }
        : { missingScope, held: [], line: [] }),
    }));
    if (decision === 'approve' && arrived.length > 0) transport.invalidateBrain();
  }

  function planRefresh(): void {
    if (isEnded) return;
    const delay = getState().held.length > 0 ? refreshAtLatest : refreshDelay;
    if (planned !== undefined && planned.delay <= delay) return;
    planned?.cancel();
    const cancel = schedule.after(delay, () => {
      planned = undefined;
      refresh().catch(() => {
        if (!isEnded)
          planned = { cancel: schedule.after(refreshAtLatest, runLate), delay: refreshAtLatest };
      });
    });
    planned = { cancel, delay };
  }

  function runLate(): void {
    planned = undefined;
    planRefresh();
  }

  async function refresh(): Promise<void> {
    const before = sent;
    const skipped = skips.mark();
    const lists = await transport.lists();
    if (isEnded) return;
    setState((state) => reconcile(state, readStandings(lists), before));
    skips.settle(skipped);
  }

  return {
    store,
    decide(decision, wanted) {
      const state = getState();
      const decided = decidedIds(state);
      const ids = [...new Set(wanted)].filter((id) => !decided.has(id));
      if (ids.length === 0 || state.missingScope !== undefined) return 0;
      keys += 1;
      const batch: HeldDecision = { key: keys, decision, ids };
      setState({
        held: [...state.held, batch],
        failures: withoutKeys(state.failures, ids),
        lastSkip: undefined,
        stopped: undefined,
      });
      hold(batch);
      return ids.length;
    },
    undo() {
      if (skips.undo()) return;
      const { held } = getState();
      const last = held.at(-1);
      if (last === undefined) return;
      release(last);
      setState({ held: held.slice(0, -1) });
    },
    undoAll() {
      getState().held.forEach(release);
      setState({ held: [] });
    },
    pause(next) {
      if (isPaused === next) return;
      isPaused = next;
      getState().held.forEach(next ? release : hold);
    },
    flush: () => send(getState().held.map(({ key }) => key)),
    stop: () =>
      setState(({ line }) => ({
        line: line.map((one, at) => (at === 0 ? { ...one, isStopped: true } : one)),
      })),
    retry() {
      const { failures, line } = getState();
      const of = (decision: Decision): string[] =>
        [...failures].filter(([, one]) => one.decision === decision).map(([id]) => id);
      setState({
        failures: new Map(),
        line: [...line, ...toLine('approve', of('approve')), ...toLine('reject', of('reject'))],
      });
      drain();
    },
    skip: skips.skip,
    dismiss: () =>
      setState({
        failures: new Map(),
        elsewhere: new Map(),
        failedSkip: undefined,
        stopped: undefined,
      }),
    observe({ findings }) {
      const now = new Set<string>();
      const states = new Map<string, string>();
      for (const { finding_id: id, review_state: state, title } of findings) {
        titles.set(id, title);
        if (state === 'pending') now.add(id);
        else states.set(id, state);
      }
      const { held, elsewhere } = getState();
      const lost = [...pending].filter((id) => !now.has(id) && !own.has(id));
      pending = now;
      if (lost.length === 0) return;
      const gone = new Set(lost);
      for (const batch of held) if (batch.ids.every((id) => gone.has(id))) release(batch);
      setState({
        elsewhere: new Map([...elsewhere, ...lost.map((id) => [id, states.get(id)] as const)]),
        held: held
          .map((batch) => ({ ...batch, ids: batch.ids.filter((id) => !gone.has(id)) }))
          .filter(({ ids }) => ids.length > 0),
      });
    },
    titleOf: (id) => titles.get(id),
    subscribeToErrors(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: async () => {
      while (draining !== undefined) await draining;
      await skips.settled();
    },
    refresh,
    start() {
      isEnded = false;
      return () => {
        isEnded = true;
        planned?.cancel();
        planned = undefined;
        send(getState().held.map(({ key }) => key));
      };
    },
  };
}

function scopeOf(error: unknown): string | undefined {
  return isPlatformError(error) ? error.missingScope : undefined;
}

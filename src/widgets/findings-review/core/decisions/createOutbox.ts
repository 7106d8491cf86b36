import { createStore } from 'zustand/vanilla';
import { isScopeError, isPlatformError } from '../../../../client/errors/index.ts';
import type { Environment } from '../../../../environment/index.ts';
import {
  perUser,
  type FindingsTransport,
  type RecordContext,
  type RecordOf,
} from '../../../../query/index.ts';
import type { FindingsDecision } from '../reviewContext.ts';
import {
  acknowledgedIn,
  decidedStatus,
  initialReview,
  type Decision,
  type OutboxDecision,
  type PendingDecision,
  type ReviewState,
} from '../reviewState.ts';

export type SharedState = Pick<
  ReviewState,
  'outbox' | 'acknowledged' | 'done' | 'failures' | 'stopped'
>;

/** The listener of a mounted review. Only the last one hears of what is sent. */
export interface OutboxListener {
  /** Called with findings that one of the reviews decides. */
  onClaim: (ids: readonly string[]) => void;
  onDecision: (decision: FindingsDecision) => void;
  onError: (error: unknown) => void;
  /** Called when every decision in the outbox was answered. */
  onEmpty: () => void;
}

/** Returns the outbox that all reviews of a user share. */
export const outboxOf = perUser(({ environment: { network } }, transport: FindingsTransport) =>
  createOutbox(transport, network),
);

export type Outbox = ReturnType<typeof createOutbox>;

/** Sends decisions batch by batch. Outlives the reviews. */
function createOutbox(transport: FindingsTransport, network: Environment['network']) {
  const store = createStore<SharedState>()(() => pickShared(initialReview));
  const { getState } = store;
  const listeners: OutboxListener[] = [];
  const sent = new Map<string, Set<Decision>>();
  const contexts = new Map<string, RecordContext>();
  let keys = 0;
  let steps = 0;
  let draining: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;

  function toBatches(
    decision: Decision,
    decisions: readonly Pick<PendingDecision, 'decision' | 'ids'>[],
  ): readonly OutboxDecision[] {
    const ids = decisions.filter((batch) => batch.decision === decision).flatMap(({ ids }) => ids);
    if (ids.length === 0) return [];
    keys += 1;
    return [{ key: keys, decision, ids, done: 0, refused: new Set(), isStopped: false }];
  }

  function drain(): void {
    if (getState().outbox.length === 0) return;
    if (!network.isOnline()) {
      stopWaiting ??= network.subscribe(() => {
        if (!network.isOnline()) return;
        stopWaiting?.();
        stopWaiting = undefined;
        drain();
      });
      return;
    }
    draining ??= sendAll().finally(() => {
      draining = undefined;
      if (getState().outbox.length === 0) listeners.at(-1)?.onEmpty();
      else drain();
    });
  }

  async function sendAll(): Promise<void> {
    for (let [batch] = getState().outbox; batch !== undefined; [batch] = getState().outbox) {
      const { decision, ids, done, isStopped } = batch;
      const step = isStopped ? [] : ids.slice(done, done + stepSizes[decision]);
      if (step.length === 0) {
        finish(batch);
        continue;
      }
      if (!network.isOnline()) return;
      for (const id of step) sent.set(id, new Set(sent.get(id)).add(decision));
      const recordOf: RecordOf = (id) => contexts.get(id);
      acknowledge(batch, step, await sendDecisions(transport, decision, step, recordOf));
    }
  }

  function acknowledge(
    { key, decision }: OutboxDecision,
    ids: readonly string[],
    errors: ReadonlyMap<string, unknown>,
  ): void {
    steps += 1;
    const { failures, outbox } = getState();
    const [batch] = outbox.filter((entry) => entry.key === key);
    if (batch === undefined) return;
    const next = {
      ...batch,
      done: batch.done + ids.length,
      refused: errors.size === 0 ? batch.refused : new Set([...batch.refused, ...errors.keys()]),
    };
    if (![...errors.values()].some(isScopeError)) {
      store.setState({
        outbox: outbox.map((entry) => (entry.key === key ? next : entry)),
        failures:
          errors.size === 0
            ? failures
            : new Map([
                ...failures,
                ...Array.from(errors, ([id, error]) => [id, { decision, error }] as const),
              ]),
      });
    } else {
      finish(next);
      for (const { decision, ids, done } of [next, ...getState().outbox]) {
        noteUnsent(decision, ids.slice(done), 'failed');
      }
      store.setState({ outbox: [] });
    }
    const listener = listeners.at(-1);
    for (const error of errors.values()) listener?.onError(error);
    const arrived = ids.filter((id) => !errors.has(id));
    for (const id of arrived) contexts.delete(id);
    if (arrived.length > 0) listener?.onDecision({ findingIds: arrived, decision });
  }

  function noteUnsent(
    decision: Decision,
    ids: readonly string[],
    outcome: 'failed' | 'undone',
  ): void {
    if (ids.length > 0) {
      transport.noteUnsent({ decision, ids, outcome }, (id) => contexts.get(id));
    }
  }

  /** Ends a batch, and applies its acknowledged decisions to all lists. */
  function finish(batch: OutboxDecision): void {
    const { decision, done, ids, isStopped, key } = batch;
    const arrived = acknowledgedIn(batch);
    if (isStopped) noteUnsent(decision, ids.slice(done), 'undone');
    store.setState(({ outbox, acknowledged, stopped }) => ({
      outbox: outbox.filter((entry) => entry.key !== key),
      acknowledged: new Map([
        ...acknowledged,
        ...arrived.map((id) => [id, { decision, step: steps }] as const),
      ]),
      stopped: isStopped ? { decision, done, total: ids.length } : stopped,
    }));
    if (arrived.length === 0) return;
    transport.showDecisions(arrived, decidedStatus[decision]);
    if (decision === 'approve') transport.invalidateBrain();
  }

  return {
    /** The record contexts of unanswered decisions, by finding. */
    contexts,
    getState,
    setState: (change: Partial<ReviewState>): void =>
      store.setState(pickShared({ ...initialReview, ...getState(), ...change })),
    subscribe: store.subscribe,
    /** Adds a review's listener. Returns a function that removes it. */
    join: (listener: OutboxListener): (() => void) => {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
    /** Takes findings from the reviews that hold unsent decisions on them. */
    claim: (ids: readonly string[]): void => listeners.forEach(({ onClaim }) => onClaim(ids)),
    /** Sends decisions once online. Those of one kind are merged into a batch. */
    send: (decisions: readonly Pick<PendingDecision, 'decision' | 'ids'>[]): void => {
      const batches = [...toBatches('approve', decisions), ...toBatches('reject', decisions)];
      if (batches.length === 0) return;
      store.setState(({ outbox }) => ({ outbox: [...outbox, ...batches] }));
      drain();
    },
    /** Records pending decisions that will never be sent. */
    noteLost: (before: readonly PendingDecision[], after: readonly PendingDecision[]): void => {
      const left = new Set(after.flatMap(({ ids }) => ids));
      for (const { decision, ids } of before) {
        noteUnsent(
          decision,
          ids.filter((id) => !left.has(id)),
          'failed',
        );
      }
    },
    /** Stops the current batch after its running step. */
    stop: (): void => {
      store.setState(({ outbox }) => ({
        outbox: outbox.map((batch, index) => (index === 0 ? { ...batch, isStopped: true } : batch)),
      }));
      // A batch that waits for the network has no request to end it.
      const [first] = getState().outbox;
      if (draining === undefined && first !== undefined) finish(first);
    },
    /** The number of answered steps. */
    steps: () => steps,
    /** Returns the decisions ever sent for a finding. */
    sent: (id: string): ReadonlySet<Decision> => sent.get(id) ?? new Set(),
    /** Resolves when nothing is being sent. Ignores decisions that wait for the network. */
    settled: async (): Promise<void> => {
      while (draining !== undefined) await draining;
    },
  };
}

function pickShared(state: ReviewState): SharedState {
  const { outbox, acknowledged, done, failures, stopped } = state;
  return { outbox, acknowledged, done, failures, stopped };
}

/** The number of findings per step: approved by one call, or rejected by one call each. */
const stepSizes: Record<Decision, number> = { approve: 100, reject: 12 };

/** The maximum number of concurrent calls in a step. */
const callsAtOnce = 4;

/** Statuses that would also fail finding by finding. */
const general = new Set([401, 403, 408, 425, 429]);

/**
 * Sends decisions of one kind. Approvals are sent together; if the platform refuses them, each is
 * sent alone, to find out which ones it refuses.
 *
 * @param recordOf - Returns a finding's record context.
 * @returns The caught errors by finding. A finding without one was accepted.
 */
async function sendDecisions(
  transport: FindingsTransport,
  decision: Decision,
  ids: readonly string[],
  recordOf: RecordOf,
): Promise<Map<string, unknown>> {
  const send = (id: string): Promise<unknown> => transport[decision](id, recordOf);
  const sendAlone = async (): Promise<Map<string, unknown>> => {
    const { errors, unsent } = await sendSingly(send, ids);
    if (unsent.length > 0) {
      transport.noteUnsent({ decision, ids: unsent, outcome: 'failed' }, recordOf);
    }
    return errors;
  };
  if (decision === 'reject' || ids.length === 1) return sendAlone();
  try {
    await transport.approveAll(ids, (id) => ({ ...recordOf(id), isSentAgain: isAboutSome }));
    return new Map();
  } catch (error) {
    return isAboutSome(error) ? sendAlone() : new Map(ids.map((id) => [id, error]));
  }
}

/** Returns true if findings refused together may be accepted one by one. */
function isAboutSome(error: unknown): boolean {
  return isPlatformError(error) && error.status < 500 && !general.has(error.status);
}

async function sendSingly(
  send: (id: string) => Promise<unknown>,
  ids: readonly string[],
): Promise<{ errors: Map<string, unknown>; unsent: readonly string[] }> {
  const errors = new Map<string, unknown>();
  const unsent: string[] = [];
  const rest = ids.values();
  let obstacle: unknown;
  const work = async (): Promise<void> => {
    for (const id of rest) {
      if (obstacle !== undefined) {
        errors.set(id, obstacle);
        unsent.push(id);
        continue;
      }
      try {
        await send(id);
      } catch (error) {
        errors.set(id, error);
        if (isPlatformError(error) && general.has(error.status)) obstacle = error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(callsAtOnce, ids.length) }, work));
  return { errors, unsent };
}

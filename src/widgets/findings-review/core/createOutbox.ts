import { isPlatformError } from '../../../client/errors/index.ts';
import type { FindingsTransport } from '../../../query/index.ts';
import type { ReviewContext } from './reviewContext.ts';
import type { Decision, OutboxDecision, PendingDecision } from './reviewState.ts';
import { sendDecisions, stepSizes } from './sendDecisions.ts';

/** Options of {@link createOutbox}. */
export interface CreateOutboxOptions {
  transport: FindingsTransport;
  /** Called when everything in the outbox was answered. */
  onEmpty: () => void;
}

/** The decisions that are being sent, one batch after the other. */
export interface Outbox {
  /** Sends decisions. Those of one kind go together. */
  send: (decisions: readonly Pick<PendingDecision, 'decision' | 'ids'>[]) => void;
  /** Stops the batch that is being sent, after the step that is under way. */
  stop: () => void;
  /** The number of steps that were answered. */
  steps: () => number;
  /** The decisions that were ever sent for a finding. */
  sent: (id: string) => ReadonlySet<Decision>;
  /** Resolves when nothing is being sent. */
  settled: () => Promise<void>;
}

/** Creates the outbox of a review. */
export function createOutbox(
  { getState, setState, emit }: ReviewContext,
  { transport, onEmpty }: CreateOutboxOptions,
): Outbox {
  const sent = new Map<string, Set<Decision>>();
  let keys = 0;
  let steps = 0;
  let draining: Promise<void> | undefined;

  function toBatches(
    decision: Decision,
    decisions: readonly Pick<PendingDecision, 'decision' | 'ids'>[],
  ): readonly OutboxDecision[] {
    const ids = decisions.filter((batch) => batch.decision === decision).flatMap(({ ids }) => ids);
    if (ids.length === 0) return [];
    keys += 1;
    return [{ key: keys, decision, ids, done: 0, isStopped: false }];
  }

  function drain(): void {
    if (getState().outbox.length === 0) return;
    draining ??= sendAll().finally(() => {
      draining = undefined;
      if (getState().outbox.length > 0) drain();
      else onEmpty();
    });
  }

  async function sendAll(): Promise<void> {
    for (let [batch] = getState().outbox; batch !== undefined; [batch] = getState().outbox) {
      const { decision, ids, done, isStopped, key } = batch;
      const step = isStopped ? [] : ids.slice(done, done + stepSizes[decision]);
      if (step.length === 0) {
        const stopped = isStopped ? { decision, done, total: ids.length } : getState().stopped;
        setState(({ outbox }) => ({
          outbox: outbox.filter((entry) => entry.key !== key),
          stopped,
        }));
        continue;
      }
      for (const id of step) sent.set(id, new Set(sent.get(id)).add(decision));
      acknowledge(batch, step, await sendDecisions(transport, decision, step));
    }
  }

  /** Records what became of a step. */
  function acknowledge(
    { key, decision }: OutboxDecision,
    ids: readonly string[],
    errors: ReadonlyMap<string, unknown>,
  ): void {
    steps += 1;
    for (const error of errors.values()) emit('error', error);
    const arrived = ids.filter((id) => !errors.has(id));
    const missingScope = [...errors.values()].map(scopeOf).find((scope) => scope !== undefined);
    setState((state) => ({
      acknowledged: new Map([
        ...state.acknowledged,
        ...arrived.map((id) => [id, { decision, step: steps }] as const),
      ]),
      ...(missingScope === undefined
        ? {
            failures: new Map([
              ...state.failures,
              ...Array.from(errors, ([id, error]) => [id, { decision, error }] as const),
            ]),
            outbox: state.outbox.map((entry) =>
              entry.key === key ? { ...entry, done: entry.done + ids.length } : entry,
            ),
          }
        : { missingScope, pending: [], outbox: [] }),
    }));
    if (arrived.length > 0) emit('decision', { findingIds: arrived, decision });
    if (decision === 'approve' && arrived.length > 0) transport.invalidateBrain();
  }

  return {
    send(decisions) {
      const batches = [...toBatches('approve', decisions), ...toBatches('reject', decisions)];
      if (batches.length === 0) return;
      setState(({ outbox }) => ({ outbox: [...outbox, ...batches] }));
      drain();
    },
    stop: () =>
      setState(({ outbox }) => ({
        outbox: outbox.map((batch, index) => (index === 0 ? { ...batch, isStopped: true } : batch)),
      })),
    steps: () => steps,
    sent: (id) => sent.get(id) ?? new Set(),
    settled: async () => {
      while (draining !== undefined) await draining;
    },
  };
}

function scopeOf(error: unknown): string | undefined {
  return isPlatformError(error) ? error.missingScope : undefined;
}

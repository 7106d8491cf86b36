import type { FindingsTransport } from '../../../../query/index.ts';
import type { ReviewContext } from '../reviewContext.ts';
import {
  decidedIds,
  withoutFindings,
  withoutKeys,
  type Decision,
  type PendingDecision,
  lacksReason,
} from '../reviewState.ts';
import type { Outbox } from './createOutbox.ts';
import { undoTime } from './undoTime.ts';
import type { Finding } from '../../../../contract/index.ts';
import { evidenceIn } from '../rows/readFinding.ts';

/** Creates the actions on undoable decisions. Each is sent when its undo period ends. */
export function createPending(
  { getState, setState, scope, environment }: ReviewContext,
  { transport, outbox, holdFor }: { transport: FindingsTransport; outbox: Outbox; holdFor: number },
) {
  const proofs = createProofs(outbox, transport);
  const timers = new Map<number, () => void>();
  /** The reasons why sending is paused. */
  const pauses = new Set<'person' | 'hidden'>();
  let keys = 0;

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

  /** Undoes the unsent decisions on findings, and restores the failures that they replaced. */
  function takeBack(findings: readonly string[]): void {
    const { pending, failures } = getState();
    const out = new Set(findings);
    const left = withoutFindings(pending, (id) => out.has(id));
    if (left === pending) return;
    const undone = pending.flatMap((batch) => {
      const ids = batch.ids.filter((id) => out.has(id));
      if (ids.length === batch.ids.length) release(batch);
      return ids.length === 0 ? [] : [{ ...batch, ids }];
    });
    proofs.onUndone(undone);
    const earlier = undone.flatMap(({ replaces }) => [...replaces].filter(([id]) => out.has(id)));
    setState({
      pending: left,
      failures: earlier.length === 0 ? failures : new Map([...failures, ...earlier]),
    });
  }

  function send(isDue: (batch: PendingDecision) => boolean): void {
    const { pending } = getState();
    const left = pending.filter(isDue);
    proofs.onUndone(left.filter(proofs.lacksReason));
    const due = left.filter((batch) => !proofs.lacksReason(batch));
    due.forEach(release);
    proofs.onDue(due);
    // Queued first, so that a finding is never briefly undecided.
    outbox.send(due);
    setState({ pending: pending.filter((batch) => !isDue(batch)) });
  }

  function setPause(reason: 'person' | 'hidden', isPaused: boolean): void {
    const wasPaused = pauses.size > 0;
    if (isPaused) pauses.add(reason);
    else pauses.delete(reason);
    if (wasPaused !== pauses.size > 0) getState().pending.forEach(wasPaused ? hold : release);
  }

  const actions = {
    decide: (decision: Decision, wanted: readonly string[]): number => {
      const decided = decidedIds(getState());
      const ids = [...new Set(wanted)].filter((id) => !decided.has(id));
      if (ids.length === 0 || transport.missingScope() !== undefined) return 0;
      // Another review on the page may hold decisions on them. The last one counts.
      outbox.claim(ids);
      const state = getState();
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
    setReason: (reason: string): void => {
      const { pending } = getState();
      const last = pending.at(-1);
      if (last === undefined) return;
      const changed = { ...last, reason };
      setState({ pending: [...pending.slice(0, -1), changed] });
      hold(changed);
    },
    undo: (): void => {
      const last = getState().pending.at(-1);
      if (last !== undefined) takeBack(last.ids);
    },
    undoAll: () => takeBack(getState().pending.flatMap(({ ids }) => ids)),
    pause: (isPaused: boolean) => setPause('person', isPaused),
    followVisibility: () => setPause('hidden', !environment.visibility.isVisible()),
    flush: () => send(() => true),
  };
  return { actions, takeBack };
}

/** Collects the record contexts of decisions, stored in the outbox, which outlives the review. */
function createProofs({ contexts }: Outbox, transport: FindingsTransport) {
  /** Visible references by finding. Undefined if none were ever shown here. */
  let shown: Map<string, readonly string[]> | undefined;

  /** Stores the reasons of decisions about to be sent. */
  function onDue(due: readonly PendingDecision[]): void {
    for (const { ids, reason } of due) {
      for (const id of ids) contexts.set(id, { ...contexts.get(id), reason: reason?.trim() });
    }
  }

  return {
    show: (finding: Finding): (() => void) => {
      shown ??= new Map();
      shown.set(finding.finding_id, evidenceIn(finding));
      return () => shown?.delete(finding.finding_id);
    },
    /** Stores the time of decisions, and which of their references were visible. */
    onDecided: (ids: readonly string[], at: number): void => {
      for (const id of ids) {
        contexts.set(id, { at, evidence: shown === undefined ? undefined : (shown.get(id) ?? []) });
      }
    },
    onDue,
    /** Records decisions that were undone before they were sent. */
    onUndone: (undone: readonly PendingDecision[]): void => {
      onDue(undone);
      for (const { decision, ids } of undone) {
        transport.noteUnsent({ decision, ids, outcome: 'undone' }, (id) => contexts.get(id));
        for (const id of ids) contexts.delete(id);
      }
    },
    lacksReason: (decision: PendingDecision) => lacksReason(decision, transport.reason),
  };
}

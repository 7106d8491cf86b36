import type { Finding } from '../../../../contract/index.ts';
import type { FindingsTransport } from '../../../../query/index.ts';
import type { Outbox } from './createOutbox.ts';
import { evidenceIn } from '../rows/readFinding.ts';
import { lacksReason, type PendingDecision } from '../reviewState.ts';

/** Collects the record contexts of decisions. */
export interface Proofs {
  /** See {@link ReviewActions.show}. */
  show: (finding: Finding) => () => void;
  /** Stores the time of decisions, and which of their references were visible. */
  onDecided: (ids: readonly string[], at: number) => void;
  /** Stores the reasons of decisions about to be sent. */
  onDue: (due: readonly PendingDecision[]) => void;
  /** Records decisions that were undone before they were sent. */
  onUndone: (undone: readonly PendingDecision[]) => void;
  /** Returns true if a decision lacks a reason that the host requires. */
  lacksReason: (decision: PendingDecision) => boolean;
}

/** Creates the proofs of a review. They are stored in its outbox, which outlives it. */
export function createProofs({ contexts }: Outbox, transport: FindingsTransport): Proofs {
  /** Visible references by finding. Undefined if none were ever shown here. */
  let shown: Map<string, readonly string[]> | undefined;

  function onDue(due: readonly PendingDecision[]): void {
    for (const { ids, reason } of due) {
      for (const id of ids) contexts.set(id, { ...contexts.get(id), reason: reason?.trim() });
    }
  }

  return {
    show(finding) {
      shown ??= new Map();
      shown.set(finding.finding_id, evidenceIn(finding));
      return () => shown?.delete(finding.finding_id);
    },
    onDecided(ids, at) {
      for (const id of ids) {
        contexts.set(id, { at, evidence: shown === undefined ? undefined : (shown.get(id) ?? []) });
      }
    },
    onDue,
    onUndone(undone) {
      onDue(undone);
      for (const { decision, ids } of undone) {
        transport.noteUnsent({ decision, ids, outcome: 'undone' }, (id) => contexts.get(id));
        for (const id of ids) contexts.delete(id);
      }
    },
    lacksReason: (decision) => lacksReason(decision, transport.reason),
  };
}

import { useEffect, useState } from 'react';
import { Button, Progress } from '../../../ui/index.ts';
import type { Decision } from '../core/reviewState.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import styles from '../FindingsWorkspace.module.css';

/** What was decided last, with its undo; and how far a bulk has come. */
export function DecisionBar() {
  const words = useFindingsWords();
  const { titleOf, undo } = useWorkspace();
  const { pause, undoAll, flush, stop } = useReviewActions();
  const pending = useReviewState((state) => state.pending);
  const lastSkip = useReviewState((state) => state.lastSkip);
  const sending = useReviewState(({ outbox }) => outbox[0]);
  const last = pending.at(-1);
  const hasUndo = last !== undefined || lastSkip !== undefined;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (!hasUndo && (isHovered || isFocused)) {
    setHovered(false);
    setFocused(false);
  }
  const isPaused = isHovered || isFocused;
  useEffect(() => pause(isPaused), [isPaused, pause]);
  const pendingCount = pending.reduce((sum, { ids }) => sum + ids.length, 0);
  const isBulk = sending !== undefined && sending.ids.length > 1;
  return (
    <>
      <div role="status" className={styles.status}>
        {hasUndo && (
          <div
            className={styles.bar}
            data-part="undo"
            onMouseEnter={() => setHovered(true)}
            onMouseLeave={() => setHovered(false)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          >
            <span className={styles.barText} dir="auto">
              {lastSkip !== undefined
                ? (lastSkip.isSkipped ? words.skippedOne : words.unskippedOne)(titleOf(lastSkip.id))
                : last !== undefined && saidOf(last.decision, last.ids)}
            </span>
            {last !== undefined && (
              <span className={styles.note}>{words.waiting(pendingCount)}</span>
            )}
            <span className={styles.barActions}>
              <Button size="small" aria-keyshortcuts="u" onClick={undo}>
                {words.undo}
              </Button>
              {pending.length > 1 && (
                <Button size="small" variant="quiet" onClick={undoAll}>
                  {words.undoAll}
                </Button>
              )}
              {last !== undefined && (
                <Button size="small" variant="quiet" onClick={flush}>
                  {words.sendNow}
                </Button>
              )}
            </span>
          </div>
        )}
      </div>
      {isBulk && (
        <div className={styles.bar} data-part="progress">
          <span className={styles.barText}>
            {(sending.decision === 'approve' ? words.approving : words.rejecting)(
              sending.done,
              sending.ids.length,
            )}
          </span>
          <span className={styles.progress}>
            <Progress
              value={sending.done / sending.ids.length}
              label={(sending.decision === 'approve' ? words.approving : words.rejecting)(
                sending.done,
                sending.ids.length,
              )}
            />
          </span>
          <Button size="small" disabled={sending.isStopped} onClick={stop}>
            {words.stop}
          </Button>
        </div>
      )}
    </>
  );

  function saidOf(decision: Decision, ids: readonly string[]): string {
    const [first = ''] = ids;
    if (ids.length === 1) {
      return (decision === 'approve' ? words.approvedOne : words.rejectedOne)(titleOf(first));
    }
    return (decision === 'approve' ? words.approvedMany : words.rejectedMany)(ids.length);
  }
}

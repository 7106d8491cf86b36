import { useEffect, useState } from 'react';
import { Button, Progress } from '../../ui/index.ts';
import { useFindingsWords } from './DeskContext.ts';
import styles from './FindingsDesk.module.css';
import type { Decision, ReviewState } from './reviewState.ts';

/** Props of {@link DecisionBar}. */
export interface DecisionBarProps {
  state: ReviewState;
  titleOf: (id: string) => string;
  onUndo: () => void;
  onUndoAll: () => void;
  onSendNow: () => void;
  onStop: () => void;
  /** Told when the time of what is held is to stand still: somebody is about to press Undo. */
  onPause: (isPaused: boolean) => void;
}

/** What was decided last, with its way back; and how far a bulk has come. */
export function DecisionBar({
  state: { held, line, lastSkip },
  titleOf,
  onUndo,
  onUndoAll,
  onSendNow,
  onStop,
  onPause,
}: DecisionBarProps) {
  const words = useFindingsWords();
  const last = held.at(-1);
  const hasUndo = last !== undefined || lastSkip !== undefined;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (!hasUndo && (isHovered || isFocused)) {
    setHovered(false);
    setFocused(false);
  }
  const isPaused = isHovered || isFocused;
  useEffect(() => onPause(isPaused), [isPaused, onPause]);
  const heldCount = held.reduce((sum, { ids }) => sum + ids.length, 0);
  const [sending] = line;
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
            {last !== undefined && <span className={styles.note}>{words.waiting(heldCount)}</span>}
            <span className={styles.barActs}>
              <Button size="small" aria-keyshortcuts="u" onClick={onUndo}>
                {words.undo}
              </Button>
              {held.length > 1 && (
                <Button size="small" variant="quiet" onClick={onUndoAll}>
                  {words.undoAll}
                </Button>
              )}
              {last !== undefined && (
                <Button size="small" variant="quiet" onClick={onSendNow}>
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
          <Button size="small" disabled={sending.isStopped} onClick={onStop}>
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

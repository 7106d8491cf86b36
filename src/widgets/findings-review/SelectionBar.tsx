import { useState } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import { useFindingsWords } from './DeskContext.ts';
import styles from './FindingsDesk.module.css';
import type { Decision } from './reviewState.ts';

/** A bulk that waits for a yes, with the findings that were selected when it was asked for. */
export interface AskedBulk {
  decision: Decision;
  ids: readonly string[];
}

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  count: number;
  /** How many of them can be decided. */
  decidable: number;
  canWrite: boolean;
  onAsk: (decision: Decision) => void;
  onClear: () => void;
}

/** How many are selected, and what can be done with them. */
export function SelectionBar({ count, decidable, canWrite, onAsk, onClear }: SelectionBarProps) {
  const words = useFindingsWords();
  return (
    <div className={styles.bar} data-part="selection">
      <span className={styles.barText} role="status">
        {words.selected(count)}
      </span>
      <span className={styles.barActs}>
        {canWrite && decidable > 0 && (
          <>
            <Button size="small" variant="primary" onClick={() => onAsk('approve')}>
              {words.approveSelected(decidable)}
            </Button>
            <Button size="small" onClick={() => onAsk('reject')}>
              {words.rejectSelected(decidable)}
            </Button>
          </>
        )}
        <Button size="small" variant="quiet" onClick={onClear}>
          {words.clearSelection}
        </Button>
      </span>
    </div>
  );
}

/** Props of {@link ConfirmBulk}. */
export interface ConfirmBulkProps {
  asked: AskedBulk | undefined;
  /** Seconds in which it can be undone. */
  holdSeconds: number;
  onConfirm: (asked: AskedBulk) => void;
  onCancel: () => void;
}

/** Names the number before many findings are decided at once. */
export function ConfirmBulk({ asked, holdSeconds, onConfirm, onCancel }: ConfirmBulkProps) {
  const words = useFindingsWords();
  // Kept while the dialog closes, so that its words don't change under the reader.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  if (last === undefined) return null;
  const { decision, ids } = last;
  const isApproval = decision === 'approve';
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={(isApproval ? words.confirmApprove : words.confirmReject)(ids.length)}
      description={words.confirmText(holdSeconds)}
      actions={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button variant={isApproval ? 'primary' : 'danger'} onClick={() => onConfirm(last)}>
            {(isApproval ? words.approveSelected : words.rejectSelected)(ids.length)}
          </Button>
        </>
      }
    />
  );
}

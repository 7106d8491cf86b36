import { Button, Progress } from '../../../ui/index.ts';
import { useFindingsWords } from '../FindingsContext.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import styles from '../FindingsWorkspace.module.css';

/** How much of a bulk has been sent, and a button that stops it. */
export function BulkProgress() {
  const words = useFindingsWords();
  const { stop } = useReviewActions();
  const sending = useReviewState(({ outbox }) => outbox[0]);
  if (sending === undefined || sending.ids.length < 2) return null;
  const { decision, done, ids, isStopped } = sending;
  const text = (decision === 'approve' ? words.approving : words.rejecting)(done, ids.length);
  return (
    <div className={styles.bar} data-part="progress">
      <span className={styles.barText}>{text}</span>
      <span className={styles.progress}>
        <Progress value={done / ids.length} label={text} />
      </span>
      <Button size="small" disabled={isStopped} onClick={stop}>
        {words.stop}
      </Button>
    </div>
  );
}

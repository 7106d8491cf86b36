import { RateLimitNotice, useIsOffline, useSecondsUntilRetry } from '../../../provider/index.ts';
import { Button, Progress } from '../../../ui/index.ts';
import { useFindingsWords } from '../FindingsContext.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import type { OutboxDecision } from '../core/reviewState.ts';
import styles from '../FindingsWorkspace.module.css';

/**
 * Shows the progress of a bulk decision with a stop button, or the reason why a single decision
 * waits: no network, or a rate limit.
 */
export function BulkProgress() {
  const words = useFindingsWords();
  const { stop } = useReviewActions();
  const outbox = useReviewState((state) => state.outbox);
  const isOffline = useIsOffline();
  const isLimited = useSecondsUntilRetry() !== undefined;
  const [sending] = outbox;
  const isShown = sending !== undefined && (sending.ids.length > 1 || isOffline || isLimited);
  return (
    <div
      className={isShown ? styles.bar : styles.status}
      data-part={isShown ? 'progress' : undefined}
    >
      {isShown && (isOffline ? <WaitsForNetwork outbox={outbox} /> : <Sent batch={sending} />)}
      <RateLimitNotice isSending={isShown} />
      {isShown && (
        <Button size="small" disabled={sending.isStopped} onClick={stop}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}

function Sent({ batch: { decision, done, ids } }: { batch: OutboxDecision }) {
  const words = useFindingsWords();
  const text = (decision === 'approve' ? words.approving : words.rejecting)(done, ids.length);
  return (
    <>
      <span className={styles.barText}>{text}</span>
      <span className={styles.progress}>
        <Progress value={done / ids.length} label={text} />
      </span>
    </>
  );
}

function WaitsForNetwork({ outbox }: { outbox: readonly OutboxDecision[] }) {
  const words = useFindingsWords();
  const count = outbox.reduce((sum, { ids, done }) => sum + ids.length - done, 0);
  return (
    <span className={styles.barText} role="status">
      {words.sentOnline(count)}
    </span>
  );
}

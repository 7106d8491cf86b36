import { ErrorNotice, useGeneralWords } from '../../provider/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import { useFindingsWords } from './DeskContext.ts';
import styles from './FindingsDesk.module.css';
import type { ReviewState } from './reviewState.ts';
import { standingWord } from './standingWord.ts';

/** Props of {@link ReviewNotices}. */
export interface ReviewNoticesProps {
  state: ReviewState;
  titleOf: (id: string) => string;
  onRetry: () => void;
  onRetrySkip: () => void;
  onDismiss: () => void;
}

/** How many findings a notice names one by one. */
const namedAtMost = 5;

/** What did not go as the reviewer decided: refusals, stops, and decisions of others. */
export function ReviewNotices({
  state: { failures, elsewhere, stopped, failedSkip },
  titleOf,
  onRetry,
  onRetrySkip,
  onDismiss,
}: ReviewNoticesProps) {
  const words = useFindingsWords();
  const general = useGeneralWords();
  const dismiss = (
    <Button size="small" variant="quiet" onClick={onDismiss}>
      {words.dismiss}
    </Button>
  );
  const failed = [...failures];
  const [firstFailure] = failed;
  return (
    <>
      {firstFailure !== undefined && (
        <div className={styles.notice}>
          <ErrorNotice
            error={firstFailure[1].error ?? words.notTaken}
            title={words.failed(failed.length)}
            text={words.failedText}
            actions={
              <>
                <ul className={styles.named}>
                  {failed.slice(0, namedAtMost).map(([id, { decision }]) => (
                    <li key={id} dir="auto">
                      {decision === 'approve' ? words.approve : words.reject}: {titleOf(id)}
                    </li>
                  ))}
                  {failed.length > namedAtMost && (
                    <li>{words.andMore(failed.length - namedAtMost)}</li>
                  )}
                </ul>
                <Button size="small" onClick={onRetry}>
                  {general.tryAgain}
                </Button>
                {dismiss}
              </>
            }
          />
        </div>
      )}
      {failedSkip !== undefined && (
        <div className={styles.notice}>
          <ErrorNotice
            error={failedSkip.error}
            title={words.skipFailed}
            text={titleOf(failedSkip.id)}
            actions={
              <>
                <Button size="small" onClick={onRetrySkip}>
                  {general.tryAgain}
                </Button>
                {dismiss}
              </>
            }
          />
        </div>
      )}
      {stopped !== undefined && (
        <div className={styles.notice}>
          <Notice title={words.stopped(stopped.done, stopped.total)} actions={dismiss}>
            {words.stoppedText}
          </Notice>
        </div>
      )}
      {elsewhere.size > 0 && (
        <div className={styles.notice}>
          <Notice title={elsewhereTitle()} actions={dismiss}>
            {words.elsewhereText}
          </Notice>
        </div>
      )}
    </>
  );

  function elsewhereTitle(): string {
    const [first] = elsewhere;
    if (first === undefined || elsewhere.size > 1) return words.elsewhereMany(elsewhere.size);
    const [id, state] = first;
    return state === undefined
      ? words.goneOne(titleOf(id))
      : words.elsewhereOne(titleOf(id), standingWord(state, words));
  }
}

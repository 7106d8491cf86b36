import { ErrorNotice, useGeneralWords } from '../../../provider/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import styles from '../FindingsWorkspace.module.css';
import { reviewStatusLabel } from '../reviewStatusLabel.ts';

/** How many findings a notice names one by one. */
const namedAtMost = 5;

/** What did not go as the reviewer decided: refusals, stops, and decisions of others. */
export function ReviewNotices() {
  const words = useFindingsWords();
  const { titleOf } = useWorkspace();
  const { retry, skip, dismiss: onDismiss } = useReviewActions();
  const failures = useReviewState((state) => state.failures);
  const remote = useReviewState((state) => state.remote);
  const firstHolds = useReviewState((state) => state.firstHolds);
  const stopped = useReviewState((state) => state.stopped);
  const failedSkip = useReviewState((state) => state.failedSkip);
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
                <Button size="small" onClick={retry}>
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
                <Button size="small" onClick={() => skip(failedSkip.id, failedSkip.isSkipped)}>
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
      {firstHolds.size > 0 && (
        <div className={styles.notice}>
          <Notice title={firstHoldsTitle()} actions={dismiss}>
            {words.firstHoldsText}
          </Notice>
        </div>
      )}
      {remote.size > 0 && (
        <div className={styles.notice}>
          <Notice title={remoteTitle()} actions={dismiss}>
            {words.elsewhereText}
          </Notice>
        </div>
      )}
    </>
  );

  function firstHoldsTitle(): string {
    const [first] = firstHolds;
    if (first === undefined || firstHolds.size > 1) return words.firstHoldsMany(firstHolds.size);
    const [id, state] = first;
    return words.firstHoldsOne(titleOf(id), reviewStatusLabel(state, words));
  }

  function remoteTitle(): string {
    const [first] = remote;
    if (first === undefined || remote.size > 1) return words.elsewhereMany(remote.size);
    const [id, state] = first;
    return state === undefined
      ? words.goneOne(titleOf(id))
      : words.elsewhereOne(titleOf(id), reviewStatusLabel(state, words));
  }
}

import { describeError, useGeneralWords } from '../../../provider/index.ts';
import { Button } from '../../../ui/index.ts';
import type { FailedDecision } from '../core/reviewState.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { useReviewActions } from '../ReviewProvider.ts';
import styles from './FailedDecisions.module.css';

/** Lists failed decisions with their errors, links to their findings and retry buttons. */
export function FailedDecisions({ failures }: { failures: ReadonlyMap<string, FailedDecision> }) {
  const words = useFindingsWords();
  const general = useGeneralWords();
  const { titleOf, openFinding } = useWorkspace();
  const { retry } = useReviewActions();
  return (
    <>
      {words.failedText}
      <ul className={styles.list}>
        {Array.from(failures, ([id, { decision, error }]) => {
          const { detail, text } = describeError(error ?? words.notTaken, general);
          return (
            <li key={id} className={styles.item}>
              <button
                type="button"
                className={styles.open}
                aria-label={words.openFinding(titleOf(id))}
                onClick={() => openFinding(id)}
              >
                <bdi>
                  {decision === 'approve' ? words.approve : words.reject}: {titleOf(id)}
                </bdi>
              </button>
              <span className={styles.reason} title={detail}>
                {error === undefined ? words.notTaken : text}
              </span>
              <Button
                size="small"
                variant="quiet"
                aria-label={words.retryOne(titleOf(id))}
                onClick={() => retry([id])}
              >
                {general.tryAgain}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

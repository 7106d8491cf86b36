import { describeError, useGeneralWords } from '../../../provider/index.ts';
import { Button, NoticeStack, type StackedNotice, layout, joinClasses } from '../../../ui/index.ts';
import type { RemoteDecision, FailedDecision } from '../core/reviewState.ts';
import { useFindingsWords, useWorkspace, reviewStatusLabel } from '../FindingsContext.ts';
import { useReviewActions, useReviewState } from '../ReviewProvider.ts';
import styles from './FailedDecisions.module.css';

/** Shows notices about the lists and about failed actions, the most severe first. */
export function ReviewNotices({ notices }: { notices: readonly StackedNotice[] }) {
  const words = useFindingsWords();
  const { details } = useGeneralWords();
  const failures = [useFailureNotice(), useSkipNotice()];
  const others = [useStopNotice(), useFirstHoldsNotice(), useRemoteNotice()];
  return (
    <NoticeStack
      notices={[...failures, ...notices, ...others].filter((notice) => notice !== undefined)}
      words={{ details, more: words.moreNotices, less: words.fewerNotices }}
    />
  );
}

function useFailureNotice(): StackedNotice | undefined {
  const words = useFindingsWords();
  const failures = useReviewState((state) => state.failures);
  const { retry } = useReviewActions();
  if (failures.size === 0) return undefined;
  return {
    key: 'failures',
    tone: 'danger',
    role: 'alert',
    title: words.failed(failures.size),
    details: <FailedDecisions failures={failures} />,
    actions: <Dismiss onRetry={() => retry()} />,
  };
}

function useSkipNotice(): StackedNotice | undefined {
  const words = useFindingsWords();
  const general = useGeneralWords();
  const { titleOf } = useWorkspace();
  const failed = useReviewState((state) => state.failedSkip);
  const { skip } = useReviewActions();
  if (failed === undefined) return undefined;
  const { id, isSkipped, error } = failed;
  const { text, detail } = describeError(error, general);
  return {
    key: 'skip',
    tone: 'danger',
    role: 'alert',
    title: words.skipFailed(titleOf(id)),
    details: [text, detail].filter((line) => line !== undefined).join(' '),
    actions: <Dismiss onRetry={() => skip(id, isSkipped)} />,
  };
}

function useStopNotice(): StackedNotice | undefined {
  const words = useFindingsWords();
  const stopped = useReviewState((state) => state.stopped);
  if (stopped === undefined) return undefined;
  const title = words.stopped(stopped.done, stopped.total);
  return { key: 'stopped', title, details: words.stoppedText, actions: <Dismiss /> };
}

function useFirstHoldsNotice(): StackedNotice | undefined {
  const words = useFindingsWords();
  const { titleOf } = useWorkspace();
  const firstHolds = useReviewState((state) => state.firstHolds);
  const [first] = firstHolds;
  if (first === undefined) return undefined;
  const [id, state] = first;
  return {
    key: 'first-holds',
    title:
      firstHolds.size > 1
        ? words.firstHoldsMany(firstHolds.size)
        : words.firstHoldsOne(titleOf(id), reviewStatusLabel(state, words)),
    details: words.firstHoldsText,
    actions: <Dismiss />,
  };
}

function useRemoteNotice(): StackedNotice | undefined {
  const words = useFindingsWords();
  const { titleOf } = useWorkspace();
  const remote = useReviewState((state) => state.remote);
  const [first] = remote;
  if (first === undefined) return undefined;
  const [id, { status }] = first;
  const count = (own: RemoteDecision['own']): number =>
    [...remote.values()].filter((decision) => decision.own === own).length;
  const [unsent, late] = [count('unsent'), count('late')];
  const became = [
    ...(unsent > 0 ? [words.ownUnsent(unsent)] : []),
    ...(late > 0 ? [words.ownLate(late)] : []),
  ].join(' ');
  const one =
    status === undefined
      ? words.goneOne(titleOf(id))
      : words.elsewhereOne(titleOf(id), reviewStatusLabel(status, words));
  const title = remote.size > 1 ? words.elsewhereMany(remote.size) : one;
  return {
    key: 'remote',
    title: became === '' ? title : `${title}. ${became}`,
    actions: <Dismiss />,
  };
}

function Dismiss({ onRetry }: { onRetry?: () => void }) {
  const words = useFindingsWords();
  const { tryAgain } = useGeneralWords();
  const { dismiss } = useReviewActions();
  return (
    <>
      {onRetry !== undefined && (
        <Button size="small" onClick={onRetry}>
          {tryAgain}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={dismiss}>
        {words.dismiss}
      </Button>
    </>
  );
}

/** Lists failed decisions with their errors, links to their findings and retry buttons. */
function FailedDecisions({ failures }: { failures: ReadonlyMap<string, FailedDecision> }) {
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
            <li key={id} className={joinClasses(layout.bar2, styles.item)}>
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

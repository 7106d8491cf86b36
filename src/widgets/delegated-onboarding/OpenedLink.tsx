import { useEffect } from 'react';
import { callListener } from '../../controller/index.ts';
import { isPlatformError } from '../../client/errors/index.ts';
import { ErrorNotice } from '../../provider/index.ts';
import { QuestionSkeleton, Skeleton } from '../../ui/index.ts';
import styles from './DelegatedOnboarding.module.css';
import { LinkScreen } from './LinkScreen.tsx';
import { QuestionList } from './QuestionList.tsx';
import { Unsent } from './Unsent.tsx';
import { useDelegatedAnswers } from './useDelegatedAnswers.ts';
import { useDelegatedWords } from './useDelegatedWords.ts';

/** Props of {@link OpenedLink}. */
export interface OpenedLinkProps {
  token: string;
  onAnswersSent?: (count: number) => void;
}

/** What is behind a link: its questions, or why there are none. */
export function OpenedLink({ token, onAnswersSent }: OpenedLinkProps) {
  const words = useDelegatedWords();
  const answers = useDelegatedAnswers(token);
  const { delegation, loadError, lastSent } = answers;
  useEffect(() => {
    if (lastSent !== undefined && lastSent > 0) callListener(onAnswersSent, lastSent);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Runs for what was sent, not for a new listener.
  }, [lastSent]);

  // A refused submission may concern one question only, so the link is fetched again first.
  if (isPlatformError(loadError) && isDead(loadError.status)) {
    // A link that worked before, or that the platform says is gone, has ended.
    const hasExpired = loadError.status === 410 || delegation !== undefined;
    return (
      <LinkScreen
        title={hasExpired ? words.linkExpired : words.linkUnknown}
        text={hasExpired ? words.linkExpiredText : words.linkUnknownText}
      >
        <Unsent answers={answers} />
      </LinkScreen>
    );
  }
  if (delegation !== undefined) return <QuestionList delegation={delegation} answers={answers} />;
  if (loadError !== null) {
    return <ErrorNotice error={loadError} title={words.delegatedFailed} onRetry={answers.reload} />;
  }
  return (
    <div className={styles.shape}>
      <Skeleton width="60%" height="24px" />
      {[1, 2].map((at) => (
        <div key={at} className={styles.question}>
          <QuestionSkeleton />
        </div>
      ))}
    </div>
  );
}

/** The answer to a dead link is not documented; these statuses mean unknown or expired. */
function isDead(status: number): boolean {
  return [401, 403, 404, 410].includes(status);
}

import type { StoredConversation } from '../../contract/index.ts';
import { ErrorNotice, ExitButton, useOnboardingWords } from '../../provider/index.ts';
import { Button, Skeleton, Title, layout, texts } from '../../ui/index.ts';
import { earlierConversation } from './core/steps.ts';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import styles from './Onboarding.module.css';
import {
  useOnboardingActions,
  useOnboardingMissingScope,
  useOnboardingState,
} from './OnboardingProvider.ts';
import { TurnNotice } from './TurnNotice.tsx';
import { useStoredConversations } from './useStoredConversations.ts';

/** Introduces the questions, with buttons to start or continue. */
export function Introduction() {
  const words = useOnboardingWords();
  const stored = useStoredConversations();
  const hasFailed = useOnboardingState(({ error }) => error !== undefined);
  const earlier = earlierConversation(stored.conversations);
  const answered = earlier?.drafts.size ?? 0;
  return (
    <div className={layout.stack5}>
      <div>
        <Title>{words.introTitle}</Title>
        <p className={texts.prose}>{words.introText}</p>
        {answered > 0 && <p className={styles.progress}>{words.answeredSoFar(answered)}</p>}
      </div>
      <ol className={styles.next}>
        {words.introSteps.map((text) => (
          <li key={text} className={styles.nextStep}>
            {text}
          </li>
        ))}
      </ol>
      {stored.error !== null && !hasFailed && (
        <ErrorNotice
          error={stored.error}
          tone="warning"
          role="status"
          title={words.earlierFailed}
          onRetry={stored.refetch}
        />
      )}
      <TurnNotice />
      <div className={layout.bar2}>
        {stored.isLoading ? (
          <Skeleton width="120px" height="36px" />
        ) : (
          <StartButtons stored={stored.conversations} canResume={earlier !== undefined} />
        )}
        <ExitButton />
        <EarlierAnswers />
      </div>
    </div>
  );
}

interface StartButtonsProps {
  stored: readonly StoredConversation[];
  canResume: boolean;
}

function StartButtons({ stored, canResume }: StartButtonsProps) {
  const words = useOnboardingWords();
  const actions = useOnboardingActions();
  const isSending = useOnboardingState((state) => state.isSending);
  // After a failure, the notice has the retry button.
  const hasFailed = useOnboardingState(({ error }) => error !== undefined);
  const isReadOnly = useOnboardingMissingScope() !== undefined;
  if (hasFailed || isReadOnly) return null;
  return (
    <>
      <Button
        variant="primary"
        aria-disabled={isSending}
        onClick={() => (canResume ? actions.resume(stored) : actions.begin())}
      >
        {isSending ? words.asking : canResume ? words.resume : words.begin}
      </Button>
      {canResume && !isSending && (
        <Button onClick={() => actions.begin(stored)}>{words.startAgain}</Button>
      )}
    </>
  );
}

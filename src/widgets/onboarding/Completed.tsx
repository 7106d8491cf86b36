import { useEffect, useRef } from 'react';
import { useOnboardingWords } from '../../provider/index.ts';
import { Button, Icon, QuestionSkeleton, Title, icons, layout, texts } from '../../ui/index.ts';
import { earlierConversation, itemsOf, type OnboardingStep } from './core/steps.ts';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import styles from './Onboarding.module.css';
import { useOnboardingActions, useOnboardingState } from './OnboardingProvider.ts';
import { Transcript } from './Transcript.tsx';
import { useStoredConversations } from './useStoredConversations.ts';

/** The final screen with a summary of the answers. */
export function Completed() {
  const words = useOnboardingWords();
  const steps = useOnboardingState((state) => state.steps);
  const isRestored = useOnboardingState((state) => state.isRestored);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isRestored) heading.current?.focus();
  }, [isRestored]);
  return (
    <div className={layout.stack5}>
      <div>
        <Title ref={heading}>
          <span className={styles.done}>
            <Icon path={icons.check} size={20} />
          </span>
          {words.completedTitle}
        </Title>
        <p className={texts.prose}>{words.completedText}</p>
      </div>
      {isRestored ? (
        <StoredSummary />
      ) : (
        <>
          <Summary steps={steps} />
          <div className={layout.bar2}>
            <EarlierAnswers />
          </div>
        </>
      )}
    </div>
  );
}

/** Shows the platform's answers from an earlier visit, with a button to change them. */
function StoredSummary() {
  const words = useOnboardingWords();
  const { begin } = useOnboardingActions();
  const { conversations, isLoading } = useStoredConversations();
  const earlier = earlierConversation(conversations);
  return (
    <>
      {isLoading && <QuestionSkeleton />}
      {earlier !== undefined && <Summary steps={earlier.steps} />}
      <div className={layout.bar2}>
        <Button onClick={() => begin(conversations)}>{words.startAgain}</Button>
        <EarlierAnswers />
      </div>
    </>
  );
}

function Summary({ steps }: { steps: readonly OnboardingStep[] }) {
  const words = useOnboardingWords();
  return (
    <section className={layout.stack3} data-part="summary" aria-label={words.summary}>
      <h3 className={styles.subtitle}>{words.summary}</h3>
      <Transcript items={steps.flatMap(itemsOf)} />
    </section>
  );
}

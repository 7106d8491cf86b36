import { Button, Title } from '../../ui/index.ts';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import styles from './Onboarding.module.css';
import { useActions, useOnboardingState, useOnboardingWords } from './OnboardingContext.ts';
import { TurnNotice } from './TurnNotice.tsx';

/** What the questions are for, and the button that asks for the first of them. */
export function Introduction() {
  const words = useOnboardingWords();
  const actions = useActions();
  const isSending = useOnboardingState((state) => state.isSending);
  // After a failure the notice holds the button that begins.
  const canBegin = useOnboardingState(
    ({ missingScope, error }) => missingScope === undefined && error === undefined,
  );
  return (
    <div className={styles.step}>
      <div>
        <Title>{words.introTitle}</Title>
        <p className={styles.text}>{words.introText}</p>
      </div>
      <TurnNotice />
      <div className={styles.actions}>
        {canBegin && (
          <Button variant="primary" aria-disabled={isSending} onClick={actions.begin}>
            {isSending ? words.asking : words.begin}
          </Button>
        )}
        <EarlierAnswers />
      </div>
    </div>
  );
}

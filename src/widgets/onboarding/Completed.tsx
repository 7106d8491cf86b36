import { useEffect, useRef } from 'react';
import { useOnboardingWords } from '../../provider/index.ts';
import { Icon, Title, icons } from '../../ui/index.ts';
import { itemsOf } from './core/steps.ts';
import { EarlierAnswers } from './EarlierAnswers.tsx';
import styles from './Onboarding.module.css';
import { useOnboardingState } from './OnboardingProvider.ts';
import { Transcript } from './Transcript.tsx';

/** The end, with a summary of the answers. */
export function Completed() {
  const words = useOnboardingWords();
  const steps = useOnboardingState((state) => state.steps);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.step}>
      <div>
        <Title ref={heading}>
          <span className={styles.done}>
            <Icon path={icons.check} size={20} />
          </span>
          {words.completedTitle}
        </Title>
        <p className={styles.text}>{words.completedText}</p>
      </div>
      <section className={styles.summary} data-part="summary" aria-label={words.summary}>
        <h3 className={styles.subtitle}>{words.summary}</h3>
        <Transcript items={steps.flatMap(itemsOf)} />
      </section>
      <div className={styles.actions}>
        <EarlierAnswers />
      </div>
    </div>
  );
}

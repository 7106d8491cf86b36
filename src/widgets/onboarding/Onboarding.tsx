import { withSession, WidgetBoundary } from '../../provider/index.ts';
import { QuestionSkeleton, Skeleton, Surface } from '../../ui/index.ts';
import { Completed } from './Completed.tsx';
import { Introduction } from './Introduction.tsx';
import styles from './Onboarding.module.css';
import { OnboardingContext, useOnboardingState, useOnboardingWords } from './OnboardingContext.ts';
import { StepForm } from './StepForm.tsx';
import { useOnboardingSession, type OnboardingOptions } from './useOnboardingSession.ts';

/** Props of {@link Onboarding}. */
export interface OnboardingProps extends OnboardingOptions {
  /** Names the region. Give each of a page its own. @default 'Getting started', in the locale's words */
  label?: string;
}

/**
 * The questions with which the platform gets to know an organisation, a step at a time. It is
 * complete when the platform says so. It fills its parent's width and answers to it.
 *
 * Parts, for styling: `[data-part]` of `onboarding`, `step`, `choice`, `field`, `summary`, `notice`
 * and `dialog`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: `POST /analytics/chat` with the action `onboarding`, and
 * `GET /analytics/retrieve/association/conversation`.
 */
export const Onboarding = withSession(OnboardingView, {
  name: 'onboarding',
  events: { onComplete: ['conversationId', 'answers'] },
});

function OnboardingView({ label, ...options }: OnboardingProps) {
  const session = useOnboardingSession(options);
  const words = useOnboardingWords();
  return (
    <OnboardingContext.Provider value={session}>
      <Surface
        role="region"
        aria-label={label ?? words.onboarding}
        className={styles.onboarding}
        data-part="onboarding"
      >
        <div className={styles.column}>
          <WidgetBoundary>
            <Phase />
          </WidgetBoundary>
        </div>
      </Surface>
    </OnboardingContext.Provider>
  );
}

function Phase() {
  const phase = useOnboardingState((state) => state.phase);
  switch (phase) {
    case 'restoring':
      return <Shape />;
    case 'intro':
      return <Introduction />;
    case 'answering':
      return <StepForm />;
    case 'completed':
      return <Completed />;
  }
}

function Shape() {
  return (
    <div className={styles.shape}>
      <Skeleton width="30%" height="24px" />
      <QuestionSkeleton />
    </div>
  );
}

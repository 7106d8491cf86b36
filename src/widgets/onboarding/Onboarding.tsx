import { useState } from 'react';
import type { ConversationItem } from '../../contract/index.ts';
import {
  ExitContext,
  useBrainstem,
  useControllerEvent,
  useOnboardingWords,
  usePersistence,
  usePlatformActions,
  withSession,
  WidgetBoundary,
  type PersistenceProps,
  type WidgetProps,
} from '../../provider/index.ts';
import { createAskOnboarding } from '../../query/index.ts';
import { QuestionSkeleton, Skeleton, Surface } from '../../ui/index.ts';
import { Completed } from './Completed.tsx';
import { createOnboarding } from './core/createOnboarding.ts';
import { savedAnswersFormat } from './core/savedAnswers.ts';
import { Introduction } from './Introduction.tsx';
import styles from './Onboarding.module.css';
import { OnboardingProvider, useOnboardingState } from './OnboardingProvider.ts';
import { StepForm } from './StepForm.tsx';

/** Props of {@link Onboarding}. */
export interface OnboardingProps extends PersistenceProps, WidgetProps {
  /** Names the region. Give each of a page its own. @default 'Getting started', in the locale's words */
  label?: string;
  /** Called with the number of each step that is shown, from 1 on. */
  onStep?: (step: number) => void;
  /** Called once, when the platform says that onboarding is complete. */
  onComplete?:
    | ((conversationId: string | undefined, answers: readonly ConversationItem[]) => void)
    | undefined;
  /**
   * Called by the button “Finish later”. Answers are kept: the sent ones by the platform, the
   * rest where answers are saved, or while the widget is mounted.
   *
   * @default no such button
   */
  onExit?: () => void;
}

/**
 * The questions with which the platform gets to know an organisation, one step at a time. Someone who
 * answered some of them before can continue there. It is complete when the platform says so.
 *
 * Parts, for styling: `[data-part]` of `onboarding`, `step`, `choice`, `field`, `summary`, `notice`
 * and `dialog`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: `POST /analytics/chat` with the action `onboarding`, and
 * `GET /analytics/retrieve/association/conversation`.
 */
export const Onboarding = withSession(OnboardingView, {
  name: 'onboarding',
  events: { onStep: ['step'], onComplete: ['conversationId', 'answers'], onExit: [] },
  optionalEvents: ['onExit'],
});

function OnboardingView({
  label,
  storage,
  storageKey = 'brainstem-onboarding',
  onStep,
  onComplete,
  onExit,
  onError,
}: OnboardingProps) {
  const { environment } = useBrainstem();
  const words = useOnboardingWords();
  const ask = usePlatformActions(createAskOnboarding);
  const persistence = usePersistence({ storage, storageKey }, savedAnswersFormat);
  const [onboarding] = useState(() => createOnboarding({ ask, persistence, environment }));
  useControllerEvent(onboarding, 'step', onStep);
  useControllerEvent(onboarding, 'complete', onComplete);
  useControllerEvent(onboarding, 'error', onError);
  return (
    <OnboardingProvider controller={onboarding}>
      <Surface
        role="region"
        aria-label={label ?? words.onboarding}
        className={styles.root}
        data-part="onboarding"
      >
        <div className={styles.column}>
          <WidgetBoundary>
            <ExitContext.Provider value={onExit}>
              <Phase />
            </ExitContext.Provider>
          </WidgetBoundary>
        </div>
      </Surface>
    </OnboardingProvider>
  );
}

function Phase() {
  const phase = useOnboardingState((state) => state.phase);
  const step = useOnboardingState(({ steps, current }) => steps[current]);
  switch (phase) {
    case 'restoring':
      return (
        <div className={styles.step}>
          <Skeleton width="30%" height="24px" />
          <QuestionSkeleton />
        </div>
      );
    case 'intro':
      return <Introduction />;
    case 'answering':
      return step === undefined ? null : <StepForm key={step.number} step={step} />;
    case 'completed':
      return <Completed />;
  }
}

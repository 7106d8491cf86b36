import {
  ExitContext,
  useOnboardingWords,
  WidgetBoundary,
  withSession,
} from '../../provider/index.ts';
import { QuestionColumn, QuestionSkeleton, Skeleton, layout } from '../../ui/index.ts';
import { Completed } from './Completed.tsx';
import { Introduction } from './Introduction.tsx';
import { OnboardingProvider, useOnboardingState } from './OnboardingProvider.ts';
import { StepForm } from './StepForm.tsx';
import { onboarding, type OnboardingProps } from './declaration.ts';

/**
 * The platform's onboarding questions about an organisation, one step at a time. Users who answered
 * some earlier can continue there. It is complete when the platform says so.
 *
 * Parts, for styling: `[data-part]` of `onboarding`, `step`, `choice`, `field`, `summary`, `notice`
 * and `dialog`. Styling uses the `--brainstem-*` variables.
 *
 * Routes: `POST /analytics/chat` with the action `onboarding`, and
 * `GET /analytics/retrieve/association/conversation`.
 */
export const Onboarding = withSession(OnboardingView, onboarding);

function OnboardingView(props: OnboardingProps) {
  const words = useOnboardingWords();
  return (
    <OnboardingProvider props={props}>
      <QuestionColumn aria-label={props.label ?? words.onboarding} data-part="onboarding">
        <WidgetBoundary>
          <ExitContext.Provider value={props.onExit}>
            <Phase />
          </ExitContext.Provider>
        </WidgetBoundary>
      </QuestionColumn>
    </OnboardingProvider>
  );
}

function Phase() {
  const phase = useOnboardingState((state) => state.phase);
  const step = useOnboardingState(({ steps, current }) => steps[current]);
  switch (phase) {
    case 'restoring':
      return (
        <div className={layout.stack5}>
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

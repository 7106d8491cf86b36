import { analyticsActions } from '../../contract/index.ts';
import { createWidgetContext, useMissingScope } from '../../provider/index.ts';
import type {
  OnboardingActions,
  OnboardingEvents,
  OnboardingState,
} from './core/createOnboarding.ts';

/** The onboarding's controller, for the parts of the widget. */
export const {
  Provider: OnboardingProvider,
  useActions: useOnboardingActions,
  useSelect: useOnboardingState,
} = createWidgetContext<OnboardingState, OnboardingActions, OnboardingEvents>('Onboarding');

/** Returns the scope for want of which nothing can be answered, as far as that is known. */
export function useOnboardingMissingScope(): string | undefined {
  return useMissingScope(analyticsActions.onboarding);
}

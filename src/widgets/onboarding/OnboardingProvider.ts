import { createWidgetContext } from '../../provider/index.ts';
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

export { Onboarding, useOnboarding } from '../widgets/onboarding/index.ts';
export type {
  OnboardingProps,
  UseOnboarding,
  UseOnboardingOptions,
} from '../widgets/onboarding/index.ts';

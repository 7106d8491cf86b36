export { Onboarding } from '../widgets/onboarding/index.ts';
export type { OnboardingProps } from '../widgets/onboarding/index.ts';

export { DelegatedOnboarding } from '../widgets/delegated-onboarding/index.ts';
export type { DelegatedOnboardingProps } from '../widgets/delegated-onboarding/index.ts';

export { Onboarding } from './Onboarding.tsx';
export type { OnboardingProps } from './Onboarding.tsx';

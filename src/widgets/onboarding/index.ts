export { Onboarding } from './Onboarding.tsx';
export type { OnboardingProps } from './Onboarding.tsx';
export { useOnboarding } from './useOnboarding.ts';
export type { UseOnboarding, UseOnboardingOptions } from './useOnboarding.ts';

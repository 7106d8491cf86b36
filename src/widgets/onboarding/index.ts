export { Onboarding } from './Onboarding.tsx';
export type { OnboardingProps } from './declaration.ts';
export { useOnboarding } from './useOnboarding.ts';
export type { UseOnboarding, UseOnboardingOptions } from './useOnboarding.ts';

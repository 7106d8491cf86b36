export { Onboarding } from './Onboarding.tsx';
export type { OnboardingProps } from './declaration.ts';
export * from './useOnboarding.ts';

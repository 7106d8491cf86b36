export { DelegatedOnboarding } from './DelegatedOnboarding.tsx';
export type { DelegatedOnboardingProps } from './declaration.ts';

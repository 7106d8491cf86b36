export { Onboarding } from './Onboarding.tsx';
export type { OnboardingProps } from './Onboarding.tsx';
export type { OnboardingStorage } from './answerKeeper.ts';
export type { OnboardingOptions } from './useOnboardingSession.ts';

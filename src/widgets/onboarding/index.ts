export { Onboarding } from './Onboarding.tsx';
export type { OnboardingProps } from './Onboarding.tsx';
export type { OnboardingStorage } from './answerStorage.ts';
export type { OnboardingOptions } from './useOnboardingSession.ts';

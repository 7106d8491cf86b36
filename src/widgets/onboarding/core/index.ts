export * from './createOnboarding.ts';
export { savedAnswersFormat } from './savedAnswers.ts';
export type { SavedAnswers } from './savedAnswers.ts';
export type { EarlierConversation, OnboardingStep } from './steps.ts';

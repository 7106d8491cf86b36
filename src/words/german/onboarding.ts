import type { OnboardingWords } from '../onboarding.ts';

/** The words of the onboarding in German. */
export const germanOnboarding: OnboardingWords = {
  onboarding: 'Einstieg',
};

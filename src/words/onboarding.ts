/** Words of the onboarding. */
export interface OnboardingWords {
  /** Names the widget's region. */
  onboarding: string;
}

/** The words of the onboarding in English. */
export const onboardingWords: OnboardingWords = {
  onboarding: 'Getting started',
};

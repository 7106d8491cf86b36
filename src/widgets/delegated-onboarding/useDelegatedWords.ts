import { useWords } from '../../provider/index.ts';
import { onboardingWords, type OnboardingWords } from '../../words/index.ts';

/** The words of delegated questions in the provider's language. */
export function useDelegatedWords(): OnboardingWords {
  return useWords('onboarding', onboardingWords);
}

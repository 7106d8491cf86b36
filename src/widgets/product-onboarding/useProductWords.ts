import { useWords } from '../../provider/index.ts';
import { onboardingWords, type OnboardingWords } from '../../words/index.ts';

/** The words of the onboarding by chapters in the provider's language. */
export function useProductWords(): OnboardingWords {
  return useWords('onboarding', onboardingWords);
}

/** Names a part: its chapter, and which part of it. */
export function usePartName(): (part: { step: number; subStep: number }) => string {
  const { chapterNames, partNames, part } = useProductWords();
  return ({ step, subStep }) =>
    part(chapterNames[step - 1] ?? String(step), partNames[subStep - 1] ?? String(subStep));
}

import {
  createFormat,
  generalWords,
  onboardingWords,
  questionsWords,
  resolveWords,
  type Format,
  type GeneralWords,
  type OnboardingWords,
  type QuestionsWords,
  type WordSections,
} from '../../words/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/**
 * Returns a section's words in the provider's language, English where a word is missing.
 *
 * @param section - The section of the catalog.
 * @param english - The section's English words.
 */
export function useWords<K extends keyof WordSections>(
  section: K,
  english: (format: Format) => WordSections[K],
): WordSections[K] {
  return resolveWords(useBrainstem().locale, section, english);
}

/** Returns the words that all widgets share. */
export function useGeneralWords(): GeneralWords {
  return useWords('general', generalWords);
}

/** Returns the words that questions and the fields of forms share. */
export function useQuestionsWords(): QuestionsWords {
  return useWords('questions', questionsWords);
}

/** Returns the words that the onboardings share. */
export function useOnboardingWords(): OnboardingWords {
  return useWords('onboarding', onboardingWords);
}

/** Returns how the provider's language writes numbers, sizes and dates. */
export function useFormat(): Format {
  return createFormat(useBrainstem().locale.tag);
}

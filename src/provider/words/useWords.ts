import {
  createFormat,
  generalWords,
  onboardingWords,
  resolveWords,
  type Format,
  type GeneralWords,
  type OnboardingWords,
  type WordSections,
} from '../../words/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/**
 * Returns a section's texts in the provider's language, falling back to English.
 *
 * @param section - The section of the catalog.
 * @param english - The section's English texts.
 */
export function useWords<K extends keyof WordSections>(
  section: K,
  english: (format: Format) => WordSections[K],
): WordSections[K] {
  return resolveWords(useBrainstem().locale, section, english);
}

export function useGeneralWords(): GeneralWords {
  return useWords('general', generalWords);
}

export function useOnboardingWords(): OnboardingWords {
  return useWords('onboarding', onboardingWords);
}

/** Returns the provider language's format of numbers, sizes and dates. */
export function useFormat(): Format {
  return createFormat(useBrainstem().locale.tag);
}

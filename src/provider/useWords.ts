import { useMemo } from 'react';
import { generalWords, inDigits, type Catalog, type GeneralWords } from '../words/index.ts';
import { useBrainstem } from './BrainstemContext.ts';

/**
 * A widget's words in the provider's language, English where a word is missing.
 *
 * @param widget - The widget's place in the catalog.
 * @param fallback - The widget's English words.
 */
export function useWords<K extends keyof Catalog, W extends Catalog[K]>(widget: K, fallback: W): W {
  const { locale } = useBrainstem();
  return useMemo(
    () => inDigits(locale.tag, { ...fallback, ...locale.words[widget] }),
    [fallback, locale, widget],
  );
}

/** The words that all widgets share. */
export function useGeneralWords(): GeneralWords {
  return useWords('general', generalWords);
}

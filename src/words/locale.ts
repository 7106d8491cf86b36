import { sections, type Catalog } from './catalog.ts';
import type { ChatStartWords } from './english/chatStart.ts';
import { createFormat, type Format } from './format.ts';

/**
 * Some or all words of a section: an object, or a function that is given the language's
 * {@link Format} for numbers and plurals.
 */
export type SectionWords<W> = Partial<W> | ((format: Format) => Partial<W>);

/** The words of a language by section. A missing word falls back to English. */
export type LocaleWords = { [K in keyof Catalog]?: SectionWords<Catalog[K]> };

/** A language: how it writes numbers and dates, its direction, and its words. */
export interface Locale {
  /** BCP 47 tag, for `Intl` and the `lang` attribute. Its `-u-nu-` extension chooses the digits. */
  tag: string;
  direction: 'ltr' | 'rtl';
  words: LocaleWords;
}

/** English. Each widget brings its own English words, so this holds none. */
export const english: Locale = { tag: 'en', direction: 'ltr', words: {} };

/** The names that can be resolved: the sections, and the part of one that is shown before the rest has loaded. */
export interface WordSections extends Catalog {
  chatStart: ChatStartWords;
}

const resolved = new WeakMap<Locale, Partial<WordSections>>();

/**
 * Returns every word of a section in a locale: the same object each time for the same locale. A
 * missing word is the English one.
 *
 * @param english - The section's English words.
 */
export function resolveWords<K extends keyof WordSections>(
  locale: Locale,
  section: K,
  english: (format: Format) => WordSections[K],
): WordSections[K] {
  const known = resolved.get(locale) ?? {};
  resolved.set(locale, known);
  const format = createFormat(locale.tag);
  const words: WordSections[K] = known[section] ?? {
    ...english(format),
    ...callSection(wordsOf(locale)[section], format),
  };
  known[section] = words;
  return words;
}

function wordsOf({ words }: Locale): {
  [K in keyof WordSections]?: SectionWords<WordSections[K]> | undefined;
} {
  return { ...words, chatStart: words.chat };
}

/**
 * Returns a copy of a locale with some words replaced.
 *
 * @example
 * ```ts
 * const ours = extendLocale(german, { chat: { send: 'Abschicken' } });
 * ```
 */
export function extendLocale(locale: Locale, words: LocaleWords): Locale {
  const merged: MergedWords = {};
  for (const section of sections) {
    mergeSection(merged, section, locale.words[section], words[section]);
  }
  return { ...locale, words: merged };
}

/** Of functions alone: type checking every choice between objects and functions took half a minute. */
type MergedWords = { [K in keyof Catalog]?: (format: Format) => Partial<Catalog[K]> };

function mergeSection<K extends keyof Catalog>(
  target: MergedWords,
  section: K,
  before: SectionWords<Catalog[K]> | undefined,
  after: SectionWords<Catalog[K]> | undefined,
): void {
  target[section] = (format) => ({
    ...callSection(before, format),
    ...callSection(after, format),
  });
}

function callSection<W>(words: SectionWords<W> | undefined, format: Format): Partial<W> {
  if (words === undefined) return {};
  return typeof words === 'function' ? words(format) : words;
}

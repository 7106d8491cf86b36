import { sections, type Catalog } from './catalog.ts';
import type { ChatStartWords } from './english/chatStart.ts';
import { createFormat, type Format } from './format.ts';

/**
 * Some or all texts of a section: an object, or a function of the language's {@link Format}, for
 * numbers and plurals.
 */
export type SectionWords<W> = Partial<W> | ((format: Format) => Partial<W>);

/** A language's texts by section. Missing ones fall back to English. */
export type LocaleWords = { [K in keyof Catalog]?: SectionWords<Catalog[K]> };

/** A language: its number and date formats, direction and texts. */
export interface Locale {
  /** BCP 47 tag, for `Intl` and the `lang` attribute. Its `-u-nu-` extension chooses the digits. */
  tag: string;
  direction: 'ltr' | 'rtl';
  words: LocaleWords;
}

/** English. It has no texts, since each widget bundles its own English ones. */
export const english: Locale = { tag: 'en', direction: 'ltr', words: {} };

/** The resolvable names: the sections, and the part of one that is shown before the rest. */
export interface WordSections extends Catalog {
  chatStart: ChatStartWords;
}

const resolved = new WeakMap<Locale, Partial<WordSections>>();

/**
 * Returns all texts of a section, memoised by locale. Missing ones fall back to English.
 *
 * @param english - The section's English texts.
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
 * Returns a copy of a locale with some texts replaced.
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

/** Functions only: type checking unions of objects and functions took half a minute. */
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

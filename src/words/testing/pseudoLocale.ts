import { sections, type Catalog } from '../catalog.ts';
import type { Format } from '../format.ts';
import type { Locale, LocaleWords } from '../locale.ts';
import { englishSections } from './englishSections.ts';

/**
 * English as a translation might look, for tests and stories: accented, about 40% longer, and in
 * brackets, so that a sentence shows whether its end is cut and one without brackets is in no
 * catalog. What is inserted into a sentence grows with it.
 */
export const pseudoLocale: Locale = { tag: 'en-XA', direction: 'ltr', words: longWords() };

function longWords(): LocaleWords {
  const words: Partial<typeof englishSections> = {};
  for (const section of sections) addSection(words, section);
  return words;
}

function addSection<K extends keyof Catalog>(
  words: { [N in K]?: (format: Format) => Catalog[N] },
  section: K,
): void {
  words[section] = lengthened(englishSections[section]);
}

const vowels: Readonly<Record<string, string>> = {
  ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', y: 'ýÿ' },
  ...{ A: 'ÁÀ', E: 'ÉÈ', I: 'ÍÌ', O: 'ÓÒ', U: 'ÚÙ', Y: 'ÝŸ' },
};

/** Doubles every vowel, which leaves the places where a line may break as they are. */
export function lengthen(text: string): string {
  if (text.trim() === '') return text;
  return `[${text.replace(/[aeiouy]/gi, (vowel) => vowels[vowel] ?? vowel)}]`;
}

function lengthened<W extends object>(english: (format: Format) => W): (format: Format) => W {
  return (format) =>
    new Proxy(english(format), {
      get: (words, name, receiver) => lengthenAny(Reflect.get(words, name, receiver)),
    });
}

function lengthenAny(word: unknown): unknown {
  if (typeof word === 'string') return lengthen(word);
  if (Array.isArray(word)) return word.map(lengthenAny);
  if (typeof word === 'function') {
    return (...args: readonly unknown[]) => lengthenAny(Reflect.apply(word, undefined, args));
  }
  if (typeof word !== 'object' || word === null) return word;
  return Object.fromEntries(
    Object.entries(word).map(([name, inner]) => [name, lengthenAny(inner)]),
  );
}

import { arabicDevtools } from '../words/arabic/devtools.ts';
import { brazilianPortugueseDevtools } from '../words/brazilianPortuguese/devtools.ts';
import { devtoolsWords, type DevtoolsWords } from '../words/devtools.ts';
import { frenchDevtools } from '../words/french/devtools.ts';
import { germanDevtools } from '../words/german/devtools.ts';
import { createFormat, type Format } from '../words/index.ts';
import { japaneseDevtools } from '../words/japanese/devtools.ts';
import { simplifiedChineseDevtools } from '../words/simplifiedChinese/devtools.ts';
import { spanishDevtools } from '../words/spanish/devtools.ts';

/** By the first part of a language's tag. They come with the panel, so that no locale carries them. */
const languages: Readonly<Record<string, (format: Format) => DevtoolsWords>> = {
  ar: arabicDevtools,
  de: germanDevtools,
  en: devtoolsWords,
  es: spanishDevtools,
  fr: frenchDevtools,
  ja: japaneseDevtools,
  pt: brazilianPortugueseDevtools,
  zh: simplifiedChineseDevtools,
};

/** The panel's words in a language; English in one that we don't speak. */
export function resolveDevtoolsWords(tag: string): DevtoolsWords {
  const [language = ''] = tag.toLowerCase().split('-');
  return (languages[language] ?? devtoolsWords)(createFormat(tag));
}

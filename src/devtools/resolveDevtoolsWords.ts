import { words as arabic } from '../words/arabic/devtools.json?words';
import { words as brazilianPortuguese } from '../words/brazilianPortuguese/devtools.json?words';
import { devtoolsWords, type DevtoolsWords } from '../words/english/devtools.ts';
import { words as french } from '../words/french/devtools.json?words';
import { words as german } from '../words/german/devtools.json?words';
import { createFormat, type Format } from '../words/index.ts';
import { words as japanese } from '../words/japanese/devtools.json?words';
import { words as simplifiedChinese } from '../words/simplifiedChinese/devtools.json?words';
import { words as spanish } from '../words/spanish/devtools.json?words';

/** By the first part of a language's tag. They come with the panel, so that no locale carries them. */
const languages: Readonly<Record<string, (format: Format) => DevtoolsWords>> = {
  ar: arabic,
  de: german,
  en: devtoolsWords,
  es: spanish,
  fr: french,
  ja: japanese,
  pt: brazilianPortuguese,
  zh: simplifiedChinese,
};

/** The panel's words in a language; English in one that we don't speak. */
export function resolveDevtoolsWords(tag: string): DevtoolsWords {
  const [language = ''] = tag.toLowerCase().split('-');
  return (languages[language] ?? devtoolsWords)(createFormat(tag));
}

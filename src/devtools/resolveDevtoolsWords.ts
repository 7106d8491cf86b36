import { words as arabic } from '../words/arabic/devtools.json?words';
import { words as brazilianPortuguese } from '../words/brazilianPortuguese/devtools.json?words';
import { devtoolsWords, type DevtoolsWords } from '../words/english/devtools.ts';
import { words as french } from '../words/french/devtools.json?words';
import { words as german } from '../words/german/devtools.json?words';
import { createFormat, type Format } from '../words/index.ts';
import { words as japanese } from '../words/japanese/devtools.json?words';
import { words as simplifiedChinese } from '../words/simplifiedChinese/devtools.json?words';
import { words as spanish } from '../words/spanish/devtools.json?words';

/** Texts by primary language subtag. They are bundled with the panel rather than the locales. */
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

/** Returns the panel's texts in a language, falling back to English. */
export function resolveDevtoolsWords(tag: string): DevtoolsWords {
  const [language = ''] = tag.toLowerCase().split('-');
  return (languages[language] ?? devtoolsWords)(createFormat(tag));
}

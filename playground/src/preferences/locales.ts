import { britishEnglish } from 'brainstem/locales/en-GB';
import { french } from 'brainstem/locales/fr';
import { spanish } from 'brainstem/locales/es';
import { brazilianPortuguese } from 'brainstem/locales/pt-BR';
import { japanese } from 'brainstem/locales/ja';
import { simplifiedChinese } from 'brainstem/locales/zh-CN';
import { arabic, english, german, type Locale } from 'brainstem/react';
import type { Preferences } from './preferences.ts';

/** The locale of each language choice. */
export const locales: Record<Preferences['language'], Locale> = {
  en: english,
  'en-GB': britishEnglish,
  ar: arabic,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': brazilianPortuguese,
  ja: japanese,
  'zh-CN': simplifiedChinese,
};

// Written by `npm run words`.
import type { Locale } from '../words/index.ts';

/** Loads a language by its tag. English is in the code of the widgets. */
export const locales: Readonly<Record<string, () => Promise<Locale>>> = {
  ar: async () => (await import('../locales/ar.ts')).arabic,
  de: async () => (await import('../locales/de.ts')).german,
  'en-GB': async () => (await import('../locales/en-GB.ts')).britishEnglish,
  es: async () => (await import('../locales/es.ts')).spanish,
  fr: async () => (await import('../locales/fr.ts')).french,
  ja: async () => (await import('../locales/ja.ts')).japanese,
  'pt-BR': async () => (await import('../locales/pt-BR.ts')).brazilianPortuguese,
  'zh-CN': async () => (await import('../locales/zh-CN.ts')).simplifiedChinese,
};

import type { Records, RecordsOptions } from '../client/index.ts';
import type { Locale } from '../words/index.ts';
import { startKit, type BrainstemOptions, type KitStart } from './createBrainstem.ts';
import type { Brainstem, BrainstemAppearance } from './elementTypes.ts';
import { defineElements } from './defineElements.ts';

/** Options with a language by its tag. */
export interface StartOptions extends Omit<BrainstemOptions, 'locale' | 'records'> {
  language?: string;
  /** Keeps a record of each decision. @default no records */
  records?: RecordsOptions;
}

/** Defines the elements and creates the page's kit, for the script tag. */
export async function startBrainstem(
  { language, records, ...options }: StartOptions,
  start?: KitStart,
): Promise<Brainstem> {
  const locale = await loadLocale(language);
  const brainstem = startKit(
    {
      ...options,
      ...(locale === undefined ? {} : { locale }),
      ...(records === undefined ? {} : { records: await loadRecords(records) }),
    },
    start,
  );
  defineElements();
  return brainstem;
}

/** Changes the appearance and language of all elements. */
export async function changeAppearance(
  brainstem: Brainstem,
  { language, ...appearance }: Omit<BrainstemAppearance, 'locale'> & { language?: string },
): Promise<void> {
  const locale = await loadLocale(language);
  brainstem.update({ ...appearance, ...(locale === undefined ? {} : { locale }) });
}

/** Loads the code of records lazily, since most pages don't need it. */
async function loadRecords(options: RecordsOptions): Promise<Records> {
  const { createRecords } = await import('../client/records/createRecords.ts');
  return createRecords(options);
}

/** Matches Traditional Chinese, for whose readers English is a better fallback than Simplified. */
const traditionalChinese = /^zh-(hant|tw|hk|mo)\b/i;

/** Loads one of the kit's languages by its tag or a regional one, such as `de-AT`. */
async function loadLocale(language: string | undefined): Promise<Locale | undefined> {
  if (language !== undefined && traditionalChinese.test(language)) return undefined;
  switch (language?.split('-')[0]) {
    case 'en':
      if (/^en-gb\b/i.test(language)) return (await import('../locales/en-GB.ts')).britishEnglish;
      return (await import('../words/locale.ts')).english;
    case 'de':
      return (await import('../locales/de.ts')).german;
    case 'ar':
      return (await import('../locales/ar.ts')).arabic;
    case 'fr':
      return (await import('../locales/fr.ts')).french;
    case 'es':
      return (await import('../locales/es.ts')).spanish;
    case 'pt':
      return (await import('../locales/pt-BR.ts')).brazilianPortuguese;
    case 'ja':
      return (await import('../locales/ja.ts')).japanese;
    case 'zh':
      return (await import('../locales/zh-CN.ts')).simplifiedChinese;
    default:
      return undefined;
  }
}

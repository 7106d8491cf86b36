import { isDevelopment, type Records, type RecordsOptions } from '../client/index.ts';
import { english, type Locale } from '../words/index.ts';
import { startKit, type BrainstemOptions, type KitStart } from './createBrainstem.ts';
import type { Brainstem, BrainstemAppearance } from './elementTypes.ts';
import { defineElements } from './defineElements.ts';
import { locales } from './locales.ts';

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

/**
 * Loads one of the kit's languages by its tag or a regional one, such as `de-AT`. In development,
 * logs one that the kit doesn't have, such as `german`.
 */
async function loadLocale(language: string | undefined): Promise<Locale | undefined> {
  if (language === undefined) return undefined;
  const locale = await localeOf(language);
  if (locale === undefined && isDevelopment()) {
    const tags = ['en', ...Object.keys(locales)].join(', ');
    // oxlint-disable-next-line no-console -- A hint for the developer; never in production.
    console.error(
      `Brainstem: there is no language ${JSON.stringify(language)}. Use one of ${tags}.`,
    );
  }
  return locale;
}

async function localeOf(language: string): Promise<Locale | undefined> {
  if (traditionalChinese.test(language)) return undefined;
  if (/^en-gb\b/i.test(language)) return locales['en-GB']?.();
  const [primary] = language.split('-');
  if (primary === 'en') return english;
  const [, load] = Object.entries(locales).find(([tag]) => tag.split('-')[0] === primary) ?? [];
  return load?.();
}

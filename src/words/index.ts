export * from './sections.ts';
export { arabic } from './arabic.ts';
export { german } from './german.ts';
export type { Catalog } from './catalog.ts';
export { createFormat } from './format.ts';
export type { Format, PluralForms } from './format.ts';
export { english, extendLocale, resolveWords } from './locale.ts';
export type { Locale, LocaleWords, SectionWords, WordSections } from './locale.ts';

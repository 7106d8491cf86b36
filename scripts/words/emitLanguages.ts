import { capital } from '../capital.ts';
import type { Section } from './readSection.ts';

/** The sections of one language by name. */
export type Sections = ReadonlyMap<string, Section>;

const note = '// Written by `npm run words`.';

/** Lists the sections that a catalog has: those that no other includes and no other entry holds. */
function catalogOf(english: Sections): string[] {
  const parts = new Set([...english.values()].map(({ includes }) => includes));
  return [...english].flatMap(([name, { entry }]) =>
    entry === undefined && !parts.has(name) ? [name] : [],
  );
}

/** Writes the type of all words, with the names of its sections. */
export function emitCatalog(english: Sections): string {
  const names = catalogOf(english);
  return [
    note,
    ...names.map((name) => `import type { ${capital(name)}Words } from './english/${name}.ts';`),
    '',
    '/** Everything the widgets say, by section. The English words give each section its type. */',
    `export interface Catalog {${names.map((name) => `${name}: ${capital(name)}Words;`).join('\n')}}`,
    '',
    '/** The names of all sections. */',
    `export const sections = [${names.map((name) => `'${name}'`).join(', ')}] as const satisfies readonly (keyof Catalog)[];`,
    '',
  ].join('\n');
}

/** Writes the list of the English words of every section, for tests. */
export function emitEnglish(english: Sections): string {
  const names = catalogOf(english);
  return [
    note,
    ...names.map((name) => `import { ${name}Words } from '../english/${name}.ts';`),
    `import type { Catalog } from '../catalog.ts';`,
    `import type { Format } from '../format.ts';`,
    '',
    '/** The English words of every section, which widgets bring one by one. */',
    `export const englishSections: { [K in keyof Catalog]: (format: Format) => Catalog[K] } = {`,
    ...names.map((name) => `${name}: ${name}Words,`),
    '};',
    '',
  ].join('\n');
}

/** Writes the exports of all sections and their types. */
export function emitExports(english: Sections): string {
  const names = [...english].flatMap(([name, { entry }]) => (entry === undefined ? [name] : []));
  return [note, ...names.map((name) => `export * from './english/${name}.ts';`), ''].join('\n');
}

/** Writes the entry of English, which has the types of all words. */
export function emitEntry(english: Sections): string {
  const types = [...english].flatMap(([name, { entry }]) =>
    entry === undefined ? [`${capital(name)}Words`] : [],
  );
  return [
    note,
    `export { english, extendLocale } from '../words/index.ts';`,
    'export type {',
    ...['Catalog', ...types, 'Format', 'Locale', 'LocaleWords', 'PluralForms', 'SectionWords'].map(
      (name) => `${name},`,
    ),
    `} from '../words/index.ts';`,
    '',
  ].join('\n');
}

/** Writes the locale of a language from its sections; a section that it lacks stays English. */
export function emitLocale(language: string, sections: Sections, english: Sections): string {
  const general = sections.get('general');
  if (general?.locale === undefined) throw new Error(`${language}/general.json has no @@locale.`);
  const has = (name: string | undefined): boolean =>
    (sections.get(name ?? '')?.messages.size ?? 0) > 0;
  const names = [...english].flatMap(([name, { entry }]) =>
    entry === undefined && has(name) ? [name] : [],
  );
  const words = catalogOf(english).flatMap((name) => {
    const included = english.get(name)?.includes;
    const parts = [included, name].filter(has);
    if (parts.length === 0) return [];
    if (parts.length === 1) return [`${name}${parts[0] === name ? '' : `: ${parts.join('')}`},`];
    return [`${name}: (format) => ({ ${parts.map((part) => `...${part}(format)`).join(', ')} }),`];
  });
  return [
    note,
    ...names.map((name) => `import { words as ${name} } from './${language}/${name}.json?words';`),
    `import type { Locale } from './locale.ts';`,
    '',
    `/** ${general.context} */`,
    `export const ${language}: Locale = {`,
    `tag: '${general.locale}',`,
    `direction: '${general.direction}',`,
    `words: {${words.join('\n')}},`,
    '};',
    '',
  ].join('\n');
}

/** Returns the name by which pages know a section: that of the one which includes it, if one does. */
export function knownAs(name: string, english: Sections): string {
  return [...english].find(([, { includes }]) => includes === name)?.[0] ?? name;
}

/** Lists the words that a language lacks, by section and key; lists may differ in length. */
export function untranslated(sections: Sections, english: Sections): string[] {
  const place = /\.\d+(\.|$).*/;
  return [...english].flatMap(([name, { messages }]) => {
    const known = new Set(
      [...(sections.get(name)?.messages.keys() ?? [])].map((key) => key.replace(place, '')),
    );
    const keys = new Set([...messages.keys()].map((key) => key.replace(place, '')));
    return [...keys]
      .filter((key) => !known.has(key))
      .map((key) => `${knownAs(name, english)}.${key}`);
  });
}

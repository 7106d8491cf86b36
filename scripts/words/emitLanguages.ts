import { capital } from '../capital.ts';
import type { Sections } from './readSection.ts';

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

/** Writes the module that names the locale of a language and its type. */
export function emitLanguage(language: string, context = ''): string {
  return [
    note,
    `import { locale } from './${language}/general.json?locale';`,
    `import type { Locale } from './locale.ts';`,
    '',
    `/** ${context} */`,
    `export const ${language}: Locale = locale;`,
    '',
  ].join('\n');
}

/** Writes the list of the languages by their tags. */
export function emitLocales(languages: ReadonlyMap<string, string>): string {
  return [
    note,
    `import type { Locale } from '../words/index.ts';`,
    '',
    '/** Loads a language by its tag. English is in the code of the widgets. */',
    'export const locales: Readonly<Record<string, () => Promise<Locale>>> = {',
    ...[...languages]
      .toSorted()
      .map(
        ([tag, name]) => `'${tag}': async () => (await import('../locales/${tag}.ts')).${name},`,
      ),
    '};',
    '',
  ].join('\n');
}

/**
 * Writes the module of a language, which has its tag, its direction and its words by section. A section
 * that it lacks stays English.
 */
export function emitLocale(sections: Sections, english: Sections): string {
  const general = sections.get('general');
  const has = (name: string | undefined): name is string =>
    (sections.get(name ?? '')?.messages.size ?? 0) > 0;
  const words = catalogOf(english).flatMap((name) => {
    const parts = [english.get(name)?.includes, name].filter(has);
    const [first] = parts;
    if (first === undefined) return [];
    if (parts.length === 1) return [{ parts, code: `${name}: ${first}` }];
    const calls = parts.map((part) => `...${part}(format)`).join(', ');
    return [{ parts, code: `${name}: (format) => ({ ${calls} })` }];
  });
  return [
    ...words.flatMap(({ parts }) =>
      parts.map((part) => `import { words as ${part} } from './${part}.json?words';`),
    ),
    'export const locale = {',
    `  tag: '${general?.locale}',`,
    `  direction: '${general?.direction}',`,
    `  words: {\n${words.map(({ code }) => `    ${code},\n`).join('')}  },`,
    '};',
    '',
  ].join('\n');
}

/** Writes the module of a section in every language that has it, by primary subtags such as `pt`. */
export function emitEveryLanguage(
  section: string,
  languages: ReadonlyMap<string, Sections>,
): string {
  const found = [...languages].filter(([, sections]) => sections.has(section));
  const subtag = (sections: Sections): string =>
    sections.get('general')?.locale?.replace(/-.*/, '') ?? 'en';
  return [
    ...found.map(
      ([name]) => `import { words as ${name} } from '../${name}/${section}.json?words';`,
    ),
    `export const words = { ${found.map(([name, sections]) => `${subtag(sections)}: ${name}`).join(', ')} };`,
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

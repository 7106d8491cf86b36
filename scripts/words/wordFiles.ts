import { formatText } from '../formatText.ts';
import {
  emitCatalog,
  emitEnglish,
  emitEntry,
  emitExports,
  emitLanguage,
  emitLocales,
  untranslated,
} from './emitLanguages.ts';
import { emitTypes } from './emitTypes.ts';
import { readLanguages, readSections, type Sections } from './readSection.ts';

const folder = 'src/words';

/** The names of the languages that have a folder of words. */
export function languages(): string[] {
  return [...readLanguages(folder).keys()];
}

/** The names of the languages that have every word of English. British English has what differs alone. */
export function translations(): string[] {
  return languages().filter(
    (name) => name !== 'english' && sectionsOf(name).get('general')?.locale !== 'en-GB',
  );
}

/** Reads the sections of a language. */
export function sectionsOf(language: string): Sections {
  return readSections(`${folder}/${language}`);
}

/**
 * Returns the output of `npm run words` by path: a module for each English section, with types, and
 * one for each language; and a list of what languages lack, which stays English there.
 */
export async function wordFiles(): Promise<Map<string, string>> {
  const english = sectionsOf('english');
  const texts = new Map([
    [`${folder}/catalog.ts`, emitCatalog(english)],
    [`${folder}/sections.ts`, emitExports(english)],
    ['src/locales/en.ts', emitEntry(english)],
    [`${folder}/testing/englishSections.ts`, emitEnglish(english)],
  ]);
  for (const [name, section] of english)
    texts.set(`${folder}/english/${name}.ts`, emitTypes(name, section));
  const lacking: Record<string, string[]> = {};
  const tags = new Map<string, string>();
  for (const language of languages().filter((name) => name !== 'english')) {
    const general = sectionsOf(language).get('general');
    // The name of its entry has no part for digits, such as that of Arabic’s tag.
    const tag = general?.locale?.replace(/-u-.*/, '');
    if (tag === undefined) throw new Error(`${language}/general.json has no @@locale.`);
    tags.set(tag, language);
    texts.set(`${folder}/${language}.ts`, emitLanguage(language, general?.context));
    texts.set(`src/locales/${tag}.ts`, `export { ${language} } from '../words/${language}.ts';\n`);
  }
  texts.set('src/elements/locales.ts', emitLocales(tags));
  for (const language of translations()) {
    const missing = untranslated(sectionsOf(language), english);
    if (missing.length > 0) lacking[language] = missing;
  }
  texts.set(`${folder}/untranslated.json`, JSON.stringify(lacking));
  const written = new Map<string, string>();
  for (const [path, text] of texts) written.set(path, await formatText(path, text));
  return written;
}

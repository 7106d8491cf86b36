import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { formatText } from '../formatText.ts';
import {
  emitCatalog,
  emitEnglish,
  emitEntry,
  emitExports,
  emitLocale,
  untranslated,
  type Sections,
} from './emitLanguages.ts';
import { emitModules, emitTypes } from './emitTypes.ts';
import { readSection } from './readSection.ts';

const folder = 'src/words';

/** The names of the languages that have a folder of words. */
export function languages(): string[] {
  return readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/general.json`));
}

/** The names of the languages that have every word of English. British English has what differs alone. */
export function translations(): string[] {
  return languages().filter(
    (name) => name !== 'english' && sectionsOf(name).get('general')?.locale !== 'en-GB',
  );
}

/** Reads the sections of a language, by the names of their files. */
export function sectionsOf(language: string): Sections {
  const files = readdirSync(`${folder}/${language}`).filter((file) => file.endsWith('.json'));
  return new Map(
    files
      .toSorted()
      .map((file) => [
        file.replace(/\.json$/, ''),
        readSection(readFileSync(`${folder}/${language}/${file}`, 'utf8')),
      ]),
  );
}

/**
 * Returns the output of `npm run words` by path: a module for each English section, with types, and
 * one for each language; and a list of what languages lack, which stays English there.
 */
export async function wordFiles(): Promise<Map<string, string>> {
  const english = sectionsOf('english');
  const texts = new Map([
    [`${folder}/modules.d.ts`, emitModules(english)],
    [`${folder}/catalog.ts`, emitCatalog(english)],
    [`${folder}/sections.ts`, emitExports(english)],
    ['src/locales/en.ts', emitEntry(english)],
    [`${folder}/testing/englishSections.ts`, emitEnglish(english)],
  ]);
  for (const [name, section] of english)
    texts.set(`${folder}/english/${name}.ts`, emitTypes(name, section));
  const lacking: Record<string, string[]> = {};
  for (const language of languages().filter((name) => name !== 'english')) {
    const sections = sectionsOf(language);
    texts.set(`${folder}/${language}.ts`, emitLocale(language, sections, english));
  }
  for (const language of translations()) {
    const missing = untranslated(sectionsOf(language), english);
    if (missing.length > 0) lacking[language] = missing;
  }
  texts.set(`${folder}/untranslated.json`, JSON.stringify(lacking));
  const written = new Map<string, string>();
  for (const [path, text] of texts) written.set(path, await formatText(path, text));
  return written;
}

import { readdirSync, readFileSync } from 'node:fs';
import { formatText } from '../formatText.ts';
import { emitModules, emitTypes } from './emitTypes.ts';
import { readSection, type Section } from './readSection.ts';

const folder = 'src/words';

/** The sections of English, by the names of their files. */
function englishSections(): Map<string, Section> {
  const files = readdirSync(`${folder}/english`).toSorted();
  return new Map(
    files.map((file) => [
      file.replace(/\.json$/, ''),
      readSection(readFileSync(`${folder}/english/${file}`, 'utf8')),
    ]),
  );
}

/** Returns the output of `npm run words` by path: a module for each English section, and types. */
export async function wordFiles(): Promise<Map<string, string>> {
  const sections = englishSections();
  const texts = new Map([[`${folder}/modules.d.ts`, emitModules(sections)]]);
  for (const [name, section] of sections)
    texts.set(`${folder}/${name}.ts`, emitTypes(name, section));
  const written = new Map<string, string>();
  for (const [path, text] of texts) written.set(path, await formatText(path, text));
  return written;
}

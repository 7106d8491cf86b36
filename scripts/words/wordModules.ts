import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { capital } from '../capital.ts';
import { emitEveryLanguage, emitLocale } from './emitLanguages.ts';
import { emitWords } from './emitWords.ts';
import { readLanguages, readSection, readSections } from './readSection.ts';

/**
 * Makes `import { words } from './german/chat.json?words'` give the words of a section in a language,
 * as a function of its `Format`. English beside it says which arguments they take. All sections of a
 * language are the `locale` of `./german/general.json?locale`, and a section in all languages is the
 * `words` of `./english/devtools.json?languages`.
 */
export function wordModules(): Plugin {
  return {
    name: 'brainstem:words',
    enforce: 'pre',
    load: {
      filter: { id: /\.json\?(words|locale|languages)$/ },
      handler(id) {
        const file = id.replace(/\?\w+$/, '');
        const language = dirname(file);
        const english = `${dirname(language)}/english`;
        this.addWatchFile(file);
        if (id.endsWith('?locale')) {
          const code = emitLocale(readSections(language), readSections(english));
          return { code, map: null, moduleType: 'js' };
        }
        const section = basename(file, '.json');
        if (id.endsWith('?languages')) {
          const code = emitEveryLanguage(section, readLanguages(dirname(language)));
          return { code, map: null, moduleType: 'js' };
        }
        this.addWatchFile(`${english}/${section}.json`);
        const code = emitWords(
          `${basename(language)}${capital(section)}`,
          readSection(readFileSync(file, 'utf8')),
          readSection(readFileSync(`${english}/${section}.json`, 'utf8')),
        );
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}

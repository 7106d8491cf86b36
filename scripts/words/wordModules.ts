import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { capital } from '../capital.ts';
import { emitWords } from './emitWords.ts';
import { readSection } from './readSection.ts';

/**
 * Makes `import { words } from './german/chat.json?words'` give the words of a section in a language,
 * as a function of its `Format`. English beside it says which arguments they take.
 */
export function wordModules(): Plugin {
  return {
    name: 'brainstem:words',
    enforce: 'pre',
    load: {
      filter: { id: /\.json\?words$/ },
      handler(id) {
        const file = id.replace(/\?words$/, '');
        const english = file.replace(/[^/]+(?=\/[^/]+$)/, 'english');
        this.addWatchFile(file);
        this.addWatchFile(english);
        const name = `${basename(dirname(file))}${capital(basename(file, '.json'))}`;
        const code = emitWords(
          name,
          readSection(readFileSync(file, 'utf8')),
          readSection(readFileSync(english, 'utf8')),
        );
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}

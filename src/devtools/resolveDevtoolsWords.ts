import { words } from '../words/english/devtools.json?languages';
import { devtoolsWords, type DevtoolsWords } from '../words/english/devtools.ts';
import { createFormat } from '../words/index.ts';

/** Returns the panel's texts in a language, falling back to English. */
export function resolveDevtoolsWords(tag: string): DevtoolsWords {
  const [language = ''] = tag.toLowerCase().split('-');
  return (words[language] ?? devtoolsWords)(createFormat(tag));
}

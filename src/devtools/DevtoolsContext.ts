import { createContext, useContext } from 'react';
import { words } from '../words/english/devtools.json?languages';
import { devtoolsWords, type DevtoolsWords } from '../words/english/devtools.ts';
import { createFormat } from '../words/index.ts';

/** The texts and formats of all tabs, in the provider's language. */
export interface DevtoolsLanguage {
  words: DevtoolsWords;
  /** Formats a time of day with seconds. */
  timeOf: (milliseconds: number) => string;
}

/** Creates a {@link DevtoolsLanguage} from a BCP 47 tag. */
export function createDevtoolsLanguage(tag: string): DevtoolsLanguage {
  const times = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' });
  return {
    words: resolveDevtoolsWords(tag),
    timeOf: (milliseconds) => times.format(milliseconds),
  };
}

/** Returns the panel's texts in a language, falling back to English. */
export function resolveDevtoolsWords(tag: string): DevtoolsWords {
  const [language = ''] = tag.toLowerCase().split('-');
  return (words[language] ?? devtoolsWords)(createFormat(tag));
}

/** Provides the panel's language; English outside the panel. */
export const DevtoolsContext = createContext(createDevtoolsLanguage('en'));

export function useDevtoolsLanguage(): DevtoolsLanguage {
  return useContext(DevtoolsContext);
}

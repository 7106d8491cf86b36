import { createContext, useContext } from 'react';
import type { DevtoolsWords } from '../words/english/devtools.ts';
import { resolveDevtoolsWords } from './resolveDevtoolsWords.ts';

/** The words and formats of every tab, in the provider's language. */
export interface DevtoolsLanguage {
  words: DevtoolsWords;
  /** A time of day with seconds. */
  timeOf: (milliseconds: number) => string;
}

/** Makes {@link DevtoolsLanguage} of a BCP 47 tag. */
export function createDevtoolsLanguage(tag: string): DevtoolsLanguage {
  const times = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' });
  return {
    words: resolveDevtoolsWords(tag),
    timeOf: (milliseconds) => times.format(milliseconds),
  };
}

/** English, outside of the panel. */
export const DevtoolsContext = createContext(createDevtoolsLanguage('en'));

/** The panel's words and times. */
export function useDevtoolsLanguage(): DevtoolsLanguage {
  return useContext(DevtoolsContext);
}

import type { ChatWords } from './chat.ts';
import type { GeneralWords } from './general.ts';

/** The words of the kit, by widget. A missing word is the English one. */
export interface Catalog {
  general: Partial<GeneralWords>;
  chat: Partial<ChatWords>;
}

/** A language: how numbers and dates are written, which way it runs, and its words. */
export interface Locale {
  /** BCP 47 tag, for `Intl` and the `lang` attribute. */
  tag: string;
  direction: 'ltr' | 'rtl';
  words: Partial<Catalog>;
}

/** English, whose words are each widget's own. */
export const english: Locale = { tag: 'en', direction: 'ltr', words: {} };

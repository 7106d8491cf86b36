// Written by `npm run words`.
import { locale } from './britishEnglish/general.json?locale';
import type { Locale } from './locale.ts';

/** English as it is spelled in Britain, with the day before the month: what differs from the English of every widget. */
export const britishEnglish: Locale = locale;

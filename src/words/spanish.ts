// Written by `npm run words`.
import { locale } from './spanish/general.json?locale';
import type { Locale } from './locale.ts';

/** Spanish. */
export const spanish: Locale = locale;

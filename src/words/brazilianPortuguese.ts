// Written by `npm run words`.
import { locale } from './brazilianPortuguese/general.json?locale';
import type { Locale } from './locale.ts';

/** Brazilian Portuguese. */
export const brazilianPortuguese: Locale = locale;

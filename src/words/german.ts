// Written by `npm run words`.
import { locale } from './german/general.json?locale';
import type { Locale } from './locale.ts';

/** German. */
export const german: Locale = locale;

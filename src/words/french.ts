// Written by `npm run words`.
import { locale } from './french/general.json?locale';
import type { Locale } from './locale.ts';

/** French. */
export const french: Locale = locale;

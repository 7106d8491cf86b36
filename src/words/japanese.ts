// Written by `npm run words`.
import { locale } from './japanese/general.json?locale';
import type { Locale } from './locale.ts';

/** Japanese. */
export const japanese: Locale = locale;

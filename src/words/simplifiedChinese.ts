// Written by `npm run words`.
import { locale } from './simplifiedChinese/general.json?locale';
import type { Locale } from './locale.ts';

/** Simplified Chinese. */
export const simplifiedChinese: Locale = locale;

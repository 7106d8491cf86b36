// Written by `npm run words`.
import { locale } from './arabic/general.json?locale';
import type { Locale } from './locale.ts';

/** Arabic, which runs from right to left. Its figures are 0 to 9 everywhere, whatever a browser would write by itself; with a tag such as `ar-u-nu-arab` they are ٠ to ٩. */
export const arabic: Locale = locale;

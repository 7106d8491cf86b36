import type { AttackFamily } from './markdown-xss/attackFamily.ts';
import { markdownAttacks } from './markdown-xss/markdown.ts';
import { markupAttacks } from './markdown-xss/markup.ts';
import { schemeAttacks } from './markdown-xss/schemes.ts';

/**
 * Attacks on what renders markdown, by kind. Each would call `attack`, load something from
 * `evil.test`, or lead somewhere other than to http, https or mailto. The kinds are those of the
 * named sources; the vectors are written for this list.
 */
export const markdownXss: readonly AttackFamily[] = [
  ...schemeAttacks,
  ...markupAttacks,
  ...markdownAttacks,
];

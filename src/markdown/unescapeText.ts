import { decodeCharacters } from './decodeCharacters.ts';

/** Decodes backslash escapes and character references: `\*` becomes `*`, `&amp;` becomes `&`. */
export function unescapeText(text: string): string {
  if (!text.includes('\\')) return decodeCharacters(text);
  return text.replace(escape, (written, mark?: string) => mark ?? decodeCharacters(written));
}

const escape = /\\([!-/:-@[-`{-~])|&#?[A-Za-z\d]{1,32};/g;

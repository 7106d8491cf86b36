import { decodeCharacters } from './decodeCharacters.ts';

/** Text with its backslash escapes and character references read: `\*` is `*`, `&amp;` is `&`. */
export function unescapeText(text: string): string {
  if (!text.includes('\\')) return decodeCharacters(text);
  return text.replace(escape, (written, mark?: string) => mark ?? decodeCharacters(written));
}

const escape = /\\([!-/:-@[-`{-~])|&#?[A-Za-z\d]{1,32};/g;

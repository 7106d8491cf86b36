import { namedCharacters } from './namedCharacters.ts';

/**
 * Decodes character references such as `&amp;`, `&#233;` and `&#xE9;`. Unknown names stay as
 * written; an invalid code point becomes U+FFFD.
 */
export function decodeCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return namedCharacters.get(name) ?? written;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/g;

function characterOf(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > 0x10ffff || isSurrogate ? '\uFFFD' : String.fromCodePoint(code);
}

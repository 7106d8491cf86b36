/**
 * A text as searches compare it: in lower case, without accents, vowel points and ligatures, so that
 * "zurich" finds "Zürich" and "strasse" finds "Straße". Marks that make another letter, as in "が" or
 * "कि", stay. Quotes, hyphens and digits are those of an English keyboard, whatever a phone or a word
 * processor made of them.
 */
export function foldText(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(letters, (letter) => plainLetters[letter] ?? letter);
  return plainDigits(plain).normalize('NFKC');
}

/** Writes Arabic and Persian digits as those of an English keyboard. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

const isAscii = /^[\0-\x7f]*$/;
/**
 * Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs and the stroke that widens
 * words, and what is put between letters without being seen: soft hyphens and joiners.
 */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200d]/g;
const letters = /[ßøłđðþæœıς‘’ʼ“”„‐‑–]/g;
/** Letters that Unicode doesn't take apart, as people type them who don't have them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
};

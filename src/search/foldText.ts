/**
 * A text as searches compare it: in lower case, without accents, vowel points and ligatures, so that
 * "zurich" finds "Zürich" and "strasse" finds "Straße". Marks that make another letter, as in "が" or
 * "कि", stay.
 */
export function foldText(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(letters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKC');
}

const isAscii = /^[\0-\x7f]*$/;
/** Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;
const letters = /[ßøłđðþæœıς]/g;
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
};

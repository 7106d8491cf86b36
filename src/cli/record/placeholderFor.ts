const words = [
  ...['a', 'et', 'ut', 'sed', 'sit', 'amet', 'elit', 'enim', 'dolor', 'ipsum', 'lorem', 'magna'],
  ...['tempor', 'labore', 'veniam', 'aliquip', 'commodo', 'nostrud', 'pariatur', 'proident'],
  ...['excepteur', 'voluptate', 'adipiscing', 'incididunt', 'consectetur', 'exercitation'],
];
const longest = 'consecteturadipiscingexercitationincididuntexcepteurvoluptate';

const date = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{3})?Z)?$/;

/** Returns true if a text is only a date, with or without a time. */
export function isDate(text: string): boolean {
  return date.test(text);
}

/**
 * Returns a random text of the same shape: words for words, digits for digits, a date for a date
 * and an id for an id. Keeps only common punctuation.
 *
 * @param number - Makes addresses unique.
 */
export function placeholderFor(text: string, number: number): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return `person-${number}@example.com`;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/\s/.test(text)) return `https://example.com/${number}`;
  if (isDate(text)) return `${drawDate()}${text.length > 10 ? 'T12:00:00.000Z' : ''}`;
  if (!/[\p{L}\p{N}]/u.test(text)) return drawWord('x'.repeat(Math.min(text.length, 13)));
  // Letters and digits without a space are an id rather than words.
  const drawn =
    /^\S*\d\S*$/.test(text) && /\p{L}/u.test(text)
      ? drawId(text)
      : text.replaceAll(/\p{L}\p{M}*(?:\p{L}|\p{M})*/gu, drawWord).replaceAll(/\p{N}/gu, drawDigit);
  return drawn.replaceAll(/[^\p{L}\p{N}\s.,:;!?'"()/_-]/gu, '-');
}

function drawWord(word: string): string {
  const { length } = word;
  const fitting = words.filter((candidate) => candidate.length === length);
  const drawn = fitting[draw(fitting.length)] ?? longest.slice(0, length);
  if (length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()) {
    return drawn.toUpperCase();
  }
  const [first = ''] = word;
  return first === first.toLowerCase()
    ? drawn
    : `${drawn.charAt(0).toUpperCase()}${drawn.slice(1)}`;
}

/** Returns a random id, hexadecimal if it was, such as a UUID. */
function drawId(id: string): string {
  const isHex = /^[\da-f-]+$/i.test(id.slice(-36));
  return id.replaceAll(/[\p{L}\p{N}]/gu, (character) => {
    if (/\p{N}/u.test(character)) return drawDigit();
    const letters = isHex ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz';
    const letter = letters.charAt(draw(letters.length));
    return character === character.toLowerCase() ? letter : letter.toUpperCase();
  });
}

function drawDigit(): string {
  return String(draw(9) + 1);
}

function drawDate(): string {
  const two = (value: number): string => String(value + 1).padStart(2, '0');
  return `2026-${two(draw(12))}-${two(draw(28))}`;
}

/** Returns a random integer from 0 to below the limit. */
function draw(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return limit === 0 ? 0 : drawn % limit;
}

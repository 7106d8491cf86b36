/**
 * Words with their figures in the digits that a tag asks for by its `-u-nu-` extension, as `Intl`
 * writes them; as they are where it asks for none. A name between isolates keeps its own.
 */
export function inDigits<W extends object>(tag: string, words: W): W {
  const system = new Intl.Locale(tag).numberingSystem;
  if (system === undefined || system === 'latn') return words;
  const format = new Intl.NumberFormat(tag);
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  const said = new Map<unknown, unknown>();
  return new Proxy(words, {
    get(target, key) {
      const word: unknown = Reflect.get(target, key);
      if (!said.has(word)) said.set(word, written(word, digits));
      return said.get(word);
    },
  });
}

function written(word: unknown, digits: readonly string[]): unknown {
  if (typeof word === 'string') {
    return word.replace(/\u2068[^\u2069]*\u2069|\d/g, (found) => digits[Number(found)] ?? found);
  }
  if (isSaid(word)) {
    return (...given: unknown[]) => written(Reflect.apply(word, undefined, given), digits);
  }
  if (Array.isArray(word)) return word.map((inner) => written(inner, digits));
  if (typeof word !== 'object' || word === null) return word;
  return Object.fromEntries(
    Object.entries(word).map(([key, inner]) => [key, written(inner, digits)]),
  );
}

function isSaid(word: unknown): word is (...given: unknown[]) => unknown {
  return typeof word === 'function';
}

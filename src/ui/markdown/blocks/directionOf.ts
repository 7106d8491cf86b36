/** Returns a text's direction by its first letter. Undefined without letters. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return fromRightToLeft.test(letter) ? 'rtl' : 'ltr';
}

/** Unicode blocks of right-to-left scripts, or reserved for them. */
const fromRightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

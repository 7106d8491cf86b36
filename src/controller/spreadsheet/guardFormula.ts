/**
 * Escapes a cell against CSV injection: prefixes anything that Excel, Sheets or Calc would run as a
 * formula with an apostrophe. Signed numbers stay numbers.
 *
 * A spreadsheet with another separator, such as Excel's `;` in many European locales, starts a cell
 * in the middle of another. So text after a semicolon, tab or line break is escaped too.
 */
export function guardFormula(cell: string): string {
  const guarded = isFormula(cell) ? `'${cell}` : cell;
  return guarded.replaceAll(laterPart, (part) => (isFormula(part) ? `'${part}` : part));
}

/** Reverts {@link guardFormula}. */
export function unguardFormula(cell: string): string {
  const unguarded = cell.replaceAll(laterPart, withoutGuard);
  return withoutGuard(unguarded);
}

function withoutGuard(part: string): string {
  return part.startsWith("'") && isFormula(part) ? part.slice(1) : part;
}

/** Returns true if a cell starts like a formula, after any apostrophes. */
function isFormula(cell: string): boolean {
  const text = cell.replace(/^'+/, '');
  return formula.test(text) && !signedNumber.test(text);
}

const laterPart = /(?<=[;\t\r\n])[^;\t\r\n]+/g;

/**
 * OWASP's list, including full-width signs, plus `|` and `%` for DDE commands. A spreadsheet may
 * strip quotes first.
 */
const formula = /^[\t\r\n]|^[\s"]*[=+\-@|%＝＋－＠]/;

const signedNumber = /^[+-]\d[\d.,\s]*%?$/;

/**
 * A cell that no spreadsheet runs: an apostrophe goes before what Excel, Sheets or Calc would take for
 * a formula. Signed numbers stay numbers.
 *
 * A spreadsheet that separates cells by something else than the file does, as Excel does by `;` in
 * half of Europe, begins a cell in the middle of one here. So what follows a semicolon, a tab or a line
 * break is guarded too.
 */
export function guardFormula(cell: string): string {
  const guarded = isFormula(cell) ? `'${cell}` : cell;
  return guarded.replaceAll(laterPart, (part) => (isFormula(part) ? `'${part}` : part));
}

/** The cell that {@link guardFormula} was given. */
export function unguardFormula(cell: string): string {
  const unguarded = cell.replaceAll(laterPart, withoutGuard);
  return withoutGuard(unguarded);
}

function withoutGuard(part: string): string {
  return part.startsWith("'") && isFormula(part) ? part.slice(1) : part;
}

/** Returns true if a cell begins as a formula does, whatever apostrophes are before it. */
function isFormula(cell: string): boolean {
  const text = cell.replace(/^'+/, '');
  return formula.test(text) && !signedNumber.test(text);
}

const laterPart = /(?<=[;\t\r\n])[^;\t\r\n]+/g;

/**
 * OWASP's list, whole-width signs among them, and the bars and percents of old exchange commands.
 * Quotes may be gone before a spreadsheet looks.
 */
const formula = /^[\t\r\n]|^[\s"]*[=+\-@|%＝＋－＠]/;

const signedNumber = /^[+-]\d[\d.,\s]*%?$/;

/**
 * A cell that no spreadsheet runs: an apostrophe goes before what Excel, Sheets or Calc would take for
 * a formula. Signed numbers stay numbers.
 */
export function guardFormula(cell: string): string {
  return isFormula(cell) ? `'${cell}` : cell;
}

/** The cell that {@link guardFormula} was given. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
}

/** Whether a cell begins as a formula does, whatever apostrophes are before it. */
function isFormula(cell: string): boolean {
  const text = cell.replace(/^'+/, '');
  return formula.test(text) && !signedNumber.test(text);
}

/** OWASP's list, whole-width signs among them, and the bars and percents of old exchange commands. */
const formula = /^[\t\r\n]|^\s*[=+\-@|%＝＋－＠]/;

const signedNumber = /^[+-]\d[\d.,\s]*%?$/;

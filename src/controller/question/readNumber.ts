import { plainDigits } from '../../search/index.ts';

/**
 * Reads a number as people write it: "1,000" and "1.000,5", "12 000", "１２" and "١٢٫٥".
 *
 * @param language - BCP 47 tag. Decides what "1,000" is, and nothing else.
 * @returns NaN for anything but a number.
 */
export function readNumber(written: string, language: string): number {
  const text = plainDigits(written.normalize('NFKC'))
    .replaceAll(/[\u200e\u200f\u061c٬]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('\u2212', '-')
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  // An empty text is 0 to JavaScript.
  if (!/\d/.test(text)) return NaN;
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const mark = text.charAt(at);
  const isOnly = mark !== '' && text.indexOf(mark) === at;
  const isAlone = isOnly && !text.includes(mark === ',' ? '.' : ',');
  const isGroup = isAlone ? oneGroup.test(text) && mark !== decimalMark(language) : !isOnly;
  const whole = isGroup || mark === '' ? text : text.slice(0, at);
  if (/[.,]/.test(whole) && !groups.test(whole)) return NaN;
  return Number(
    whole.replaceAll(/[.,]/g, '') + (isGroup ? '' : text.slice(whole.length).replace(mark, '.')),
  );
}

/** Writes a number so that it is read as it is in every language. */
export function writeNumber(number: number): string {
  const text = String(number);
  return oneGroup.test(text) ? `${text}0` : text;
}

/** A single mark that may stand before thousands as well as before decimals. */
const oneGroup = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

const groups = /^[+-]?\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;

function decimalMark(language: string): string | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value;
}

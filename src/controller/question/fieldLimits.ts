import type { FieldProblem, FormField } from './formField.ts';
import { readNumber } from './readNumber.ts';

/** Returns the problem of an answer, if any. */
export function findProblem(
  field: FormField,
  answer: readonly string[],
  language: string,
): FieldProblem | undefined {
  const { kind, limits = {}, isNumeric } = field;
  if (kind === 'choices' || kind === 'list') {
    const { minItems, maxItems } = limits;
    if (minItems !== undefined && answer.length < minItems)
      return { is: 'minItems', limit: minItems };
    if (maxItems !== undefined && answer.length > maxItems)
      return { is: 'maxItems', limit: maxItems };
    if (kind === 'choices') return undefined;
    const look = isNumeric === true ? numberProblem : textProblem;
    return answer
      .map((item) => look(field, item, language))
      .find((problem) => problem !== undefined);
  }
  const [first = ''] = answer;
  switch (kind) {
    case 'number':
      return numberProblem(field, first, language);
    case 'yes-no':
    case 'choice':
      return undefined;
    default:
      return textProblem(field, first);
  }
}

function numberProblem(
  { isWhole, limits = {} }: FormField,
  written: string,
  language: string,
): FieldProblem | undefined {
  const number = readNumber(written, language);
  if (!Number.isFinite(number)) return { is: isWhole === true ? 'whole' : 'number' };
  if (isWhole === true && !Number.isInteger(number)) return { is: 'whole' };
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  if (minimum !== undefined && number < minimum) return { is: 'minimum', limit: minimum };
  if (maximum !== undefined && number > maximum) return { is: 'maximum', limit: maximum };
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum)
    return { is: 'exclusiveMinimum', limit: exclusiveMinimum };
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum)
    return { is: 'exclusiveMaximum', limit: exclusiveMaximum };
  return multipleOf === undefined || isMultiple(number, multipleOf)
    ? undefined
    : { is: 'multipleOf', limit: multipleOf };
}

/** Returns true for a multiple, within floating-point precision. */
function isMultiple(number: number, of: number): boolean {
  const times = number / of;
  return of <= 0 || Math.abs(times - Math.round(times)) < 1e-9;
}

function textProblem({ kind, limits = {} }: FormField, text: string): FieldProblem | undefined {
  const { minLength, maxLength, pattern } = limits;
  const { length } = Array.from(text);
  if (kind === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/.test(text)) return { is: 'email' };
  if (kind === 'url' && !URL.canParse(text)) return { is: 'url' };
  if (kind === 'date' && !isDate(text)) return { is: 'date' };
  if (kind === 'date-time') return isDate(text) ? undefined : { is: 'date-time' };
  if (minLength !== undefined && length < minLength) return { is: 'minLength', limit: minLength };
  if (maxLength !== undefined && length > maxLength) return { is: 'maxLength', limit: maxLength };
  return pattern !== undefined && isOutside(pattern, text) ? { is: 'pattern' } : undefined;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The maximum length of a text to test a pattern on. */
const maxTriedLength = 500;

/**
 * Returns true if a text doesn't match a pattern. Skips patterns that could be slow: an untrusted
 * one may backtrack catastrophically (ReDoS) and block the page.
 */
function isOutside(pattern: string, text: string): boolean {
  const repeats = pattern.match(/[*+]|\{\d*,?\d*\}/g)?.length ?? 0;
  const isQuick = !/\)[*+{]|\\[1-9k]/.test(pattern) && repeats <= 4;
  if (!isQuick || text.length > maxTriedLength) return false;
  try {
    return !new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

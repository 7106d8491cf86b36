import type { FieldProblem, FormField } from './formField.ts';
import {
  emptyDraft,
  uniqueOptions,
  readDraft,
  type AnswerDrafts,
  type Question,
} from './question.ts';
import { readNumber } from './readNumber.ts';

export function questionOf({ kind, options = [] }: FormField): Question {
  return {
    kind: kind === 'group' ? 'text' : kind,
    options: uniqueOptions(options.map(({ label }) => label)),
    allowsOther: false,
  };
}

export function fieldKey(name: string, group?: string): string {
  return group === undefined ? name : `${group}\n${name}`;
}

/** The values that a form submits, or the problems that prevent it. */
export interface FormValues {
  /** Values by field name, which may be any: even `__proto__` is an ordinary entry. */
  values: Record<string, unknown>;
  /** Problems by the key of the field's draft. */
  problems: ReadonlyMap<string, FieldProblem>;
}

/**
 * Reads the values of a form from its drafts.
 *
 * @param language - BCP 47 tag of the user's language, by which "1,000" is a thousand, or one with
 * three decimals. @default 'en'
 * @param group - The group whose fields these are.
 */
export function readValues(
  fields: readonly FormField[],
  drafts: AnswerDrafts,
  language = 'en',
  group?: string,
): FormValues {
  const values: [name: string, value: unknown][] = [];
  const problems = new Map<string, FieldProblem>();
  for (const field of fields) {
    const { name, required } = field;
    const key = fieldKey(name, group);
    if (field.kind === 'group') {
      const inner = readValues(field.fields ?? [], drafts, language, key);
      const isEmpty = Object.keys(inner.values).length === 0;
      // An optional group that the user hasn't started is omitted, whatever it would require.
      if (!required && (isEmpty || inner.problems.size > 0) && !isBegun(drafts, key)) continue;
      values.push([name, inner.values]);
      for (const [place, problem] of inner.problems) problems.set(place, problem);
      continue;
    }
    const answer = readDraft(questionOf(field), drafts.get(key) ?? field.initial ?? emptyDraft);
    if (answer.length === 0) {
      if (required && field.isNullable === true) values.push([name, null]);
      else if (required) problems.set(key, { is: 'missing' });
      continue;
    }
    const problem = findProblem(field, answer, language);
    if (problem === undefined) values.push([name, valueOf(field, answer, language)]);
    else problems.set(key, problem);
  }
  return { values: Object.fromEntries(values), problems };
}

function isBegun(drafts: AnswerDrafts, group: string): boolean {
  return [...drafts].some(
    ([key, { chosen, text }]) =>
      key.startsWith(fieldKey('', group)) && (chosen.length > 0 || text.trim() !== ''),
  );
}

/** Returns the value to submit for an answer, in its field's type. */
function valueOf(field: FormField, answer: readonly string[], language: string): unknown {
  const { kind, options = [], isNumeric } = field;
  const [first = ''] = answer;
  const chosen = (label: string): unknown =>
    options.find((option) => option.label === label)?.value;
  switch (kind) {
    case 'number':
      return readNumber(first, language);
    case 'yes-no':
      return first === 'true';
    case 'choice':
      return chosen(first);
    case 'choices':
      return answer.map(chosen);
    case 'list':
      return isNumeric === true ? answer.map((item) => readNumber(item, language)) : answer;
    case 'date-time':
      return new Date(first).toISOString();
    default:
      return first;
  }
}

function findProblem(
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

import { findProblem } from './fieldLimits.ts';
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

/** Returns the key of a field's draft: its name, prefixed by its group. */
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

/** Returns true if any field of a group is filled in. */
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

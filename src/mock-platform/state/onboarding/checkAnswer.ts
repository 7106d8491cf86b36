import { HttpError } from '../../request/httpError.ts';
import type { Question } from './onboardingChapters.ts';

type Rule = (answer: readonly string[], options: readonly string[]) => boolean;

/** Validation rules by question type. Undocumented: the platform's rules. */
const rules: Record<Question['type'], Rule> = {
  // Options of free-text questions are suggestions.
  text: one((value) => value.trim() !== ''),
  single_choice: one((value, options) => options.includes(value)),
  multiple_choice: (answer, options) =>
    answer.length > 0 &&
    new Set(answer).size === answer.length &&
    answer.every((value) => options.includes(value)),
  number: one((value) => value.trim() !== '' && Number.isFinite(Number(value))),
  date: one(isDate),
};

/**
 * Validates the answer to a question.
 *
 * @throws HttpError 422 if the question's type doesn't allow it.
 */
export function checkAnswer(
  { question, type, options }: Question,
  answer: readonly string[],
): void {
  if (rules[type](answer, options)) return;
  throw new HttpError(422, `answer: not an answer of type ${type} to “${question}”`);
}

function one(rule: (value: string, options: readonly string[]) => boolean): Rule {
  return (answer, options) => {
    const [value] = answer;
    return value !== undefined && answer.length === 1 && rule(value, options);
  };
}

/** Returns true for an existing calendar date, such as `2026-03-02`. */
function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

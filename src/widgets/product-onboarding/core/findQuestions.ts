import { isRecord } from '../../../contract/index.ts';
import { nameInWords } from '../../../controller/index.ts';

export interface FoundQuestion {
  question: string;
  options: readonly string[];
  /** Its other fields, without ids and empty values. */
  others: Readonly<Record<string, unknown>>;
}

/** The questions in a response, and its other fields. */
export interface FoundQuestions {
  questions: readonly FoundQuestion[];
  others: Readonly<Record<string, unknown>>;
}

/**
 * Finds the questions in an undocumented body of product onboarding: a list whose items have a
 * `question`, as in the platform's other onboardings.
 *
 * @returns Undefined if there is no such list.
 */
export function findQuestions(body: unknown): FoundQuestions | undefined {
  if (Array.isArray(body)) return foundIn(body, {});
  if (!isRecord(body)) return undefined;
  for (const [name, value] of Object.entries(body)) {
    if (!Array.isArray(value)) continue;
    const { [name]: _, ...others } = body;
    const found = foundIn(value, others);
    if (found !== undefined) return found;
  }
  return undefined;
}

function foundIn(
  list: readonly unknown[],
  others: Readonly<Record<string, unknown>>,
): FoundQuestions | undefined {
  const questions = list.map(readQuestion);
  const readable = questions.filter((question) => question !== undefined);
  if (readable.length === 0 || readable.length < questions.length) return undefined;
  return { questions: readable, others };
}

function readQuestion(item: unknown): FoundQuestion | undefined {
  if (!isRecord(item)) return undefined;
  const { question, options, ...others } = item;
  if (typeof question !== 'string' || question.trim() === '') return undefined;
  const isRead = Array.isArray(options) && options.every((option) => typeof option === 'string');
  return {
    question,
    options: isRead ? options : [],
    others: Object.fromEntries(
      Object.entries(isRead || options === undefined ? others : { ...others, options })
        .filter(([name, value]) => !isId(name) && !isNothing(value))
        .map(([name, value]) => [name, inWords(value)]),
    ),
  };
}

/** Converts a value such as `single_choice` to words. */
function inWords(value: unknown): unknown {
  return typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value) ? nameInWords(value) : value;
}

function isId(name: string): boolean {
  return /^id$|_id$|[a-z]Id$/.test(name);
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

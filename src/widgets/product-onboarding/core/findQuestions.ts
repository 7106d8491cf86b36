import { isRecord } from '../../../contract/index.ts';
import { nameInWords } from '../../../controller/index.ts';

/** A question in an answer of the platform, as far as it can be read. */
export interface FoundQuestion {
  question: string;
  options: readonly string[];
  /** Its other fields, but ids and what is empty. */
  others: Readonly<Record<string, unknown>>;
}

/** The questions in an answer of the platform, and what else it holds. */
export interface FoundQuestions {
  questions: readonly FoundQuestion[];
  others: Readonly<Record<string, unknown>>;
}

/**
 * Finds the questions in a body of product onboarding, which isn't documented: a list whose items
 * have a `question`, as the platform names it in its other onboardings.
 *
 * @returns Undefined where there is no such list.
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

/** A state or kind as the platform writes it, such as `single_choice`, in words. */
function inWords(value: unknown): unknown {
  return typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value) ? nameInWords(value) : value;
}

function isId(name: string): boolean {
  return /^id$|_id$|[a-z]Id$/.test(name);
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

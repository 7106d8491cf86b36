import {
  emptyDraft,
  offeredOptions,
  readDraft,
  type AnswerDraft,
  type AnswerDrafts,
  type Question,
  type QuestionKind,
} from './question.ts';

/** An answer to choose, and what is sent for it. */
export interface FormOption {
  label: string;
  value: unknown;
}

/** One thing to fill in. */
export interface FormField {
  /** Names the value in what is sent. */
  name: string;
  label: string;
  description?: string;
  kind: QuestionKind;
  required: boolean;
  /** For `choice` and `choices`. @default none */
  options?: readonly FormOption[];
  /** Whether only a whole number is an answer, for `number`. @default false */
  isWhole?: boolean;
  /** What it holds at first. @default nothing */
  initial?: AnswerDraft;
}

/** A field as a question. */
export function questionOf({ kind, options = [] }: FormField): Question {
  return { kind, options: offeredOptions(options.map(({ label }) => label)), allowsOther: false };
}

/** What a form sends, or why it can't be sent. */
export interface FormValues {
  /** By field name, whatever the name: `__proto__` is an entry as any other. */
  values: Record<string, unknown>;
  /** Names of required fields without an answer. */
  missing: readonly string[];
  /** Names of fields whose answer isn't the number that they want. */
  wrong: readonly string[];
}

/** Reads the values of a form from its drafts. */
export function readValues(fields: readonly FormField[], drafts: AnswerDrafts): FormValues {
  const values: [name: string, value: unknown][] = [];
  const missing: string[] = [];
  const wrong: string[] = [];
  for (const field of fields) {
    const { name, required } = field;
    const answer = readDraft(questionOf(field), drafts.get(name) ?? field.initial ?? emptyDraft);
    const value = answer.length === 0 ? undefined : valueOf(field, answer);
    if (value !== undefined) values.push([name, value]);
    else if (answer.length > 0) wrong.push(name);
    else if (required) missing.push(name);
  }
  return { values: Object.fromEntries(values), missing, wrong };
}

/** What is sent for an answer. Undefined: it isn't the number that the field wants. */
function valueOf({ kind, options = [], isWhole }: FormField, answer: readonly string[]): unknown {
  const [first = ''] = answer;
  const chosen = (label: string): unknown =>
    options.find((option) => option.label === label)?.value;
  switch (kind) {
    case 'number': {
      const number = Number(first.replace(',', '.'));
      const isRead = isWhole === true ? Number.isInteger(number) : Number.isFinite(number);
      return isRead ? number : undefined;
    }
    case 'yes-no':
      return first === 'true';
    case 'choice':
      return chosen(first);
    case 'choices':
      return answer.map(chosen);
    default:
      return first;
  }
}

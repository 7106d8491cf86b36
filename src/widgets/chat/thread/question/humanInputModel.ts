import { isRecord } from '../../../../contract/index.ts';
import {
  findFields,
  readOptions,
  textAt,
  type FormField,
  type FormOption,
} from '../../../../controller/index.ts';
import { formatJson } from '../../../../ui/index.ts';

export interface HumanQuestion {
  /** Undefined if the arguments contain no question text. */
  question: string | undefined;
  /** Answers to choose from. Empty for free text. */
  options: readonly FormOption[];
  /** True if several options can be selected. */
  isMultiple: boolean;
  /** A form to fill in, instead of options or free text. */
  fields: readonly FormField[];
  /** The arguments, if they weren't fully understood. */
  unread: unknown;
}

const nothingAsked: HumanQuestion = {
  question: undefined,
  options: [],
  isMultiple: false,
  fields: [],
  unread: undefined,
};

/** Keys that may contain the question. The arguments' schema is undocumented. */
const questionKeys = ['question', 'prompt', 'message', 'text', 'title'];

/** Extracts the question from a call's arguments, whatever their shape. */
export function readQuestion(args: unknown): HumanQuestion {
  if (typeof args === 'string') return { ...nothingAsked, question: args };
  if (!isRecord(args)) return { ...nothingAsked, unread: args };
  const question = textAt(args, questionKeys);
  const options = readOptions(args);
  const isMultiple = args.multiple === true || args.multi_select === true;
  const { fields, leftOut } = findFields(args);
  const isAsked = question !== undefined || options.length > 0 || fields.length > 0;
  // Fields that can't be rendered are shown as raw arguments, in addition to the rest.
  const isRead = isAsked && leftOut === 0;
  const isEmpty = Object.keys(args).length === 0;
  return { question, options, isMultiple, fields, unread: isRead || isEmpty ? undefined : args };
}

/** The result of a skipped question. English in every locale: it addresses the assistant. */
export const skippedAnswer = { error: 'The person skipped this question.' } as const;

/** Returns true if a result means that the question was skipped. */
export function isSkipped(value: unknown): boolean {
  return isRecord(value) && value.error === skippedAnswer.error;
}

/** The maximum nesting depth read in an answer. */
const maxAnswerDepth = 4;

function briefJson(value: unknown): string {
  return formatJson(value, { indent: 0, maxLength: 2_000 }).text;
}

export function answerText(
  value: unknown,
  asked: HumanQuestion = nothingAsked,
  words?: { yes: string; no: string },
  depth = 0,
): string {
  if (depth > maxAnswerDepth) return briefJson(value);
  const textOf = (inner: unknown, question = asked): string =>
    answerText(inner, question, words, depth + 1);
  if (Array.isArray(value)) return value.map((item) => textOf(item)).join(', ');
  const option = asked.options.find((each) => each.value === value);
  if (option !== undefined) return option.label;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' && words !== undefined) return value ? words.yes : words.no;
  if (!isRecord(value)) return briefJson(value);
  if ('answer' in value) return textOf(value.answer);
  if (asked.fields.length === 0) return briefJson(value);
  return asked.fields
    .filter(({ name }) => Object.hasOwn(value, name))
    .map(({ name, label, kind, options = [], fields = [] }) => {
      // Masks passwords.
      const text =
        kind === 'password' ? '••••' : textOf(value[name], { ...nothingAsked, options, fields });
      return `${label}: ${text}`;
    })
    .join('; ');
}

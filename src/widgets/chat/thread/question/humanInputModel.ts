import { isRecord } from '../../../../contract/index.ts';
import {
  findFields,
  optionsIn,
  textAt,
  type FormField,
  type FormOption,
} from '../../../../controller/index.ts';
import { formatJson } from '../../../../ui/index.ts';

/** A question as it can be asked of a person. */
export interface HumanQuestion {
  /** Undefined when the arguments hold no question in words. */
  question: string | undefined;
  /** Answers to choose from; empty for free words. */
  options: readonly FormOption[];
  /** True if several of the options can be chosen. */
  isMultiple: boolean;
  /** A form to fill in, in place of options and free words. */
  fields: readonly FormField[];
  /** The arguments, where nothing to ask could be found in them. */
  unread: unknown;
}

const nothingAsked: HumanQuestion = {
  question: undefined,
  options: [],
  isMultiple: false,
  fields: [],
  unread: undefined,
};

/** Keys that are looked for. The shape of the arguments is not documented. */
const questionKeys = ['question', 'prompt', 'message', 'text', 'title'];

/** Reads what is asked from the arguments of a call, whatever they are. */
export function readQuestion(args: unknown): HumanQuestion {
  if (typeof args === 'string') return { ...nothingAsked, question: args };
  if (!isRecord(args)) return { ...nothingAsked, unread: args };
  const question = textAt(args, questionKeys);
  const options = optionsIn(args);
  const isMultiple = args.multiple === true || args.multi_select === true;
  const { fields, leftOut } = findFields(args);
  const isAsked = question !== undefined || options.length > 0 || fields.length > 0;
  // Arguments that nobody can fill in here are shown as they came, besides the rest.
  const isRead = isAsked && leftOut === 0;
  const isEmpty = Object.keys(args).length === 0;
  return { question, options, isMultiple, fields, unread: isRead || isEmpty ? undefined : args };
}

/** Sent where a person goes on without an answer: for the assistant, in English whatever they read. */
export const skippedAnswer = { error: 'The person skipped this question.' } as const;

/** Returns whether a result says that the question was skipped. */
export function isSkipped(value: unknown): boolean {
  return isRecord(value) && value.error === skippedAnswer.error;
}

/** Lists and objects inside each other that an answer is read through. */
const maxAnswerDepth = 4;

function briefJson(value: unknown): string {
  return formatJson(value, { indent: 0, maxLength: 2_000 }).text;
}

/** The words of an answer that is yes or no. */
interface AnswerWords {
  yes: string;
  no: string;
}

/** An answer in words, to show once it was given. */
export function answerText(
  value: unknown,
  asked: HumanQuestion = nothingAsked,
  words?: AnswerWords,
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
      // A password is not repeated on the page.
      const text =
        kind === 'password' ? '••••' : textOf(value[name], { ...nothingAsked, options, fields });
      return `${label}: ${text}`;
    })
    .join('; ');
}

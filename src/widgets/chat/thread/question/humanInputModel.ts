import { isRecord } from '../../../../contract/index.ts';
import {
  draftOf,
  questionOf,
  type FormField,
  type FormOption,
  type QuestionKind,
} from '../../../../controller/index.ts';
import { formatJson } from '../../../../ui/index.ts';
import { readableName } from '../tool/readableName.ts';

/** A question as it can be asked of a person. */
export interface HumanQuestion {
  /** Undefined when the arguments hold no question in words. */
  question: string | undefined;
  /** Answers to choose from; empty for free words. */
  options: readonly FormOption[];
  /** Whether several of the options can be chosen. */
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
const optionKeys = ['options', 'choices', 'enum'];
const fieldKeys = ['fields', 'inputs', 'questions'];
const schemaKeys = ['schema', 'input_schema', 'parameters', 'json_schema'];

type Entries = Readonly<Record<string, unknown>>;

/** Reads what is asked from the arguments of a call, whatever they are. */
export function readQuestion(args: unknown): HumanQuestion {
  if (typeof args === 'string') return { ...nothingAsked, question: args };
  if (!isRecord(args)) return { ...nothingAsked, unread: args };
  const question = textAt(args, questionKeys);
  const options = optionsIn(args);
  const isMultiple = args.multiple === true || args.multi_select === true;
  const fields = fieldsIn(args);
  const isRead = question !== undefined || options.length > 0 || fields.length > 0;
  const isEmpty = Object.keys(args).length === 0;
  return { question, options, isMultiple, fields, unread: isRead || isEmpty ? undefined : args };
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
    .filter(({ name }) => name in value)
    .map(({ name, label, options = [] }) => {
      return `${label}: ${textOf(value[name], { ...nothingAsked, options })}`;
    })
    .join('; ');
}

function fieldsIn(args: Entries): FormField[] {
  for (const key of fieldKeys) {
    const listed = args[key];
    if (Array.isArray(listed)) return listed.flatMap((field) => readField(field, undefined, false));
  }
  const schemas: unknown[] = [...schemaKeys.map((key) => args[key]), args];
  for (const schema of schemas) {
    if (!isRecord(schema) || !isRecord(schema.properties)) continue;
    const required = Array.isArray(schema.required) ? schema.required : [];
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      readField(field, name, required.includes(name)),
    );
  }
  return [];
}

function readField(field: unknown, key: string | undefined, isRequired: boolean): FormField[] {
  if (!isRecord(field)) return [];
  const name = key ?? textAt(field, ['name', 'id', 'key', 'field', 'label']);
  if (name === undefined) return [];
  const options = optionsIn(isRecord(field.items) ? field.items : field);
  const read: FormField = {
    name,
    label: textAt(field, ['label', 'title', 'question']) ?? readableName(name),
    description: textAt(field, ['description', 'help', 'hint']),
    kind: kindOf(field, options),
    required: isRequired || field.required === true,
    options,
    isWhole: wordsOf(field).includes('integer'),
  };
  return [
    { ...read, initial: draftOf(questionOf(read), answersIn(read, field.default ?? field.value)) },
  ];
}

/** The words in which schemas say how a field is filled in. */
function wordsOf({ type, format, widget }: Entries): unknown[] {
  return [type, format, widget];
}

function kindOf(field: Entries, options: readonly FormOption[]): QuestionKind {
  const words = wordsOf(field);
  const says = (...known: string[]): boolean => known.some((word) => words.includes(word));
  if (options.length > 0) {
    return says('array', 'multiselect', 'checkboxes') || field.multiple === true
      ? 'choices'
      : 'choice';
  }
  if (says('boolean', 'checkbox', 'toggle')) return 'yes-no';
  if (says('number', 'integer')) return 'number';
  if (says('date')) return 'date';
  return says('textarea', 'multiline', 'long-text') ? 'long-text' : 'text';
}

/** What a field is answered with at first, in the words of its question. */
function answersIn({ kind, options = [] }: FormField, given: unknown): string[] {
  if (kind === 'choice' || kind === 'choices') {
    const wanted: unknown[] = Array.isArray(given) ? given : [given];
    return options.flatMap(({ label, value }) => (wanted.includes(value) ? [label] : []));
  }
  const isWritten = ['string', 'number', 'boolean'].includes(typeof given);
  return isWritten && given !== '' ? [String(given)] : [];
}

function optionsIn(entries: Entries): FormOption[] {
  const listed = optionKeys.map((key) => entries[key]).find((value) => Array.isArray(value));
  return Array.isArray(listed) ? listed.flatMap(readOption) : [];
}

function readOption(option: unknown): FormOption[] {
  if (typeof option === 'string') return [{ label: option, value: option }];
  if (typeof option === 'number') return [{ label: String(option), value: option }];
  if (!isRecord(option)) return [];
  const label = textAt(option, ['label', 'title', 'text', 'name', 'value', 'id']);
  return label === undefined ? [] : [{ label, value: option.value ?? option.id ?? label }];
}

function textAt(entries: Entries, keys: readonly string[]): string | undefined {
  return keys
    .map((key) => entries[key])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');
}

import { isRecord } from '../../../../contract/index.ts';
import { formatJson } from '../../../../ui/index.ts';

/** An answer to choose, and what is sent for it. */
export interface HumanOption {
  label: string;
  value: unknown;
}

/** How a field is filled in. */
export type HumanFieldKind =
  'text' | 'long-text' | 'number' | 'integer' | 'boolean' | 'date' | 'choice' | 'choices';

/** One thing to fill in. */
export interface HumanField {
  name: string;
  label: string;
  description: string | undefined;
  kind: HumanFieldKind;
  required: boolean;
  /** For `choice` and `choices`. */
  options: readonly HumanOption[];
  /** What it holds at first. */
  initial: FieldValue;
}

/** What a field holds while it is filled in: words, a tick, or the places of chosen options. */
export type FieldValue = string | boolean | readonly number[];

/** A question as it can be asked of a person. */
export interface HumanQuestion {
  /** Undefined when the arguments hold no question in words. */
  question: string | undefined;
  /** Answers to choose from; empty for free words. */
  options: readonly HumanOption[];
  /** Whether several of the options can be chosen. */
  isMultiple: boolean;
  /** A form to fill in, in place of options and free words. */
  fields: readonly HumanField[];
  /** The arguments, where nothing to ask could be found in them. */
  unread: unknown;
}

/** Keys that are looked for. The shape of the arguments is not documented. */
const questionKeys = ['question', 'prompt', 'message', 'text', 'title'];
const optionKeys = ['options', 'choices', 'enum'];
const fieldKeys = ['fields', 'inputs', 'questions'];
const schemaKeys = ['schema', 'input_schema', 'parameters', 'json_schema'];

type Entries = Readonly<Record<string, unknown>>;

/** Reads what is asked from the arguments of a call, whatever they are. */
export function readQuestion(args: unknown): HumanQuestion {
  const nothing = { question: undefined, options: [], isMultiple: false, fields: [] };
  if (typeof args === 'string') return { ...nothing, question: args, unread: undefined };
  if (!isRecord(args)) return { ...nothing, unread: args };
  const question = textAt(args, questionKeys);
  const options = optionsIn(args);
  const isMultiple = args.multiple === true || args.multi_select === true;
  const fields = fieldsIn(args);
  const isRead = question !== undefined || options.length > 0 || fields.length > 0;
  const isEmpty = Object.keys(args).length === 0;
  return { question, options, isMultiple, fields, unread: isRead || isEmpty ? undefined : args };
}

/** What is sent for a form, or the names of the fields that cannot be read. */
export function readAnswers(
  fields: readonly HumanField[],
  values: ReadonlyMap<string, FieldValue>,
): { answers: Record<string, unknown>; missing: string[]; wrong: string[] } {
  const answers: Record<string, unknown> = {};
  const missing: string[] = [];
  const wrong: string[] = [];
  for (const field of fields) {
    const { name, required } = field;
    const value = values.get(name) ?? field.initial;
    if (typeof value === 'boolean') answers[name] = value;
    else if (typeof value !== 'string') {
      if (value.length > 0) answers[name] = chosen(field, value);
      else if (required) missing.push(name);
    } else if (value.trim() === '') {
      if (required) missing.push(name);
    } else if (field.kind === 'number' || field.kind === 'integer') {
      const number = Number(value.replace(',', '.'));
      if (Number.isFinite(number) && (field.kind === 'number' || Number.isInteger(number))) {
        answers[name] = number;
      } else wrong.push(name);
    } else answers[name] = value.trim();
  }
  return { answers, missing, wrong };
}

/** Lists and objects inside each other that an answer is read through. */
const maxAnswerDepth = 4;

function briefJson(value: unknown): string {
  return formatJson(value, { indent: 0, maxLength: 2_000 }).text;
}

/** An answer in words, to show once it was given. */
export function answerText(value: unknown, asked?: HumanQuestion, depth = 0): string {
  if (depth > maxAnswerDepth) return briefJson(value);
  if (Array.isArray(value)) {
    return value.map((item) => answerText(item, asked, depth + 1)).join(', ');
  }
  const option = asked?.options.find((one) => one.value === value);
  if (option !== undefined) return option.label;
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return briefJson(value);
  if ('answer' in value) return answerText(value.answer, asked, depth + 1);
  const fields = asked?.fields ?? [];
  if (fields.length === 0) return briefJson(value);
  return fields
    .filter(({ name }) => name in value)
    .map(({ name, label, options }) => {
      const words = answerText(value[name], {
        question: undefined,
        isMultiple: false,
        fields: [],
        unread: undefined,
        options,
      });
      return `${label}: ${words}`;
    })
    .join('; ');
}

function chosen({ kind, options }: HumanField, places: readonly number[]): unknown {
  const values = places.map((place) => options[place]?.value);
  return kind === 'choice' ? values[0] : values;
}

function fieldsIn(args: Entries): HumanField[] {
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

function readField(field: unknown, key: string | undefined, isRequired: boolean): HumanField[] {
  if (!isRecord(field)) return [];
  const name = key ?? textAt(field, ['name', 'id', 'key', 'field', 'label']);
  if (name === undefined) return [];
  const options = optionsIn(isRecord(field.items) ? field.items : field);
  const kind = kindOf(field, options);
  const given = field.default ?? field.value;
  return [
    {
      name,
      label: textAt(field, ['label', 'title', 'question']) ?? inWords(name),
      description: textAt(field, ['description', 'help', 'hint']),
      kind,
      required: isRequired || field.required === true,
      options,
      initial: initialOf(kind, options, given),
    },
  ];
}

function kindOf(field: Entries, options: readonly HumanOption[]): HumanFieldKind {
  const words = [field.type, field.format, field.widget].filter((word) => typeof word === 'string');
  const says = (...known: string[]): boolean => words.some((word) => known.includes(word));
  if (options.length > 0) {
    return says('array', 'multiselect', 'checkboxes') || field.multiple === true
      ? 'choices'
      : 'choice';
  }
  if (says('boolean', 'checkbox', 'toggle')) return 'boolean';
  if (says('integer')) return 'integer';
  if (says('number')) return 'number';
  if (says('date')) return 'date';
  return says('textarea', 'multiline', 'long-text') ? 'long-text' : 'text';
}

function initialOf(
  kind: HumanFieldKind,
  options: readonly HumanOption[],
  given: unknown,
): FieldValue {
  if (kind === 'boolean') return given === true;
  if (kind === 'choice' || kind === 'choices') {
    const wanted: unknown[] = Array.isArray(given) ? given : [given];
    return options.flatMap(({ value }, at) => (wanted.includes(value) ? [at] : []));
  }
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}

function optionsIn(entries: Entries): HumanOption[] {
  const listed = optionKeys.map((key) => entries[key]).find((value) => Array.isArray(value));
  return Array.isArray(listed) ? listed.flatMap(readOption) : [];
}

function readOption(option: unknown): HumanOption[] {
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

/** `due_date` and `dueDate` as a person writes them. */
function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

import { nameInWords } from '../nameInWords.ts';
import { questionOf } from './fields.ts';
import type { FieldLimits, FormField, FormOption } from './formField.ts';
import { draftOf, type QuestionKind } from './question.ts';
import { writeNumber } from './readNumber.ts';
import { isRecord, readOptions, resolveSchema, textAt, type Entries } from './schema.ts';

export interface ParsedFields {
  fields: readonly FormField[];
  /** The number of further fields of an unsupported kind. */
  leftOut: number;
}

/** Keys to search. The shape of a form isn't documented. */
const listKeys = ['fields', 'inputs', 'questions', 'elements'];
const schemaKeys = ['schema', 'input_schema', 'parameters', 'json_schema', 'requestedSchema'];

/** Finds the fields in a form's description: a list of them, or a JSON Schema of an object. */
export function findFields(body: Entries): ParsedFields {
  const listed = listKeys.map((key) => body[key]).find((value) => Array.isArray(value));
  if (Array.isArray(listed)) {
    return collect(
      listed.map((given: unknown) => {
        const field = resolveSchema(given, body);
        const name = textAt(field, ['name', 'id', 'key', 'field', 'label']);
        return name === undefined
          ? undefined
          : readField(field, name, field.required === true, body);
      }),
    );
  }
  const schema = [...schemaKeys.map((key) => body[key]), body].find(
    (value): value is Entries => isRecord(value) && isRecord(value.properties),
  );
  return schema === undefined ? collect([]) : readProperties(schema, schema, 0);
}

/** The maximum depth of nested groups. */
const deepestGroup = 4;

function readProperties(schema: Entries, root: Entries, depth: number): ParsedFields {
  const { properties, required } = schema;
  const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name);
  return collect(
    Object.entries(isRecord(properties) ? properties : {}).map(([name, given]) =>
      readField(resolveSchema(given, root), name, isRequired(name), root, depth),
    ),
  );
}

function collect(read: readonly (FormField | undefined)[]): ParsedFields {
  const fields = read.filter((field) => field !== undefined);
  return { fields, leftOut: read.length - fields.length };
}

function readField(
  field: Entries,
  name: string,
  required: boolean,
  root: Entries,
  depth = 0,
): FormField | undefined {
  const items = resolveSchema(field.items, root);
  const isList = says(field, 'array');
  const options = readOptions(isList && isRecord(field.items) ? items : field);
  const common = {
    name,
    label: textAt(field, ['label', 'title', 'question']) ?? nameInWords(name),
    description: textAt(field, ['description', 'help', 'hint']),
    required,
  };
  if (isRecord(field.properties)) {
    if (depth >= deepestGroup) return undefined;
    const { fields } = readProperties(field, root, depth + 1);
    return fields.length === 0 ? undefined : { ...common, kind: 'group', fields };
  }
  const kind = kindOf(field, items, options);
  if (kind === undefined) return undefined;
  const numbers = isList ? items : field;
  const read: FormField = {
    ...common,
    kind,
    options,
    isWhole: says(numbers, 'integer'),
    isNumeric: says(numbers, 'number', 'integer'),
    isNullable: says(field, 'null') || field.nullable === true,
    limits: { ...limitsIn(isList ? items : field), ...(isList ? limitsIn(field) : {}) },
  };
  const given = field.const ?? field.default ?? field.value;
  return { ...read, initial: draftOf(questionOf(read), answersIn(read, given)) };
}

/** Returns true if a schema's type, format or widget is one of the given words. */
function says({ type, format, widget }: Entries, ...known: string[]): boolean {
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return [...types, format, widget].some(
    (word) => typeof word === 'string' && known.includes(word.toLowerCase()),
  );
}

const kinds: readonly (readonly [kind: QuestionKind, ...words: string[]])[] = [
  ['yes-no', 'boolean', 'checkbox', 'toggle', 'switch'],
  ['number', 'number', 'integer'],
  ['date', 'date'],
  ['date-time', 'date-time', 'datetime', 'datetime-local'],
  ['email', 'email', 'idn-email'],
  ['url', 'uri', 'url', 'iri'],
  ['password', 'password'],
  ['long-text', 'textarea', 'multiline', 'long-text', 'longtext', 'long_text', 'paragraph'],
];

/** Returns a field's kind; undefined for an unsupported one, such as a file or list of objects. */
function kindOf(
  field: Entries,
  items: Entries,
  options: readonly FormOption[],
): QuestionKind | undefined {
  if (options.length > 0) {
    const isSeveral = says(field, 'array', 'multiselect', 'multi-select', 'checkboxes', 'checkbox');
    return isSeveral || field.multiple === true ? 'choices' : 'choice';
  }
  if (says(field, 'array')) {
    const isPlain = isRecord(items.properties) || says(items, 'object', 'array', 'boolean');
    return isPlain || Array.isArray(field.items) ? undefined : 'list';
  }
  if (says(field, 'object', 'file', 'binary')) return undefined;
  return kinds.find(([, ...words]) => says(field, ...words))?.[0] ?? 'text';
}

const limitKeys = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

function limitsIn(field: Entries): FieldLimits {
  const limits: FieldLimits = {};
  for (const key of limitKeys) {
    const limit = field[key];
    if (typeof limit === 'number') limits[key] = limit;
  }
  if (typeof field.pattern === 'string') limits.pattern = field.pattern;
  // Until draft 6, JSON Schema used a boolean flag.
  const { minimum, maximum } = limits;
  if (field.exclusiveMinimum === true && minimum !== undefined) limits.exclusiveMinimum = minimum;
  if (field.exclusiveMaximum === true && maximum !== undefined) limits.exclusiveMaximum = maximum;
  return limits;
}

/** Returns a field's initial answers, by option label. */
function answersIn({ kind, options = [] }: FormField, given: unknown): string[] {
  const values: unknown[] = Array.isArray(given) ? given : [given];
  if (kind === 'choice' || kind === 'choices') {
    return options.flatMap(({ label, value }) => (values.includes(value) ? [label] : []));
  }
  const written = values.flatMap((value) => {
    if (typeof value === 'number') return [writeNumber(value)];
    return (typeof value === 'string' && value !== '') || typeof value === 'boolean'
      ? [String(value)]
      : [];
  });
  return kind === 'date-time' ? written.flatMap((time) => toLocalTime(time) ?? []) : written;
}

/**
 * Converts a time to the format of a `datetime-local` field: local, to the minute. Undefined for any
 * other text, and for a year that such a field can't hold.
 */
export function toLocalTime(written: string): string | undefined {
  const time = new Date(written);
  const year = time.getFullYear();
  if (!(year >= 0 && year <= 9999)) return undefined;
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

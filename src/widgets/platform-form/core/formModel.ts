import { isRecord } from '../../../contract/index.ts';
import type { FormField, FormOption, QuestionKind } from '../../../controller/index.ts';

/** A form as the widget fills it in. */
export interface PlatformFormModel {
  /** The id to submit it by. */
  id: string;
  title?: string;
  description?: string;
  fields: readonly FormField[];
}

type Entries = Readonly<Record<string, unknown>>;

/**
 * Reads a form from what came, whose shape the platform's documents do not show: an object with an
 * `id` and a list of named fields, or one of its fields being that.
 *
 * @returns Undefined where no such thing is found. Nothing is made up.
 */
export function readForm(body: unknown, depth = 1): PlatformFormModel | undefined {
  if (!isRecord(body)) return undefined;
  const id = body.id ?? body.formId ?? body.form_id;
  const listed = ['fields', 'questions', 'inputs', 'elements']
    .map((key) => body[key])
    .find((value) => Array.isArray(value));
  if ((typeof id === 'string' || typeof id === 'number') && Array.isArray(listed)) {
    const fields = listed.flatMap(readField);
    if (fields.length === 0 || fields.length < listed.length) return undefined;
    return {
      id: String(id),
      title: textAt(body, ['title', 'name']),
      description: textAt(body, ['description', 'subtitle']),
      fields,
    };
  }
  if (depth === 0) return undefined;
  for (const inner of Object.values(body)) {
    const found = readForm(inner, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A field that cannot be read leaves the whole form unread: part of a form would be another form. */
function readField(field: unknown): FormField[] {
  if (!isRecord(field)) return [];
  const name = textAt(field, ['name', 'id', 'key']);
  if (name === undefined) return [];
  const listed = [field.options, field.choices].find((value) => Array.isArray(value));
  const options = Array.isArray(listed) ? listed.flatMap(readOption) : [];
  return [
    {
      name,
      label: textAt(field, ['label', 'title', 'question']) ?? name,
      description: textAt(field, ['description', 'help', 'hint']),
      kind: kindOf(field, options),
      required: field.required === true,
      options,
    },
  ];
}

function kindOf(field: Entries, options: readonly FormOption[]): QuestionKind {
  const type = typeof field.type === 'string' ? field.type.toLowerCase() : '';
  if (options.length > 0) {
    const isSeveral = field.multiple === true || /multi|checkbox/.test(type);
    return isSeveral ? 'choices' : 'choice';
  }
  if (/^(checkbox|boolean|toggle|switch)$/.test(type)) return 'yes-no';
  if (/^(number|integer)$/.test(type)) return 'number';
  if (type === 'date') return 'date';
  return /area|multiline|long/.test(type) ? 'long-text' : 'text';
}

function readOption(option: unknown): FormOption[] {
  if (typeof option === 'string') return [{ label: option, value: option }];
  if (typeof option === 'number') return [{ label: String(option), value: option }];
  if (!isRecord(option)) return [];
  const label = textAt(option, ['label', 'title', 'name', 'value']);
  return label === undefined ? [] : [{ label, value: option.value ?? option.id ?? label }];
}

function textAt(entries: Entries, keys: readonly string[]): string | undefined {
  return keys
    .map((key) => entries[key])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');
}

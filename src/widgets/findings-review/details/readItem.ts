import { formatJson } from '../../../ui/index.ts';

/** An element of a finding's array, in parts that can be shown. */
export interface ItemParts {
  /** Its text, by the field that most likely holds it. */
  text: string | undefined;
  /** The address of its source, if that is an ordinary web address. */
  link: string | undefined;
  /** Its other plain fields. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Fields nested deeper, as JSON. */
  raw: string | undefined;
}

/** Fields that hold the words of an element, the likeliest first. */
const wordFields = [
  'title',
  'text',
  'summary',
  'description',
  'statement',
  'name',
  'label',
  'content',
];

const linkFields = ['url', 'href', 'link', 'source_url'];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes an element apart. The shapes of the arrays are not shown, so any shape must do. */
export function readItem(item: unknown): ItemParts {
  if (typeof item !== 'object' || item === null) {
    return { text: plain(item), link: undefined, fields: [], raw: undefined };
  }
  if (Array.isArray(item)) {
    const texts = item.map(plain);
    return texts.every((text) => text !== undefined)
      ? { text: texts.join(', '), link: undefined, fields: [], raw: undefined }
      : { text: undefined, link: undefined, fields: [], raw: formatJson(item).text };
  }
  const entries = Object.entries(item).filter(([, value]) => value !== null && value !== '');
  const wordField = wordFields.find((name) =>
    entries.some(([key, value]) => key === name && typeof value === 'string'),
  );
  const linkField = linkFields.find((name) =>
    entries.some(([key, value]) => key === name && webAddress(value)),
  );
  const fields: [string, string][] = [];
  const nested: [string, unknown][] = [];
  for (const [name, value] of entries) {
    if (name === wordField || name === linkField) continue;
    const text = plain(value);
    if (text === undefined) nested.push([name, value]);
    else fields.push([readable(name), text]);
  }
  const find = (wanted: string | undefined): string | undefined => {
    const value: unknown = entries.find(([name]) => name === wanted)?.[1];
    return typeof value === 'string' ? value : undefined;
  };
  const link = find(linkField);
  const text = find(wordField) ?? link;
  const readableFields = fields.filter(([, value]) => !uuid.test(value));
  return {
    text,
    link,
    // An id says nothing to a reader, unless there is nothing else.
    fields: text === undefined && readableFields.length === 0 ? fields : readableFields,
    raw: nested.length === 0 ? undefined : formatJson(Object.fromEntries(nested)).text,
  };
}

function plain(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.join(', ');
  return undefined;
}

function webAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

/** `connection_id` as `connection id`. */
function readable(name: string): string {
  return name.replaceAll('_', ' ');
}

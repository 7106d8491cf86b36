import { isRecord } from '../../../contract/index.ts';
import { formatJson } from '../../../ui/index.ts';

/** An element of a finding's array, split into parts for display. */
export interface ItemParts {
  /** Its text, from the field most likely to contain it. */
  text: string | undefined;
  /** The URL of its source, if it is http or https. */
  link: string | undefined;
  /** Its other primitive fields. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Its nested fields as JSON. */
  raw: string | undefined;
}

/** Fields that may contain the text, the likeliest first. */
const textFields = [
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

/**
 * Splits an element into parts. Its type is undocumented, so any shape is handled.
 *
 * @param words - Its text, if known.
 * @param link - The URL of its source, if known.
 */
export function readItem(
  item: unknown,
  words: string | undefined = wordsOf(item),
  link: string | undefined = linkOf(item),
): ItemParts {
  const text = words ?? link;
  if (typeof item !== 'object' || item === null) return { text, link, fields: [], raw: undefined };
  if (Array.isArray(item)) {
    return { text, link, fields: [], raw: text === undefined ? formatJson(item).text : undefined };
  }
  const fields: [string, string][] = [];
  const nested: [string, unknown][] = [];
  for (const [name, value] of Object.entries(item)) {
    if (value === null || value === '') continue;
    const shown = plain(value);
    if (shown === undefined) nested.push([name, value]);
    else if (shown !== text && shown !== link) fields.push([readable(name), shown]);
  }
  const readableFields = fields.filter(([, value]) => !uuid.test(value));
  return {
    text,
    link,
    // Shows ids only if there is nothing else to read.
    fields: text === undefined && readableFields.length === 0 ? fields : readableFields,
    raw: nested.length === 0 ? undefined : formatJson(Object.fromEntries(nested)).text,
  };
}

function wordsOf(item: unknown): string | undefined {
  return isRecord(item) ? textFields.map((name) => item[name]).find(isWords) : plain(item);
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function linkOf(item: unknown): string | undefined {
  return isRecord(item) ? linkFields.map((name) => item[name]).find(isWebAddress) : undefined;
}

function plain(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.join(', ');
  return undefined;
}

function isWebAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

/** Converts `connection_id` to `connection id`. */
function readable(name: string): string {
  return name.replaceAll('_', ' ');
}

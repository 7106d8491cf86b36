import { unwrapSchema } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import { isRecord } from '../../contract/index.ts';
import { optionFor } from '../doctor/compareFields.ts';
import { nameOf, textsIn } from '../doctor/shapeOf.ts';

/** A redaction of user content, which replaces equal texts by equal placeholders. */
export interface Redaction {
  /** @param schema - The answer's documented schema. */
  answer(this: void, schema: contract.Schema, json: unknown): unknown;
  /** Redacts an id from an address rather than an answer. */
  id(this: void, id: string): string;
}

/**
 * Creates a redaction. It keeps a value only in a documented field, and only if it is a documented
 * enum value, a known media type, a number, a flag, or a timestamp in a field for one. Any other
 * text becomes a placeholder, any other number 0 and any other flag false.
 *
 * The mapping stays in memory, and placeholders are random, so that no text can be recovered from
 * its placeholder.
 */
export function createRedaction(): Redaction {
  const placeholders = new Map<string, string>();
  const taken = new Set<string>();
  const kept = new Set<string>();

  function text(given: string): string {
    if (given === '') return given;
    const known = placeholders.get(given);
    if (known !== undefined) return known;
    const first = placeholderFor(given, placeholders.size + 1);
    let made = first;
    // Dates may collide, since a number appended to one would make it invalid.
    const isWhen = isDate(given);
    for (let count = 2; made === given || (!isWhen && taken.has(made)); count += 1) {
      made = isWhen ? placeholderFor(given, count) : `${first}${count}`;
    }
    placeholders.set(given, made);
    taken.add(made);
    return made;
  }

  function leaf(known: Record<string, unknown>, name: string | undefined, value: unknown): unknown {
    if (value === null || isListed(known, value)) return value;
    if (typeof value === 'boolean') return known['type'] === 'boolean' ? value : false;
    if (typeof value === 'number') {
      if (known['type'] !== 'number') return 0;
      kept.add(String(value));
      return value;
    }
    if (typeof value !== 'string') return null;
    const isWord = known['type'] === 'string' && isHarmless(value);
    const isWhen = name !== undefined && timeName.test(name) && time.test(value);
    return isWord || isWhen ? value : text(value);
  }

  function walk(schema: unknown, name: string | undefined, value: unknown, texts: Texts): unknown {
    const known = schemaFor(schema, value);
    if (Array.isArray(value)) {
      return value.map((item: unknown) => walk(known['item'], undefined, item, texts));
    }
    if (!isRecord(value)) return leaf(known, name, value);
    const entries = isRecord(known['entries']) ? known['entries'] : {};
    const fields = Object.entries(value).map(([key, field]): [string, unknown] => {
      // A recording has a single page.
      if (key === 'nextToken') return [key, null];
      const isNamed = Object.hasOwn(entries, key);
      if (secretName.test(key) && (typeof field === 'string' || !isNamed)) {
        return [isNamed ? key : keyOf(key, texts), '[removed]'];
      }
      if (isNamed) return [key, walk(entries[key], key, field, texts)];
      // The keys of a record are user-defined names.
      if (known['type'] === 'record') {
        return [isHarmless(key) ? key : text(key), walk(known['value'], undefined, field, texts)];
      }
      return [keyOf(key, texts), walk(undefined, undefined, field, texts)];
    });
    return Object.fromEntries(fields);
  }

  function keyOf(key: string, texts: Texts): string {
    return nameOf(key, texts) === key ? key : text(key);
  }

  return {
    id: (id) => (kept.has(id) || isHarmless(id) ? id : text(id)),
    answer: (schema, json) => walk(schema, undefined, json, textsIn(json)),
  };
}

type Texts = ReadonlySet<string>;

/** Returns the schema that declares a value's fields or items; of a union, the matching one. */
function schemaFor(schema: unknown, value: unknown): Record<string, unknown> {
  const known = unwrapSchema(schema, value);
  return known['type'] === 'union' || known['type'] === 'variant'
    ? schemaFor(optionFor(known['options'], value), value)
    : known;
}

/** Returns true if the documentation lists a value as an enum value. */
function isListed({ type, literal, options }: Record<string, unknown>, value: unknown): boolean {
  if (type === 'literal') return value === literal;
  return type === 'picklist' && Array.isArray(options) && options.includes(value);
}

/** Returns true if a text is the platform's own word, or a media type. */
function isHarmless(text: string): boolean {
  return documentedWords.has(text) || mediaTypes.has(text);
}

const secretName = /token|secret|passw|passphrase|(api|private)_?key|credential|cookie|signature/i;

/** Names of the platform's own timestamps; other dates may be user content. */
const timeName = /(At|_at|Time|Updated)$/;
const time = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

const mediaTypes: ReadonlySet<string> = new Set(
  [
    ...['csv', 'html', 'markdown', 'plain', 'xml', 'calendar'].map((type) => `text/${type}`),
    ...['gif', 'heic', 'jpeg', 'png', 'svg+xml', 'tiff', 'webp'].map((type) => `image/${type}`),
    ...['mpeg', 'ogg', 'wav'].map((type) => `audio/${type}`),
    ...['mp4', 'mpeg', 'quicktime', 'webm'].map((type) => `video/${type}`),
    ...['gzip', 'json', 'msword', 'octet-stream', 'pdf', 'rtf', 'xml', 'zip', 'x-yaml'],
    ...['vnd.ms-excel', 'vnd.ms-powerpoint', 'vnd.oasis.opendocument.text'],
    ...['vnd.oasis.opendocument.spreadsheet', 'vnd.oasis.opendocument.presentation'],
    ...['presentationml.presentation', 'spreadsheetml.sheet', 'wordprocessingml.document'].map(
      (kind) => `vnd.openxmlformats-officedocument.${kind}`,
    ),
  ].map((type) => (type.includes('/') ? type : `application/${type}`)),
);

/** The platform's own words, which can't be user content. */
const documentedWords: ReadonlySet<string> = new Set([
  ...contract.endpoints.flatMap(({ response }) =>
    response.type === 'json' ? wordsIn(response.schema) : [],
  ),
  ...wordsIn(contract.brain),
  ...contract.connectorCatalog.flatMap((entry) => [
    entry.id,
    ...contract.providerConfigKeysOf(entry),
  ]),
  ...contract.syncStatuses,
  // Enum values in documented samples.
  ...['ok', 'pending', 'approved', 'rejected', 'complete', 'completed', 'active', 'deleted'],
  ...['open', 'done', 'low', 'medium', 'high', 'urgent', 'visualization', 'views', 'html', 'json'],
  ...['string', 'number', 'integer', 'float', 'boolean', 'date', 'datetime', 'list', 'object'],
  ...['unified_graph', 'unified_graph_conversion', 'No Errors', 'text', 'tool-call'],
]);

function wordsIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { type, literal, options } = isRecord(schema) ? schema : {};
  if (type === 'literal' && typeof literal === 'string') return [literal];
  if (type === 'picklist' && Array.isArray(options)) return options.map(String);
  return Object.values(schema).flatMap((inner: unknown) => wordsIn(inner, seen));
}

const words = [
  ...['a', 'et', 'ut', 'sed', 'sit', 'amet', 'elit', 'enim', 'dolor', 'ipsum', 'lorem', 'magna'],
  ...['tempor', 'labore', 'veniam', 'aliquip', 'commodo', 'nostrud', 'pariatur', 'proident'],
  ...['excepteur', 'voluptate', 'adipiscing', 'incididunt', 'consectetur', 'exercitation'],
];
const longest = 'consecteturadipiscingexercitationincididuntexcepteurvoluptate';

const date = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{3})?Z)?$/;

/** Returns true if a text is only a date, with or without a time. */
function isDate(text: string): boolean {
  return date.test(text);
}

/**
 * Returns a random text of the same shape: words for words, digits for digits, a date for a date
 * and an id for an id. Keeps only common punctuation.
 *
 * @param number - Makes addresses unique.
 */
function placeholderFor(text: string, number: number): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return `person-${number}@example.com`;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/\s/.test(text)) return `https://example.com/${number}`;
  if (isDate(text)) return `${drawDate()}${text.length > 10 ? 'T12:00:00.000Z' : ''}`;
  if (!/[\p{L}\p{N}]/u.test(text)) return drawWord('x'.repeat(Math.min(text.length, 13)));
  // Letters and digits without a space are an id rather than words.
  const drawn =
    /^\S*\d\S*$/.test(text) && /\p{L}/u.test(text)
      ? drawId(text)
      : text.replaceAll(/\p{L}\p{M}*(?:\p{L}|\p{M})*/gu, drawWord).replaceAll(/\p{N}/gu, drawDigit);
  return drawn.replaceAll(/[^\p{L}\p{N}\s.,:;!?'"()/_-]/gu, '-');
}

function drawWord(word: string): string {
  const { length } = word;
  const fitting = words.filter((candidate) => candidate.length === length);
  const drawn = fitting[draw(fitting.length)] ?? longest.slice(0, length);
  if (length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()) {
    return drawn.toUpperCase();
  }
  const [first = ''] = word;
  return first === first.toLowerCase()
    ? drawn
    : `${drawn.charAt(0).toUpperCase()}${drawn.slice(1)}`;
}

/** Returns a random id, hexadecimal if it was, such as a UUID. */
function drawId(id: string): string {
  const isHex = /^[\da-f-]+$/i.test(id.slice(-36));
  return id.replaceAll(/[\p{L}\p{N}]/gu, (character) => {
    if (/\p{N}/u.test(character)) return drawDigit();
    const letters = isHex ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz';
    const letter = letters.charAt(draw(letters.length));
    return character === character.toLowerCase() ? letter : letter.toUpperCase();
  });
}

function drawDigit(): string {
  return String(draw(9) + 1);
}

function drawDate(): string {
  const two = (value: number): string => String(value + 1).padStart(2, '0');
  return `2026-${two(draw(12))}-${two(draw(28))}`;
}

/** Returns a random integer from 0 to below the limit. */
function draw(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return limit === 0 ? 0 : drawn % limit;
}

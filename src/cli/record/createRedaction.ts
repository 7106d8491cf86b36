import { unwrapSchema } from '../../client/index.ts';
import * as contract from '../../contract/index.ts';
import { isRecord } from '../../contract/index.ts';
import { nameOf, textsIn } from '../doctor/shapeOf.ts';
import { placeholderFor } from './placeholderFor.ts';

/** Takes out of answers what a person may have written, each text always by the same placeholder. */
export interface Redaction {
  /** @param schema - What the documents say of the answer. */
  answer(this: void, schema: contract.Schema, json: unknown): unknown;
  /** An id that isn't in an answer but in an address. */
  id(this: void, id: string): string;
}

/**
 * Creates a redaction. What it knows of texts and their placeholders is in memory alone, and the
 * placeholders are drawn by chance, so that nobody finds a text by its placeholder.
 */
export function createRedaction(): Redaction {
  const placeholders = new Map<string, string>();
  const taken = new Set<string>();
  const kept = new Set<string>();

  function text(given: string): string {
    if (given === '' || documentedWords.has(given) || mediaType.test(given)) return given;
    const known = placeholders.get(given);
    if (known !== undefined) return known;
    const first = placeholderFor(given, placeholders.size + 1);
    let made = first;
    // Two dates may become the same, since a number at its end makes a date none.
    const isMoment = moment.test(given);
    for (let count = 2; isMoment ? made === given : taken.has(made) || made === given; count += 1) {
      made = isMoment ? placeholderFor(given, count) : `${first}${count}`;
    }
    placeholders.set(given, made);
    taken.add(made);
    return made;
  }

  function number(given: number, isDocumented: boolean): number {
    if (isDocumented || (Number.isInteger(given) && Math.abs(given) < smallest)) {
      kept.add(String(given));
      return given;
    }
    const made = Number(text(String(given)));
    return Number.isFinite(made) ? made : 0;
  }

  function walk(schema: unknown, value: unknown, texts: ReadonlySet<string>): unknown {
    const { type, entries, item, value: entry } = unwrapSchema(schema, value);
    if (typeof value === 'string') return text(value);
    if (typeof value === 'number') return number(value, type === 'number');
    if (Array.isArray(value)) return value.map((inner: unknown) => walk(item, inner, texts));
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).map(([key, field]): [string, unknown] => {
      if (isRecord(entries) && Object.hasOwn(entries, key)) {
        return [key, walkField(key, entries[key], field)];
      }
      // A key is the name of a field, or what a person called something.
      const isName = type !== 'record' && nameOf(key, texts) === key;
      const inner = type === 'record' ? entry : undefined;
      return [isName ? key : text(key), walkField(key, inner, field)];
    });
    return Object.fromEntries(fields);

    function walkField(key: string, inner: unknown, field: unknown): unknown {
      // What was recorded is all on one page.
      if (key === 'nextToken') return null;
      if (typeof field === 'string' && secretName.test(key)) return '[removed]';
      const isMoment = typeof field === 'string' && momentName.test(key) && moment.test(field);
      return isMoment && field.length > '2026-11-23'.length ? field : walk(inner, field, texts);
    }
  }

  return {
    id: (id) => (kept.has(id) ? id : text(id)),
    answer: (schema, json) => walk(schema, json, textsIn(json)),
  };
}

/** Numbers from here on are replaced where no document names them. */
const smallest = 10_000;

const secretName = /token|secret|passw|passphrase|(api|private)_?key|credential|cookie|signature/i;
/** When the platform did something; other dates may be somebody's. */
const momentName = /(At|_at)$/;
const moment = /^\d{4}-\d{2}-\d{2}([T ][\d:.]+(Z|[+-][\d:]+)?)?$/;
const mediaType = /^(application|audio|font|image|model|text|video)\/[\w.+-]{1,80}$/;

/** Words of the platform itself, which say nothing of anybody. */
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
  // Of states, kinds and types that samples of the documents show.
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

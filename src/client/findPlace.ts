import type * as v from 'valibot';
import { isRecord, replacementOf, type Replacement } from '../contract/index.ts';

/** A step into an answer: the name of a field, or an item, which moves when others before it go. */
export type Step = string | { readonly list: readonly unknown[]; readonly item: unknown };

/** Something of an answer that may be left out, or replaced, without making the rest untrue. */
export interface Cut {
  readonly holder: object;
  readonly key: string | number;
  /** What holds it: once a list or a record has lost all that it held, it says nothing itself. */
  readonly from: 'list' | 'record' | 'object';
  /** What leads to its holder. */
  readonly steps: readonly Step[];
  /** What an item of the list has to be, or the field. */
  readonly item: unknown;
  /** What is read in place of the field. */
  readonly replacement?: Replacement;
}

/** Where an answer differs from its schema. */
export interface Place {
  /** Without content: `sessions[].running`, `node_counts.*`. */
  readonly path: string;
  /** What may be left out to be rid of the difference, the smallest last. */
  readonly cuts: readonly Cut[];
}

/**
 * Finds the place of an issue, by walking the schema along its path.
 *
 * What may be left out: an item of a list, an entry of a record, and a field that is optional. Not
 * a flag that came as something else, since without it the opposite may be read; and no piece of
 * what has a default, since a person would see the default in place of what came. A field or an
 * item for which the contract has a replacement is replaced by it.
 */
export function findPlace(root: v.GenericSchema, issue: v.BaseIssue<unknown>): Place {
  const cuts: Cut[] = [];
  const steps: Step[] = [];
  let schema: unknown = root;
  let path = '';
  let isWhole = false;
  for (const { key, input, value } of issue.path ?? []) {
    const { type, entries, item, value: entry } = unwrapSchema(schema, input);
    if (typeof input !== 'object' || input === null) break;
    if (typeof key !== 'string' && typeof key !== 'number') break;
    const base = { holder: input, key, steps: [...steps], item };
    if (type === 'array') {
      path += '[]';
      schema = item;
      if (Array.isArray(input)) steps.push({ list: input, item: value });
      const replacement = isSchema(item) ? replacementOf(item) : undefined;
      if (!isWhole) cuts.push({ ...base, from: 'list', ...(replacement && { replacement }) });
      continue;
    }
    const isField = isRecord(entries) && Object.hasOwn(entries, key);
    path += `${path === '' ? '' : '.'}${isField ? key : '*'}`;
    steps.push(String(key));
    if (isField) {
      schema = entries[key];
      const { type: kind, default: preset, wrapped } = isRecord(schema) ? schema : {};
      const isOptional = /optional|nullish/.test(String(kind));
      isWhole ||= isOptional && preset !== undefined;
      const isAbsent = value === null || value === undefined;
      const replacement = isSchema(schema) ? replacementOf(schema) : undefined;
      if (!isWhole && replacement !== undefined) {
        cuts.push({ ...base, from: 'object', item: schema, replacement });
      } else if (!isWhole && isOptional && (isAbsent || !isFlag(wrapped))) {
        cuts.push({ ...base, from: 'object' });
      }
    } else {
      schema = type === 'record' ? entry : undefined;
      if (!isWhole && type === 'record') cuts.push({ ...base, from: 'record' });
    }
  }
  return { path, cuts };
}

/** The schema that names fields or items, without those that say when and how it is read. */
export function unwrapSchema(schema: unknown, value: unknown): Record<string, unknown> {
  if (!isRecord(schema)) return {};
  const { pipe, type, getter, wrapped } = schema;
  if (Array.isArray(pipe)) return unwrapSchema(pipe.filter(isSchema).at(-1), value);
  if (type === 'lazy' && typeof getter === 'function') {
    return unwrapSchema(Reflect.apply(getter, undefined, [value]), value);
  }
  return isRecord(wrapped) ? unwrapSchema(wrapped, value) : schema;
}

/** Whether a value is a schema, such as a step of a pipe. */
export function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value['kind'] === 'schema';
}

function isFlag(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  const { type, options } = schema;
  return type === 'boolean' || (Array.isArray(options) && options.some(isFlag));
}

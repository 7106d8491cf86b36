import type * as v from 'valibot';
import { isRecord, replacementOf, type Replacement } from '../contract/index.ts';

/** A step into an answer: the name of a field, or an item, which moves when others before it go. */
export type Step = string | { readonly list: readonly unknown[]; readonly item: unknown };

/** A part of an answer that can be removed or replaced without making the rest untrue. */
export interface Cut {
  readonly holder: object;
  readonly key: string | number;
  /** The kind of holder: a list or a record that has lost all its entries means nothing itself. */
  readonly from: 'list' | 'record' | 'object';
  /** The steps to its holder. */
  readonly steps: readonly Step[];
  /** The schema of the list's item, or of the field. */
  readonly item: unknown;
  /** The replacement for the field. */
  readonly replacement?: Replacement;
}

/** A place where an answer differs from its schema. */
export interface Place {
  /** Without content: `sessions[].running`, `node_counts.*`. */
  readonly path: string;
  /** Parts that can be removed to resolve the difference, the smallest last. */
  readonly cuts: readonly Cut[];
}

/**
 * Finds the place of an issue, by walking the schema along its path.
 *
 * An item of a list, an entry of a record, and an optional field can be removed. A flag that came
 * as something else can't, since without it the opposite may be read; nor can a piece of a value
 * with a default, since a person would see the default instead of what came. A field or an item for
 * which the contract has a replacement is replaced by it.
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

/** Returns true if a value is a schema, such as a step of a pipe. */
export function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value['kind'] === 'schema';
}

function isFlag(schema: unknown): boolean {
  if (!isRecord(schema)) return false;
  const { type, options } = schema;
  return type === 'boolean' || (Array.isArray(options) && options.some(isFlag));
}

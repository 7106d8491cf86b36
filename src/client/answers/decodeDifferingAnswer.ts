import * as v from 'valibot';
import { isRecord, replacementOf } from '../../contract/index.ts';
import { decodeError, problemOf } from './decode.ts';
import type { DecodeIssue } from '../errors/DecodeError.ts';
import { parseJson } from './parseJson.ts';
import { setUnreadableCount } from './unreadableCount.ts';
import { isFlag, isSchema, stepInto } from './unwrapSchema.ts';

/** The maximum number of repair passes: each may expose problems that weren't checked before. */
const maxReadings = 4;

/**
 * Lists the places where an answer differs from the contract: each once, however many items differ
 * there, and with user-defined names replaced by `*`.
 */
export function differencesOf(schema: v.GenericSchema, value: unknown): DecodeIssue[] {
  const { issues = [] } = v.safeParse(schema, value);
  const reading: Reading = { found: new Map(), lists: new Map() };
  repair({ schema, issues, path: '', steps: [], isWhole: true }, reading);
  return [...reading.found.values()];
}

/**
 * Decodes an answer of the platform leniently. Where it differs from the contract, removes the
 * smallest possible part, or substitutes the contract's replacement, and keeps the rest. A list
 * without any readable item counts as unreadable.
 *
 * An item of a list, an entry of a record, and an optional field can be removed. A malformed flag
 * can't, since its absence may mean the opposite; nor can part of a value with a default, since the
 * user would see the default instead.
 *
 * @param value - Modified in place where it differs.
 * @param onDrift - Called with each place where the answer differs but was repaired.
 * @throws {@link DecodeError} when the unreadable part can't be removed.
 */
export function decodeDifferingAnswer<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  route: string,
  onDrift: (difference: DecodeIssue) => void,
): v.InferOutput<S> {
  const first = v.safeParse(schema, value);
  const reading: Reading = { found: new Map(), lists: new Map() };
  let result = first;
  for (let readings = 1; !result.success; readings += 1) {
    const { issues } = result;
    const root = { schema, issues, path: '', steps: [], isWhole: false };
    if (readings > maxReadings || !repair(root, reading)) {
      throw decodeError(schema, route, 'response', first.issues ?? issues);
    }
    result = v.safeParse(schema, value);
  }
  for (const { steps, count } of reading.lists.values()) {
    const list = steps.reduce(follow, result.output);
    if (Array.isArray(list)) setUnreadableCount(list, count);
  }
  for (const difference of reading.found.values()) onDrift(difference);
  return result.output;
}

/**
 * A step into an answer: a field's name, or an item by identity, since its index shifts when
 * earlier ones are removed.
 */
type Step = string | { readonly list: readonly unknown[]; readonly item: unknown };

function follow(at: unknown, step: Step): unknown {
  if (typeof step === 'string') return isRecord(at) ? at[step] : at;
  return Array.isArray(at) ? at[step.list.indexOf(step.item)] : undefined;
}

interface Reading {
  /** The places that differ, without duplicates. */
  readonly found: Map<string, DecodeIssue>;
  /** The number of missing items, by list. */
  readonly lists: Map<object, { readonly steps: readonly Step[]; readonly count: number }>;
}

interface Part {
  readonly schema: unknown;
  readonly issues: readonly v.BaseIssue<unknown>[];
  /** The path without user content: `sessions[].running`, `node_counts.*`. */
  readonly path: string;
  readonly steps: readonly Step[];
  /** True if no part of it may be removed or replaced. */
  readonly isWhole: boolean;
}

/** A field, item or entry that differs, with the issues in it. */
interface Child extends Pick<Part, 'schema'> {
  readonly holder: object;
  readonly key: string | number;
  readonly value: unknown;
  readonly issues: v.BaseIssue<unknown>[];
}

/** Removes or replaces the unreadable pieces of a part. Returns false if that isn't enough. */
function repair({ schema, issues, path, steps, isWhole }: Part, reading: Reading): boolean {
  const children = new Map<string | number, Child>();
  let isReadable = true;
  for (const issue of issues) {
    const { key, input: holder, value } = issue.path?.[steps.length] ?? {};
    const isKey = typeof key === 'string' || typeof key === 'number';
    if (isKey && typeof holder === 'object' && holder !== null) {
      const child = children.get(key) ?? { schema, holder, key, value, issues: [] };
      child.issues.push(issue);
      children.set(key, child);
    } else {
      const message = problemOf(issue);
      reading.found.set(`${path} ${message}`, { path, message });
      isReadable = false;
    }
  }
  const removed = new Set<string | number>();
  const [{ holder } = { holder: {} }] = children.values();
  let replaced = 0;
  for (const child of children.values()) {
    const outcome = repairChild(child, { path, steps, isWhole }, reading);
    if (outcome === 'unreadable') isReadable = false;
    if (outcome === 'gone') removed.add(child.key);
    if (outcome === 'replaced') replaced += 1;
  }
  if (!isReadable || (removed.size > 0 && removed.size === Object.keys(holder).length))
    return false;
  if (Array.isArray(holder)) {
    const count = removed.size + replaced + (reading.lists.get(holder)?.count ?? 0);
    reading.lists.set(holder, { steps, count });
    const kept: unknown[] = holder.filter((_, at) => !removed.has(at));
    kept.forEach((item, at) => Reflect.set(holder, at, item));
    holder.length = kept.length;
  } else for (const key of removed) Reflect.deleteProperty(holder, key);
  return true;
}

/** Repairs a child or replaces it in its holder. Returns `gone` if the caller has to remove it. */
function repairChild(
  { schema, holder, key, value, issues }: Child,
  around: Pick<Part, 'path' | 'steps' | 'isWhole'>,
  reading: Reading,
): 'repaired' | 'replaced' | 'gone' | 'unreadable' {
  const step = stepInto([schema], holder, key);
  const { isField } = step;
  const inner = step.inner.length === 1 ? step.inner[0] : undefined;
  const isItem = Array.isArray(holder);
  const { type: kind, default: preset, wrapped } = isField && isRecord(inner) ? inner : {};
  const isOptional = /optional|nullish/.test(String(kind));
  const isWhole = around.isWhole || (isOptional && preset !== undefined);
  const name = `${around.path === '' ? '' : '.'}${isField ? key : '*'}`;
  const path = `${around.path}${isItem ? '[]' : name}`;
  const steps = [...around.steps, isItem ? { list: holder, item: value } : String(key)];
  if (repair({ schema: inner, issues, path, steps, isWhole }, reading)) return 'repaired';
  const number = numberIn(value);
  if (number !== undefined && isSchema(inner) && v.is(inner, number)) {
    Reflect.set(holder, key, number);
    return 'repaired';
  }
  if (isWhole || !isSchema(inner)) return 'unreadable';
  const replacement = replacementOf(inner);
  const isAbsent = value === null || value === undefined;
  if (replacement !== undefined) {
    const made: unknown =
      'make' in replacement ? replacement.make() : Reflect.get(holder, replacement.field);
    if (!v.is(inner, made)) return 'unreadable';
    Reflect.set(holder, key, made);
    if (!isItem && Array.isArray(made) && !isAbsent) {
      // The replacement is a list, so whatever was received counts as missing from it.
      reading.lists.set(made, { steps, count: Array.isArray(value) ? value.length : 1 });
    }
    return isItem ? 'replaced' : 'repaired';
  }
  if (isItem && v.is(inner, null)) {
    // The contract allows null for unknown items, so this one keeps its place.
    Reflect.set(holder, key, null);
    return 'repaired';
  }
  if (!isField) return 'gone';
  if (!isOptional || (!isAbsent && isFlag(wrapped))) return 'unreadable';
  Reflect.deleteProperty(holder, key);
  return 'repaired';
}

/** Returns the number that a text is, if a number can hold it exactly. */
function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? parseJson(value) : undefined;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? undefined : number;
}

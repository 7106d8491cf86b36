import * as v from 'valibot';
import { isRecord } from '../contract/index.ts';
import { decodeError, problemOf } from './decode.ts';
import type { DecodeIssue } from './errors/DecodeError.ts';
import { findPlace, isSchema, type Cut, type Place, type Step } from './findPlace.ts';
import { setLeftOut } from './leftOut.ts';

/**
 * The maximum number of times to read an answer again: removing something may expose problems that
 * weren't checked before.
 */
const mostReadings = 4;

/**
 * Lists where an answer differs from the contract. Each place appears once, however many items
 * differ there, and without the names that people gave.
 */
export function differencesOf(schema: v.GenericSchema, value: unknown): DecodeIssue[] {
  const { issues = [] } = v.safeParse(schema, value);
  return unlike(issues.map((issue) => ({ issue, place: findPlace(schema, issue) })));
}

/**
 * Reads an answer of the platform. Where it differs from the contract, the smallest possible thing
 * is removed, or replaced by what the contract has in its place, and the rest is kept; a list of
 * which nothing can be read counts as unreadable.
 *
 * @param value - Changed where it differs.
 * @param onDrift - Called with each place where the answer differs and could be read all the same.
 * @throws {@link DecodeError} when the unreadable part can't be removed.
 */
export function decodeDifferingAnswer<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  route: string,
  onDrift: (difference: DecodeIssue) => void,
): v.InferOutput<S> {
  const first = v.safeParse(schema, value);
  const found: Found[] = [];
  const lists = new Map<object, { steps: readonly Step[]; count: number }>();
  let result = first;
  for (let readings = 1; !result.success; readings += 1) {
    const places = result.issues.map((issue) => ({ issue, place: findPlace(schema, issue) }));
    const gone = readings > mostReadings ? undefined : leaveOut(places);
    if (gone === undefined) {
      throw decodeError(route, 'response', first.issues ?? result.issues);
    }
    for (const [holder, { steps, keys, replaced }] of gone) {
      if (!Array.isArray(holder)) continue;
      const count = keys.size + replaced.size + (lists.get(holder)?.count ?? 0);
      lists.set(holder, { steps, count });
    }
    found.push(...places);
    result = v.safeParse(schema, value);
  }
  for (const { steps, count } of lists.values()) {
    const list = steps.reduce(follow, result.output);
    if (Array.isArray(list)) setLeftOut(list, count);
  }
  unlike(found).forEach(onDrift);
  return result.output;
}

function follow(at: unknown, step: Step): unknown {
  if (typeof step === 'string') return isRecord(at) ? at[step] : at;
  return Array.isArray(at) ? at[step.list.indexOf(step.item)] : undefined;
}

interface Found {
  readonly issue: v.BaseIssue<unknown>;
  readonly place: Place;
}

function unlike(found: readonly Found[]): DecodeIssue[] {
  const all = found.map(({ issue, place: { path } }) => ({ path, message: problemOf(issue) }));
  return [...new Map(all.map((it) => [`${it.path} ${it.message}`, it])).values()];
}

/** The parts to remove from a list, a record or an object. */
interface Gone {
  readonly steps: Cut['steps'];
  readonly keys: Set<string | number>;
  /** Keys that keep their place, with an empty value. */
  readonly replaced: Set<string | number>;
}

/** Removes from an answer what the places allow; undefined if one of them allows nothing. */
function leaveOut(found: readonly Found[]): ReadonlyMap<object, Gone> | undefined {
  const gone = new Map<object, Gone>();
  for (const { place } of found) {
    if (!place.cuts.toReversed().some((cut) => goesWith(cut, gone))) return undefined;
  }
  for (const [holder, { keys }] of gone) {
    if (Array.isArray(holder)) {
      const kept: unknown[] = holder.filter((_, at) => !keys.has(at));
      kept.forEach((item, at) => Reflect.set(holder, at, item));
      holder.length = kept.length;
    } else for (const key of keys) Reflect.deleteProperty(holder, key);
  }
  return gone;
}

/** Marks what a cut takes away; false when nothing is left that the holder could say. */
function goesWith(
  { holder, key, from, steps, item, replacement }: Cut,
  gone: Map<object, Gone>,
): boolean {
  const { keys, replaced } = gone.get(holder) ?? { keys: new Set(), replaced: new Set() };
  if (replacement !== undefined) {
    const value: unknown =
      'make' in replacement ? replacement.make() : Reflect.get(holder, replacement.field);
    if (!isSchema(item) || !v.is(item, value)) return false;
    if (from === 'list') gone.set(holder, { steps, keys, replaced: replaced.add(key) });
    const before: unknown = Reflect.get(holder, key);
    if (from === 'object' && Array.isArray(value) && before !== undefined && before !== null) {
      // A list in place of one, or of something else: what came is missing in it.
      const missing = Array.isArray(before) ? before : [before];
      const lost = { keys: new Set<number>(), replaced: new Set(missing.keys()) };
      gone.set(value, { steps: [...steps, String(key)], ...lost });
    }
    return Reflect.set(holder, key, value);
  }
  if (from === 'list' && isSchema(item) && v.is(item, null)) {
    // The contract has a word for what nobody knows, so the item keeps its place.
    return Reflect.set(holder, key, null);
  }
  gone.set(holder, { steps, keys: keys.add(key), replaced });
  return from === 'object' || keys.size < Object.keys(holder).length;
}

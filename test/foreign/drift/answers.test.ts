import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isDecodeError, leftOutOf } from '../../../src/client/index.ts';
import { decodeDifferingAnswer } from '../../../src/client/answers/decodeDifferingAnswer.ts';
import * as contract from '../../../src/contract/index.ts';
import { propertyRuns } from '../../propertyRuns.ts';
import { isSchema, unwrapSchema } from '../../../src/client/answers/unwrapSchema.ts';
import { arbitraryAnswer } from './arbitraryAnswer.ts';
import { deviate, deviations, extraName, placesIn, type Path } from './deviate.ts';

/** Routes that serve several actions: each of their functions reads the answer of its own. */
const byAction = new Map<string, contract.Schema>([
  ['postAnalyticsChat', contract.onboardingResult],
  ['postAnalyticsChatV2', contract.graphModificationResult],
  ['performAction', contract.brain],
]);

/** Every route that answers JSON. */
const routes = contract.endpoints.flatMap(({ name, response }) =>
  response.type === 'json' ? [[name, byAction.get(name) ?? response.schema] as const] : [],
);

/** The reading of an answer: the decoded value, the rest of the answer, and the reported drifts. */
interface Read {
  readonly output: unknown;
  readonly rest: unknown;
  readonly told: readonly string[];
}

/** Undefined for the documented error. */
function read(schema: contract.Schema, answer: unknown): Read | undefined {
  const rest: unknown = structuredClone(answer);
  const told: string[] = [];
  try {
    const output = decodeDifferingAnswer(schema, rest, 'GET /route', ({ path }) => told.push(path));
    return { output, rest, told };
  } catch (error) {
    if (!isDecodeError(error)) throw error;
    expect(error.issues.length).toBeGreaterThan(0);
    return undefined;
  }
}

describe.each(routes)('an answer of %s that departs at one place', (_, schema) => {
  it('is read without what cannot be read and with all the rest, or rejected as documented', () => {
    fc.assert(
      fc.property(
        arbitraryAnswer(schema),
        fc.nat(),
        fc.constantFrom(...deviations),
        (answer, at, how) => {
          const places = placesIn(answer);
          const place = places[at % places.length] ?? [];
          const departing = deviate(answer, place, how);
          const found = read(schema, departing);
          if (found === undefined) {
            expect(v.is(schema, departing)).toBe(false);
            const deepest = how === 'extra' ? [...place, extraName] : place;
            expect(smallestCut(schema, answer, departing, deepest)).toBeUndefined();
            expect(replaced(schema, departing, deepest)).toBeUndefined();
            return;
          }
          // The rest is an answer as documented, and the decoded value is what it says.
          expect(found.output).toEqual(v.parse(schema, found.rest));
          const deepest = how === 'extra' ? [...place, extraName] : place;
          const replacement = replaced(schema, departing, deepest);
          if (replacement === undefined) expectRest(departing, found.rest, deepest);
          else expectReplaced(departing, found.rest, replacement);
          expect(found.told.length > 0).toBe(!v.is(schema, departing));
        },
      ),
      { numRuns: propertyRuns(2_000) / 4 },
    );
  });

  it('counts in each of its lists the items that nobody can read', () => {
    fc.assert(
      fc.property(
        arbitraryAnswer(schema),
        fc.nat(),
        fc.constantFrom(...deviations),
        (answer, at, how) => {
          const places = placesIn(answer).filter((path) => path.length > 0);
          const place = places[at % places.length] ?? [];
          // Content that is gone without a trace can't be counted.
          if (how === 'drop' && typeof place.at(-1) === 'number') return;
          const departing = deviate(answer, place, how);
          const found = read(schema, departing);
          if (found === undefined) return;
          const list = listAbove(place);
          const [before, after] = [departing, found.rest].map((value) => valueAt(value, list));
          const output = valueAt(found.output, list);
          if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(output)) return;
          const { path = [] } = replaced(schema, departing, place) ?? {};
          const isItem = path.length === list.length + 1 && Number.isInteger(path.at(-1));
          // A replaced item keeps its place, and is counted all the same.
          const isReplaced = isItem && valueAt(found.rest, path) !== valueAt(departing, path);
          expect(after.length + leftOutOf(output)).toBe(before.length + (isReplaced ? 1 : 0));
        },
      ),
      { numRuns: propertyRuns(800) / 8 },
    );
  });

  it('has what it had, whatever fields no document names', () => {
    fc.assert(
      fc.property(arbitraryAnswer(schema), fc.jsonValue({ maxDepth: 1 }), (answer, extra) => {
        if (!contract.isRecord(answer)) return;
        const found = read(schema, { ...answer, [extraName]: extra });
        expect(found?.told).toEqual([]);
        expect(found?.output).toEqual(
          contract.isRecord(found?.output) && Object.hasOwn(found.output, extraName)
            ? { ...record(v.parse(schema, answer)), [extraName]: extra }
            : v.parse(schema, answer),
        );
      }),
      { numRuns: propertyRuns(400) / 8 },
    );
  });
});

/** The outermost list that holds a place. */
function listAbove(place: Path): Path {
  const at = place.findIndex((key) => typeof key === 'number');
  return place.slice(0, at === -1 ? undefined : at);
}

/** A field or an item for which the contract has a replacement, with that replacement. */
interface Replaced {
  readonly path: Path;
  readonly value: unknown;
}

/** Finds the innermost field or item on the way to a departure that has a replacement. */
function replaced(schema: contract.Schema, departing: unknown, place: Path): Replaced | undefined {
  let at: unknown = schema;
  let holder = departing;
  let found: Replaced | undefined;
  for (const [index, key] of place.entries()) {
    const { type, entries, item, value } = unwrapSchema(at, holder);
    const isField = contract.isRecord(entries) && Object.hasOwn(entries, key);
    at = type === 'array' ? item : isField ? entries[key] : type === 'record' ? value : undefined;
    const isItem = Array.isArray(holder) && typeof key === 'number' && key < holder.length;
    if ((isField || isItem) && isSchema(at)) {
      const replacement = contract.replacementOf(at);
      const made =
        replacement === undefined
          ? undefined
          : 'make' in replacement
            ? replacement.make()
            : valueAt(holder, [replacement.field]);
      if (replacement !== undefined && v.is(at, made)) {
        found = { path: place.slice(0, index + 1), value: made };
      }
    }
    holder = valueAt(holder, [key]);
  }
  return found;
}

/** Nothing else is changed, and what could be read in its place, or of it, is there. */
function expectReplaced(departing: unknown, rest: unknown, { path, value }: Replaced): void {
  const now = valueAt(rest, path);
  const before = valueAt(departing, path);
  const isWithout =
    JSON.stringify(now) === JSON.stringify(before) ||
    (Array.isArray(before) &&
      Array.isArray(now) &&
      now.every((item: unknown) => item === null || isAmong(item, before)));
  if (!isWithout) expect(now).toEqual(value);
  expect(deviate(rest, path, 'null')).toEqual(withNull(departing, path));
}

function isAmong(item: unknown, list: readonly unknown[]): boolean {
  return list.some((other) => JSON.stringify(other) === JSON.stringify(item));
}

/** An answer with null at a place, also where nothing was, as a copy. */
function withNull(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return null;
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => (at === key ? withNull(item, rest) : item));
  }
  return { ...record(value), [key]: withNull(record(value)[key], rest) };
}

function record(value: unknown): Record<string, unknown> {
  return contract.isRecord(value) ? value : {};
}

/**
 * Finds what could have been removed to resolve a departure: something that has others beside it,
 * is no flag, and leaves no default in its place.
 */
function smallestCut(
  schema: contract.Schema,
  answer: unknown,
  departing: unknown,
  place: Path,
): Path | undefined {
  const ways = place.map((_, at) => place.slice(0, at + 1));
  const hasDefault = (path: Path): boolean => {
    const rest = v.safeParse(schema, deviate(departing, path, 'drop'));
    return (
      rest.success &&
      !Array.isArray(valueAt(rest.output, path.slice(0, -1))) &&
      valueAt(rest.output, path) !== undefined
    );
  };
  const firm = ways.findIndex(hasDefault);
  return ways.slice(0, firm === -1 ? undefined : firm).findLast((path) => {
    const holder = valueAt(departing, path.slice(0, -1));
    if (typeof holder !== 'object' || holder === null || Object.keys(holder).length < 2)
      return false;
    // Also a flag that nobody knows: it says neither yes nor no, but may.
    const isFlag = valueAt(answer, path) !== undefined && v.is(schema, withTrue(answer, path));
    return !isFlag && v.is(schema, deviate(departing, path, 'drop'));
  });
}

/** An answer that says yes at a place, as a copy. */
function withTrue(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return true;
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => (at === key ? withTrue(item, rest) : item));
  }
  return Object.fromEntries(
    Object.entries(record(value)).map(([name, field]) => [
      name,
      name === key ? withTrue(field, rest) : field,
    ]),
  );
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** Nothing is changed, and nothing is missing but what holds the place. */
function expectRest(departing: unknown, rest: unknown, [key, ...inner]: Path): void {
  if (rest === null || departing === rest) return;
  if (Array.isArray(departing) && Array.isArray(rest)) {
    if (rest.length === departing.length) {
      departing.forEach((item: unknown, at) => {
        if (at === key) expectRest(item, rest[at], inner);
        else expect(rest[at]).toEqual(item);
      });
    } else expect(rest).toEqual(departing.filter((_, at) => at !== key));
  } else if (contract.isRecord(departing) && contract.isRecord(rest)) {
    for (const [name, field] of Object.entries(departing)) {
      if (name !== key) expect(rest[name]).toEqual(field);
      else if (Object.hasOwn(rest, name)) expectRest(field, rest[name], inner);
    }
    expect(Object.keys(departing)).toEqual(expect.arrayContaining(Object.keys(rest)));
  } else expect(rest).toEqual(departing);
}

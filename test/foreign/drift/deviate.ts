import { isRecord } from '../../../src/contract/index.ts';

/** Names and indexes that lead to a place. */
export type Path = readonly (string | number)[];

/** Ways in which a platform may depart from its documents at one place. */
export const deviations = ['drop', 'null', 'retype', 'extra'] as const;

/** See {@link deviations}. */
export type Deviation = (typeof deviations)[number];

/** A field that no document has. */
export const extraName = 'in_no_document';

/** Every place of an answer, its root first. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? value.map((item: unknown, at) => [at, item] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return [path, ...inner.flatMap(([key, item]) => placesIn(item, [...path, key]))];
}

/** An answer that departs at one place, as a copy. */
export function deviate(value: unknown, [key, ...rest]: Path, how: Deviation): unknown {
  if (key === undefined) {
    if (how === 'extra') return isRecord(value) ? { ...value, [extraName]: ['what'] } : value;
    return how === 'null' ? null : how === 'retype' ? retyped(value) : value;
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) => {
      if (at !== key) return [item];
      return how === 'drop' && rest.length === 0 ? [] : [deviate(item, rest, how)];
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (name !== key) return [[name, field]];
      return how === 'drop' && rest.length === 0 ? [] : [[name, deviate(field, rest, how)]];
    }),
  );
}

function retyped(value: unknown): unknown {
  if (typeof value === 'string') return 4711;
  if (typeof value === 'number') return { no: 'number' };
  if (typeof value === 'boolean') return 'perhaps';
  return Array.isArray(value) ? { no: 'list' } : ['something else'];
}

import { isRecord } from '../../../../contract/index.ts';

export type JsonObject = Record<string, unknown>;

/** Returns the value at a path such as `metadata.host`. */
export function readPath(object: JsonObject, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) ? ownValue(value, key) : undefined), object);
}

/** Writes the value at a path, creating missing objects. */
export function writePath(object: JsonObject, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop();
  if (last === undefined) return;
  let place = object;
  for (const key of keys) {
    const inner = ownValue(place, key);
    const next: JsonObject = isRecord(inner) ? inner : {};
    place[key] = next;
    place = next;
  }
  place[last] = value;
}

export function nest(entries: Iterable<readonly [path: string, value: unknown]>): JsonObject {
  const object: JsonObject = {};
  for (const [path, value] of entries) writePath(object, path, value);
  return object;
}

/** Reads own properties only, so that no path reaches a prototype. */
function ownValue(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

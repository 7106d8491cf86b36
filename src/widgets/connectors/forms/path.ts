/** An object as JSON has it. */
export type JsonObject = Record<string, unknown>;

/** Returns the value at a path such as `metadata.host`. */
export function readPath(object: JsonObject, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), object);
}

/** Writes the value at a path, and creates the objects on the way. */
export function writePath(object: JsonObject, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop();
  if (last === undefined) return;
  let place = object;
  for (const key of keys) {
    const inner = place[key];
    const next: JsonObject = isObject(inner) ? inner : {};
    place[key] = next;
    place = next;
  }
  place[last] = value;
}

/** Nests values by their paths. */
export function nest(entries: Iterable<readonly [path: string, value: unknown]>): JsonObject {
  const object: JsonObject = {};
  for (const [path, value] of entries) writePath(object, path, value);
  return object;
}

/** Whether a value is an object and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

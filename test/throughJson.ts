/** A value as it comes back from JSON: a copy without the members that are undefined. */
export function throughJson<T>(value: T): T;
export function throughJson(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return copy;
}

/** Returns true if two values are equal as JSON: undefined members count as absent. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

/** Sorts an object's members by name, so that their order doesn't matter. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

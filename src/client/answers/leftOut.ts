/** The number of unreadable items of each decoded list. */
const counts = new WeakMap<object, number>();

/** Notes how many items of a list could not be read. */
export function setLeftOut(list: readonly unknown[], count: number): void {
  counts.set(list, count);
}

/**
 * Returns the number of items missing from lists of an answer because they couldn't be read. It
 * knows the lists that the client returns; a copy keeps the number through {@link withLeftOut}.
 */
export function leftOutOf(...lists: readonly (readonly unknown[] | undefined)[]): number {
  return lists.reduce((sum, list) => sum + (list === undefined ? 0 : (counts.get(list) ?? 0)), 0);
}

/** Returns a list that was made of others, with what is missing in those. */
export function withLeftOut<L extends readonly unknown[]>(
  list: L,
  ...sources: readonly (readonly unknown[] | undefined)[]
): L {
  const count = leftOutOf(...sources);
  if (count > 0) setLeftOut(list, count);
  return list;
}

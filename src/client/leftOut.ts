/** How many items of a list could not be read, by the list as it was decoded. */
const counts = new WeakMap<object, number>();

/** Notes how many items of a list could not be read. */
export function setLeftOut(list: readonly unknown[], count: number): void {
  counts.set(list, count);
}

/**
 * How many items are missing in a list of an answer, since nobody could read them. Known of lists
 * as the client answers them, not of copies.
 */
export function leftOutOf(list: readonly unknown[]): number {
  return counts.get(list) ?? 0;
}

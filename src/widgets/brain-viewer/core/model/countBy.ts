/** Counts things by name, the most frequent first. Skips those without a name. */
export function countBy<T>(
  things: readonly T[],
  nameOf: (thing: T) => string | undefined,
): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const thing of things) {
    const name = nameOf(thing);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => ({ name, count })).sort(
    (a, b) => b.count - a.count || (a.name < b.name ? -1 : 1),
  );
}

/**
 * Returns the known name that a misspelt one most likely stands for. Ignores dashes and case.
 *
 * @returns Undefined if the name is known, or near none.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const plain = lettersOf(name);
  const near = known
    .map((other) => ({ other, distance: distanceBetween(plain, lettersOf(other)) }))
    .filter(({ distance }) => distance <= Math.min(2, plain.length * 0.4));
  return near.sort((a, b) => a.distance - b.distance)[0]?.other;
}

const lettersOf = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** Returns how many letters have to be added, removed or replaced. */
function distanceBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const replaced = (row[j] ?? 0) + Number(from[i] !== to[j]);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

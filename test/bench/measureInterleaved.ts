/** A contender: it does its work once and checks the result. */
export interface Contender {
  name: string;
  run: () => Promise<void>;
}

/** The times of one contender, in milliseconds. */
export interface Timing {
  name: string;
  median: number;
  fastest: number;
  slowest: number;
}

/**
 * Runs the contenders in turn, round after round, so that what else the machine does meets all of
 * them alike. Each round starts with another one; the first rounds warm up and do not count.
 */
export async function measureInterleaved(
  contenders: readonly Contender[],
  { warmUps, rounds }: { warmUps: number; rounds: number },
): Promise<Timing[]> {
  const times = new Map(contenders.map(({ name }): [string, number[]] => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1) {
    const first = (round + warmUps) % contenders.length;
    for (const { name, run } of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      const start = performance.now();
      await run();
      const time = performance.now() - start;
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return Array.from(times, ([name, all]) => ({ name, ...summarise(all) }));
}

function summarise(times: readonly number[]): Omit<Timing, 'name'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const middle = sorted.length / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle) - 1)) / 2,
    fastest: at(0),
    slowest: at(sorted.length - 1),
  };
}

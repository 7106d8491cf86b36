/** Random numbers that are the same in every run. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the values. */
  pick<T>(values: readonly [T, ...T[]]): T;
}

/** Makes a source of random numbers from a seed that is not 0 (xorshift, 32 bits). */
export function createRandom(seed: number): Random {
  let state = seed;
  /** From 0 to 1, without 1. */
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => values[integer(0, values.length - 1)] ?? values[0],
  };
}

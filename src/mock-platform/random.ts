/** A source of numbers that always repeats itself for the same seed. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** That many hexadecimal digits. */
  hex(digits: number): string;
  /** A UUID of version 4 in form. */
  uuid(): string;
}

/**
 * Makes a seeded source (mulberry32). It is for ids that tests can rely on, never for secrets that
 * must hold against anybody.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('');
  const uuid = (): string =>
    [
      hex(8),
      hex(4),
      `4${hex(3)}`,
      `${'89ab'[Math.floor(next() * 4)] ?? '8'}${hex(3)}`,
      hex(12),
    ].join('-');
  return { next, hex, uuid };
}

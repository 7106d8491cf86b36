/** A deterministic source of random numbers. */
export interface Random {
  /** Returns a number from 0 inclusive to 1 exclusive. */
  next(): number;
  hex(digits: number): string;
  /** Returns a UUID in the form of version 4. */
  uuid(): string;
}

/** Creates a seeded generator (mulberry32), for reproducible ids. Not cryptographically secure. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const hex = (digits: number): string => {
    let text = '';
    while (text.length < digits) text += Math.floor(next() * 16).toString(16);
    return text;
  };
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

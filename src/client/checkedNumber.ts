import { BrainstemError } from './errors/BrainstemError.ts';

/** The longest time that a timer can wait, in milliseconds; timers fire at once for a longer one. */
export const longestDelay = 2_147_483_647;

/** Limits for the value of a numeric option. */
export interface NumberRange {
  /** @default 0 */
  min?: number;
  /** @default Number.MAX_SAFE_INTEGER */
  max?: number;
  /** True if `Infinity` is allowed too, for no limit. @default false */
  allowsInfinity?: boolean;
}

/**
 * Checks a numeric option.
 *
 * @param name - The option, as the error names it.
 * @throws BrainstemError with code `configuration` for `NaN`, a value outside the range, and
 * anything that is not a number.
 */
export function checkedNumber(name: string, value: number, range: NumberRange = {}): number {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, allowsInfinity = false } = range;
  const given: unknown = value;
  if (typeof given === 'number') {
    if (given >= min && given <= max) return given;
    if (given === Infinity && allowsInfinity) return given;
  }
  const orNone = allowsInfinity ? ', or Infinity for no limit' : '';
  throw new BrainstemError(
    'configuration',
    `${name} must be a number from ${min} to ${max}${orNone}; received ${describe(given)}.`,
  );
}

/**
 * Checks a time limit in milliseconds: `Infinity` means none.
 *
 * @throws BrainstemError with code `configuration`.
 */
export function checkedTimeout(name: string, value: number): number {
  return checkedNumber(name, value, { min: 1, max: longestDelay, allowsInfinity: true });
}

function describe(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value;
}

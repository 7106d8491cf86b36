import { BrainstemError } from './errors/BrainstemError.ts';

/** The longest delay of a timer, in milliseconds; timers fire immediately for a longer one. */
export const maxTimerDelay = 2_147_483_647;

/** Limits for the value of a numeric option. */
export interface NumberRange {
  /** @default 0 */
  min?: number;
  /** @default Number.MAX_SAFE_INTEGER */
  max?: number;
  /** True if `Infinity` is allowed too, meaning no limit. @default false */
  allowsInfinity?: boolean;
}

/**
 * Checks a numeric option.
 *
 * @param name - The option's name for the error.
 * @throws BrainstemError with code `configuration` for `NaN`, a value out of range, or a
 * non-number.
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
 * Checks a timeout in milliseconds; `Infinity` disables it.
 *
 * @throws BrainstemError with code `configuration`.
 */
export function checkedTimeout(value: number): number {
  return checkedNumber('timeout', value, { min: 1, max: maxTimerDelay, allowsInfinity: true });
}

function describe(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value;
}

/** The kind of error, for code to branch on. Part of the stable public API. */
export type BrainstemErrorCode =
  | 'platform'
  | 'network'
  | 'timeout'
  | 'decode'
  | 'stream'
  | 'token'
  | 'configuration'
  | 'file'
  | 'unfinished-answer'
  | 'conflict';

/** Options that every error of the kit accepts. */
export interface BrainstemErrorOptions {
  /** The underlying error, for debugging. */
  cause?: unknown;
  /** True if a retry may succeed. @default false */
  retryable?: boolean;
}

const brand = Symbol.for('brainstem.error');

/**
 * The base class of every error that the kit throws. Distinguish errors by `code`, never by class
 * name or `instanceof`: minifiers rename classes, and two copies of the kit have two classes.
 */
export class BrainstemError extends Error {
  /** The kind of error, for code to branch on. */
  readonly code: BrainstemErrorCode;
  /** True if a retry may succeed. */
  readonly retryable: boolean;

  constructor(code: BrainstemErrorCode, message: string, options: BrainstemErrorOptions = {}) {
    super(
      `Brainstem: ${message}`,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'BrainstemError';
    this.code = code;
    this.retryable = options.retryable ?? false;
    Object.defineProperty(this, brand, { value: true });
    // V8 retains everything that an error's stack frames captured until the stack is read. A cached
    // error would retain the error of the failure before it, and so on. This is a call because
    // minifiers drop an unused property access.
    Reflect.get(this, 'stack');
  }
}

/** Returns true if a caught value is one of the kit's errors. */
export function isBrainstemError(value: unknown): value is BrainstemError {
  return typeof value === 'object' && value !== null && brand in value;
}

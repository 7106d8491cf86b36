/** The kind of error, for code to branch on. Stable public names. */
export type BrainstemErrorCode =
  | 'platform'
  | 'network'
  | 'timeout'
  | 'decode'
  | 'stream'
  | 'token'
  | 'configuration'
  | 'unfinished-answer'
  | 'conflict';

/** Options that every error of the kit accepts. */
export interface BrainstemErrorOptions {
  /** The error underneath, kept for a developer's eyes. */
  cause?: unknown;
  /** True if doing the same again may succeed. @default false */
  retryable?: boolean;
}

const brand = Symbol.for('brainstem.error');

/**
 * The base of every error that the kit raises. Tell errors apart by `code`, never by class name: a
 * minifier renames classes, and two copies of the kit have two classes.
 */
export class BrainstemError extends Error {
  /** The kind of error, for code to branch on. */
  readonly code: BrainstemErrorCode;
  /** True if doing the same again may succeed. */
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
    // V8 holds on to all that the frames of an error saw until its stack is read. A cache keeps the
    // error of a request that failed, whose frames saw the failure before it, and so on. A call, since
    // minifiers drop a property that is read for nothing.
    Reflect.get(this, 'stack');
  }
}

/** Returns true if a caught value is one of the kit's errors. */
export function isBrainstemError(value: unknown): value is BrainstemError {
  return typeof value === 'object' && value !== null && brand in value;
}

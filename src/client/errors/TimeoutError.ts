import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** The answer took longer than the call was given. */
export class TimeoutError extends BrainstemError {
  override readonly name = 'TimeoutError';
  /** What was waited for, as `POST /chat/stream`. */
  readonly route: string;
  /** How long was waited, in milliseconds. */
  readonly after: number;

  constructor(route: string, after: number) {
    super('timeout', `${route} did not answer within ${after} ms.`, { retryable: true });
    this.route = route;
    this.after = after;
  }
}

/** Whether a caught value says that an answer took too long. */
export function isTimeoutError(value: unknown): value is TimeoutError {
  return isBrainstemError(value) && value.code === 'timeout';
}

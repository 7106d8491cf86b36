import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** The answer exceeded the call's timeout. */
export class TimeoutError extends BrainstemError {
  override readonly name = 'TimeoutError';
  /** The route that timed out, such as `POST /chat/stream`. */
  readonly route: string;
  /** The timeout in milliseconds. */
  readonly after: number;

  constructor(route: string, after: number) {
    super('timeout', `${route} did not answer within ${after} ms.`, { retryable: true });
    this.route = route;
    this.after = after;
  }
}

/** Returns true if a caught value reports that an answer took too long. */
export function isTimeoutError(value: unknown): value is TimeoutError {
  return isBrainstemError(value) && value.code === 'timeout';
}

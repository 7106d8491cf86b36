import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** A place where an answer differs from the contract. */
export interface DecodeIssue {
  /** The path, such as `sessions[3].running` or `node_counts.*`; empty for the whole answer. */
  path: string;
  /** The expected and the received type, without the value itself. */
  message: string;
}

/** An answer, or a request before it is sent, that violates the contract. */
export class DecodeError extends BrainstemError {
  override readonly name = 'DecodeError';
  /** The route, such as `GET /sessions`. */
  readonly route: string;
  /** The side that violates the contract: the request or the response. */
  readonly side: 'request' | 'response';
  /** Every place that differs. */
  readonly issues: readonly DecodeIssue[];

  constructor(route: string, side: 'request' | 'response', issues: readonly DecodeIssue[]) {
    const first = issues[0];
    const place = first === undefined ? '' : ` ${first.path}: ${first.message}`.trimEnd();
    super('decode', `${side} of ${route} is not what the contract allows.${place}`);
    this.route = route;
    this.side = side;
    this.issues = issues;
  }
}

/** Returns true if a caught value reports a contract violation. */
export function isDecodeError(value: unknown): value is DecodeError {
  return isBrainstemError(value) && value.code === 'decode';
}

import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** One place where an answer differs from the contract. */
export interface DecodeIssue {
  /** The path, such as `sessions[3].running`; empty for the whole answer. */
  path: string;
  /** A description of what was expected and what came, without the value itself. */
  message: string;
}

/** A shape that the contract does not allow, in an answer or, before sending, in a request. */
export class DecodeError extends BrainstemError {
  override readonly name = 'DecodeError';
  /** The route, as `GET /sessions`. */
  readonly route: string;
  /** The side that differs: the request that was to be sent, or the answer. */
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

/** Returns true if a caught value reports a shape that the contract doesn't allow. */
export function isDecodeError(value: unknown): value is DecodeError {
  return isBrainstemError(value) && value.code === 'decode';
}

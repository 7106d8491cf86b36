import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** No answer arrived: the network is down, the host is unknown, or CORS blocked the request. */
export class NetworkError extends BrainstemError {
  override readonly name = 'NetworkError';
  /** The route, such as `POST /chat/stream`, or the lazy chunk of the kit that failed to load. */
  readonly route: string;

  constructor(route: string, cause: unknown) {
    super(
      'network',
      `${route} got no answer. Check the connection, baseUrl, and that the platform allows this origin.`,
      { cause, retryable: true },
    );
    this.route = route;
  }
}

/** Returns true if a caught value reports that no answer arrived. */
export function isNetworkError(value: unknown): value is NetworkError {
  return isBrainstemError(value) && value.code === 'network';
}

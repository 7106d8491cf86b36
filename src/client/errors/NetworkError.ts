import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** No answer came: the network is down, the host is unknown, or CORS refused the page. */
export class NetworkError extends BrainstemError {
  override readonly name = 'NetworkError';
  /** The route, as `POST /chat/stream`, or which code of the kit's own could not be fetched. */
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

/** Returns true if a caught value reports that no answer came. */
export function isNetworkError(value: unknown): value is NetworkError {
  return isBrainstemError(value) && value.code === 'network';
}

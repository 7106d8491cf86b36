import {
  BrainstemError,
  isBrainstemError,
  isPlatformError,
  NetworkError,
  isNetworkError,
  PlatformError,
} from '../../client/index.ts';
import { hideSecrets, knownMessages, missingScopeIn } from '../../contract/index.ts';

const plainMessages = new Set<string>(
  Object.values(knownMessages).filter((message) => typeof message === 'string'),
);

/**
 * Turns a failed exchange into an error that is safe to log: keeps only documented messages of the
 * platform and drops causes, since either may contain the key or a token.
 */
export function withoutSecrets(error: unknown, apiKey: string): BrainstemError {
  if (isPlatformError(error)) {
    return new PlatformError({
      status: error.status,
      platformMessage: isKnown(error.platformMessage, apiKey) ? error.platformMessage : undefined,
      route: error.route,
      retryAfter: error.retryAfter,
    });
  }
  if (isNetworkError(error)) return new NetworkError(error.route, undefined);
  if (isBrainstemError(error) && error.cause === undefined) return error;
  return new BrainstemError('network', 'the token exchange failed for a reason that is not known.');
}

function isKnown(message: string | undefined, apiKey: string): boolean {
  if (message === undefined || hideSecrets(message, [apiKey]) !== message) return false;
  return plainMessages.has(message) || missingScopeIn(message) !== undefined;
}

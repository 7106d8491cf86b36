import { createMockPlatform } from '../../mock-platform/index.ts';
import { createTokenHandler, type TokenHandlerOptions } from '../tokens/createTokenHandler.ts';

/** The origin of the host's page and its token route. */
export const hostOrigin = 'https://app.example.com';

/** Opens a token handler for a mock platform and records its exchanges. */
export function openHandler(options: Partial<TokenHandlerOptions> = {}) {
  let now = Date.parse('2030-01-01T12:00:00Z');
  const platform = createMockPlatform({ pace: 0, now: () => now });
  const { baseUrl, apiKey, serviceActorId } = platform.credentials;
  const exchanges: Request[] = [];
  const errors: unknown[] = [];
  const handler = createTokenHandler({
    baseUrl,
    apiKey,
    authorize: (request) => ({ serviceActorId: request.headers.get('x-actor') ?? serviceActorId }),
    now: () => now,
    onError: (error) => errors.push(error),
    ...options,
    fetch: (input, init) => {
      exchanges.push(new Request(input, init));
      return (options.fetch ?? platform.fetch)(input, init);
    },
  });

  return {
    platform,
    handler,
    exchanges,
    errors,
    /** Advances the time of the host and the platform, in seconds. */
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
    ask: (reason?: string, headers: Record<string, string> = {}) =>
      handler(tokenRequest(reason === undefined ? {} : { reason }, headers)),
  };
}

/** Creates a request like the host's page sends it. */
export function tokenRequest(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${hostOrigin}/api/token`, {
    method: 'POST',
    headers: {
      origin: hostOrigin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

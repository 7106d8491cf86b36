import {
  createRequester,
  createServerClock,
  isPlatformError,
  PlatformError,
  type TokenRequest,
} from '../client/index.ts';
import { exchangeToken, serviceActorTokenLifetime } from '../contract/index.ts';
import { createServerFetch } from './createServerFetch.ts';
import { createTokenCache } from './createTokenCache.ts';

/** Options of {@link createTokenExchange}. Times in milliseconds. */
export interface TokenExchangeOptions {
  baseUrl: string;
  apiKey: string;
  fetch?: typeof globalThis.fetch | undefined;
  now: () => number;
  /** A token with less left than this is exchanged anew. */
  renewBefore: number;
  /** For one try; there are two at most. */
  timeout: number;
}

/** Exchanges the API key for service actor tokens, one call at a time for each actor. */
export interface TokenExchange {
  /**
   * A token for a service actor, from the cache while it is good.
   *
   * @param reason - `unauthorized` passes the cache by, unless its token has only just come.
   * @throws PlatformError, NetworkError, TimeoutError or DecodeError.
   */
  get(serviceActorId: string, reason: TokenRequest['reason']): Promise<string>;
  /** The platform's time as far as it is known, in milliseconds since the epoch. */
  now(): number;
}

/**
 * Tabs that were refused together ask together: for so long, the token that came in place of the
 * refused one serves them all.
 */
const justCome = 250;

/** The wait after a 429 that names none. */
const defaultPause = 5_000;

/**
 * Creates the exchange at `POST {baseUrl}/public/v1/identity/auth/token/exchange`.
 *
 * A 429 holds back every exchange until its `Retry-After` is over.
 */
export function createTokenExchange(options: TokenExchangeOptions): TokenExchange {
  const { apiKey, now, renewBefore } = options;
  const clock = createServerClock(now);
  const cache = createTokenCache();
  const flights = new Map<string, Promise<string>>();
  let pausedUntil = -Infinity;

  const requester = createRequester({
    baseUrl: options.baseUrl,
    credential: { get: () => Promise.resolve(apiKey) },
    fetch: createServerFetch(options.fetch),
    timeout: options.timeout,
    retry: { attempts: 1, maxDelay: 2_000 },
    onServerTime: (date) => clock.observe(date),
  });

  function findCached(serviceActorId: string, reason: TokenRequest['reason']): string | undefined {
    const cached = cache.get(serviceActorId);
    if (cached === undefined) return undefined;
    const isGood =
      reason === 'unauthorized'
        ? cached.replacedAt !== undefined && Math.abs(now() - cached.replacedAt) < justCome
        : cached.expiresAt - clock.now() > renewBefore;
    return isGood ? cached.token : undefined;
  }

  async function exchange(serviceActorId: string, reason: TokenRequest['reason']): Promise<string> {
    const left = pausedUntil - now();
    if (left > 0) throw rateLimited(left);
    try {
      const { token } = await requester.json(exchangeToken, { body: { serviceActorId } });
      const told = clock.observeToken(token);
      const expiresAt = told === Infinity ? clock.now() + serviceActorTokenLifetime * 1000 : told;
      const replacedAt = reason === 'unauthorized' ? now() : undefined;
      cache.set(serviceActorId, { token, expiresAt, replacedAt });
      return token;
    } catch (error) {
      if (!isPlatformError(error) || error.status !== 429) throw error;
      const pause = error.retryAfter ?? defaultPause;
      pausedUntil = now() + pause;
      throw rateLimited(pause);
    }
  }

  return {
    async get(serviceActorId, reason) {
      const cached = findCached(serviceActorId, reason);
      if (cached !== undefined) return cached;
      const underWay = flights.get(serviceActorId);
      if (underWay !== undefined) return underWay;
      const flight = exchange(serviceActorId, reason).finally(() => flights.delete(serviceActorId));
      flights.set(serviceActorId, flight);
      return flight;
    },
    now: () => clock.now(),
  };
}

function rateLimited(retryAfter: number): PlatformError {
  return new PlatformError({
    status: 429,
    platformMessage: undefined,
    route: `${exchangeToken.method} ${exchangeToken.path}`,
    retryAfter,
  });
}

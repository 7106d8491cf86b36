import {
  createRequester,
  createServerClock,
  isPlatformError,
  PlatformError,
  type TokenRequest,
} from '../client/index.ts';
import { exchangeToken, serviceActorTokenLifetime } from '../contract/index.ts';
import { createServerFetch } from './createServerFetch.ts';
import { createTokenCache, type TokenCache } from './createTokenCache.ts';
import { guardTokenCache } from './guardTokenCache.ts';

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
  /** @default one in the memory of this process */
  cache?: TokenCache | undefined;
  /** Told when the cache fails. */
  onCacheError: (error: unknown) => void;
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
  const cache = guardTokenCache(options.cache ?? createTokenCache(), options.onCacheError);
  const flights = new Map<string, Promise<string>>();
  const searches = new Map<string, Promise<string>>();
  // By our own clock, and for this process alone: the clocks of two instances differ by more.
  const replacements = new Map<string, { token: string; at: number }>();
  let pausedUntil = -Infinity;

  const requester = createRequester({
    baseUrl: options.baseUrl,
    credential: { get: () => Promise.resolve(apiKey) },
    fetch: createServerFetch(options.fetch),
    timeout: options.timeout,
    retry: { attempts: 1, maxDelay: 2_000 },
    onServerTime: (date) => clock.observe(date),
  });

  async function search(serviceActorId: string): Promise<string> {
    const cached = await cache.get(serviceActorId);
    if (cached !== undefined && cached.expiresAt - clock.now() > renewBefore) return cached.token;
    return join(flights, serviceActorId, () => exchange(serviceActorId, 'initial'));
  }

  function findReplacement(serviceActorId: string): string | undefined {
    for (const [actor, { at }] of replacements) {
      if (Math.abs(now() - at) >= justCome) replacements.delete(actor);
    }
    return replacements.get(serviceActorId)?.token;
  }

  async function exchange(serviceActorId: string, reason: TokenRequest['reason']): Promise<string> {
    const left = pausedUntil - now();
    if (left > 0) throw rateLimited(left);
    try {
      const { token } = await requester.json(exchangeToken, { body: { serviceActorId } });
      const told = clock.observeToken(token);
      const expiresAt = told === Infinity ? clock.now() + serviceActorTokenLifetime * 1000 : told;
      if (reason === 'unauthorized') replacements.set(serviceActorId, { token, at: now() });
      else replacements.delete(serviceActorId);
      await cache.set(serviceActorId, { token, expiresAt });
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
      if (reason !== 'unauthorized') {
        return join(searches, serviceActorId, () => search(serviceActorId));
      }
      return (
        findReplacement(serviceActorId) ??
        join(flights, serviceActorId, () => exchange(serviceActorId, reason))
      );
    },
    now: () => clock.now(),
  };
}

/** One call at a time for each key: whoever comes meanwhile is given the same. */
function join<T>(calls: Map<string, Promise<T>>, key: string, call: () => Promise<T>): Promise<T> {
  const underWay = calls.get(key);
  if (underWay !== undefined) return underWay;
  const started = call().finally(() => calls.delete(key));
  calls.set(key, started);
  return started;
}

function rateLimited(retryAfter: number): PlatformError {
  return new PlatformError({
    status: 429,
    platformMessage: undefined,
    route: `${exchangeToken.method} ${exchangeToken.path}`,
    retryAfter,
  });
}
